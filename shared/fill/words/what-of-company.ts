import type { Meaning } from '../languages/meaning.ts'
import { meaningOf } from '../languages/precedence.ts'

/** What companies have besides their name: “Company video”. */
const belongings: readonly Meaning[] = ['url', 'email', 'twitter', 'linkedin', 'video', 'logo', 'tagline']
/** “Firmenlogo” is one word. */
const company = /^(?:firmen?|unternehmens|virksomheds|foretags|bedrijfs|bedrifts|yritys|yrityksen|ceg)(?=\p{L}{3})/u
const details = /^(?:detail|detal|detay|detalj|detall)/
const sites = /^(?:web|www)/

/** What a short label that names a company asks for: the company, or something that it has, which may be what no listing has. */
export function whatOfCompany(folded: string): Meaning {
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
