import type { Meaning } from '../languages/meaning.ts'
import { meaningOf } from '../languages/precedence.ts'

/** What companies have besides their name: “Company video”. */
const belongings: readonly Meaning[] = ['url', 'email', 'twitter', 'linkedin', 'video', 'logo', 'tagline']
/** “Firmenlogo” is one word. */
const company = /^(?:firmen?|unternehmens|virksomheds|foretags|bedrijfs|bedrifts|yritys|yrityksen|ceg)(?=\p{L}{3})/u
const details = /^(?:detail|detal|detay|detalj|detall)/
const sites = /^(?:web|www)/

const networks = /(?:twitter|тв[иі]ттер|推特|ツイッター|트위터|git ?hub|linked ?in|领英|링크드인)\S*|\bx\b|の(?=twitter|x\b|\s)/gu

/** What a text asks for once it’s said whose that is: a company’s video isn’t its name, and a founder’s account isn’t the product’s. */
export function byOwner(meaning: Meaning, folded: string): Meaning {
  if (meaning === 'company') return whatOfCompany(folded)
  return (meaning === 'twitter' || meaning === 'github' || meaning === 'linkedin') && isPersons(folded) ? 'other' : meaning
}

function whatOfCompany(folded: string): Meaning {
  const words = folded.split(' ')
  if (words.length > 3) return 'company'
  for (const word of words.map((one) => one.replace(company, ''))) {
    if (sites.test(word)) return 'url'
    const meaning = details.test(word) ? 'description' : meaningOf(word)?.meaning
    if (meaning === 'description' || meaning === 'shortDescription') return 'other'
    if (meaning !== undefined && belongings.includes(meaning)) return meaning
  }
  return 'company'
}

function isPersons(folded: string): boolean {
  const words = folded.replace(networks, ' ').split(' ').filter(Boolean)
  return words.length < 4 && [words.join(' '), ...words].some((text) => meaningOf(text)?.meaning === 'makerName')
}
