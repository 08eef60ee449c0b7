import type { Meaning } from '../languages/meaning.ts'
import { meaningOf } from '../languages/precedence.ts'
import words from './of-owners.json' with { type: 'json' }

/** What companies have besides their name: “Company video”. */
const belongings: readonly Meaning[] = ['url', 'email', 'twitter', 'linkedin', 'video', 'logo', 'tagline']
const networks = new RegExp(words.networks, 'gu')
/** “Firmenlogo” is one word, “firmaets” only an ending, and “Your name on X” a network’s. */
const compiled = Object.entries(words).map(([name, pattern]) => [name, new RegExp(pattern, 'u')] as const)
const { company, names, details, sites, about, ownNames } = Object.fromEntries(compiled) as Record<keyof typeof words, RegExp>

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
