import type { Meaning } from '../languages/meaning.ts'
import { meaningOf } from '../languages/precedence.ts'

/** What companies have besides their name: “Company video”. */
const belongings: readonly Meaning[] = ['url', 'email', 'twitter', 'linkedin', 'video', 'logo', 'tagline']
/** “Firmenlogo” is one word; “firmaets” only an ending. */
const company =
  /^(?:firmen|firma|unternehmens|virksomheds|foretags|bedrijfs|bedrifts|yrityksen|yritys)(?=\p{L}{3})(?!ets$|ens$|nes$|n[iı]n$|[nm][iı]z|lar)/u
const names = /^(?:name\w*|bezeichnung|wortlaut|namn|navn|naam|nimi\w*)$/
const details = /^(?:detail|detal|detay|detalj|detall)/
const sites = /^(?:www|web|web(?:sites?|seite|sitesi|stranka|sajt|sida|sted|page|oldal)\p{L}{0,3})$/u
const about = /^(?:uber|about|a propos|sobre|acerca|sulla?|over|o|om|despre|о|про)(?= )(?!.*\b(?:nom[be]?r?e?|name|nazwa|nazev|nazov)\b)/u

const networks = /(?:twitter|тв[иі]ттер|推特|ツイッター|트위터|git ?hub|linked ?in|领英|링크드인)\S*|\bx\b|の(?=twitter|x\b|\s)/gu
/** “Your name on X”, “GitHub owner/repo” */
const ownNames = /\b(?:name|nom|nombre|nome|naam|navn|namn|nimi|nev|nume|repo\w*|developers?)\b|(?<!\p{L})(?:имя|імя)(?!\p{L})|名|이름/u

/** What a text asks for once it’s said whose that is: a company’s video isn’t its name, and a founder’s account isn’t the product’s. */
export function byOwner(meaning: Meaning, folded: string): Meaning {
  if (meaning === 'company') return whatOfCompany(folded)
  return (meaning === 'twitter' || meaning === 'github' || meaning === 'linkedin') && isPersons(folded) ? 'other' : meaning
}

function whatOfCompany(folded: string): Meaning {
  const words = folded.split(' ')
  if (words.length > 3) return 'company'
  if (about.test(folded)) return 'other'
  for (const word of words) {
    const what = word.replace(company, '')
    if (sites.test(what)) return 'url'
    const meaning = details.test(what) ? 'description' : meaningOf(what)?.meaning
    if (meaning === 'description' || meaning === 'shortDescription') return 'other'
    if (meaning !== undefined && belongings.includes(meaning)) return meaning
    if (what !== word && !names.test(what)) return 'other'
  }
  return 'company'
}

function isPersons(folded: string): boolean {
  const words = folded.replace(networks, ' ').split(' ').filter(Boolean)
  if (words.length > 3 || ownNames.test(folded)) return false
  return [words.join(' '), ...words].some((text) => meaningOf(text)?.meaning === 'makerName')
}
