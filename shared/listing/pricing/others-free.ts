import { Exact } from '../loose.ts'
import { freeAny } from './free-words.ts'
import { anyOf } from './word.ts'
import phrases from './price-phrases.json' with { type: 'json' }

const name = String.raw`\p{Lu}[\p{L}\p{N}.]*(?: \p{Lu}[\p{L}\p{N}.]*){0,2}`
const offered = String.raw`(?:tier|plan|version|account|edition|hosting|API key|credits)`

/** Free plans of other named products: "the free tier of Northwind", "Northwind’s free plan", "a free Northwind account". */
const namedFree = new Exact(anyOf(phrases.namedFree, { name, offered }))

const offer =
  /['’]s |, an? |tier|plan|version|account|edition|hosting|api key|credits|tarif|konto|variante|offre|compte|formule|versión|cuenta|nivel|piano|plano|versão|conta|тариф|план|верси/i

/** A text without mentions of what other products offer for free. `isOwn` recognizes the product’s own names. */
export const withoutOthersFree = (text: string, isOwn: (name: string) => boolean): string =>
  offer.test(text) && freeAny.test(text)
    ? text.slice(0, 2_000).replace(namedFree.pattern, (said: string, ...groups: unknown[]) => {
        const named = groups.find((group) => typeof group === 'string' && !group.includes(said))
        // "Meet" in "Meet Acme" is capitalized because it starts a sentence.
        const words = typeof named === 'string' ? named.split(' ') : []
        return words.some((_, at) => isOwn(words.slice(at).join(' '))) ? said : ' … '
      })
    : text
