import { foldWords } from '../texts/fold-words.ts'
import pricings from '../words/options/pricings.json' with { type: 'json' }
import { anyPrice } from '../languages/any-language.ts'
import answers from '../words/options/yes-no.json' with { type: 'json' }

/** What phrases about a price speak of, in folded words: see match-pricing.ts. */
const spoken = ['free', 'paid', 'trial', 'subscription', 'oneTime', 'contact', 'other', 'basic', 'unpaid', 'notFree', 'bounded'] as const
const pricingWords = Object.fromEntries(spoken.map((name) => [name, anyPrice(name)])) as Record<(typeof spoken)[number], RegExp>

type Kind = keyof typeof pricings

const kinds: readonly Kind[] = ['free', 'freemium', 'subscription', 'oneTime', 'paid', 'contact']
const rows = kinds.map((kind) => pricings[kind].split(' | ').map(foldWords))

/** Kinds of paid products, where a form knows only free and paid ones. */
const isPaid = (kind: Kind | null): boolean => kind === 'subscription' || kind === 'oneTime'

/** Before an explanation, without the words for code that is open. */
const answered = (words: string): RegExp =>
  new RegExp(`^(?:${words.replace(/ \\| (?:open|closed) source.*/, '').replaceAll(' | ', '|')})(?![\\p{L}\\d])`, 'iu')
const [yes, no] = [answered(answers.Yes), answered(answers.No)]

/** “Is it free?”, but neither “Has it a free trial?” nor “Free or paid?” */
function asksIfFree(question: string): boolean {
  const folded = foldWords(question)
  const says = (kind: (typeof spoken)[number]) => pricingWords[kind].test(folded)
  return says('free') && !says('trial') && !says('paid') && !says('notFree') && !moreOrLess.test(folded)
}

const moreOrLess =
  /\b(?:not|no|non|nicht|pas|nao|niet|inte|ikke|nie|plan\w*|version\w*|tiers?|tarif\w*|or|oder|ou|o)\b|не(?: |$)|不|版|ない/u

/** “Is it free?” takes “Yes, but some of it costs money”, which is freemium. */
export const answersTo = (question: string, options: readonly string[]): readonly string[] =>
  asksIfFree(question) && options.some((option) => yes.test(option)) && !options.some((option) => pricingWords.free.test(foldWords(option)))
    ? options.map((option) => option.replace(yes, 'free').replace(no, 'paid'))
    : options

/** The option that says the same about the price as the listing. Null if none does, or two do equally well. */
export function matchPricing(value: string, options: readonly string[]): string | null {
  const folded = foldWords(value)
  const row = rows.find((words) => words.includes(folded))
  for (const word of row ?? [])
    for (const read of [foldWords, foldHead]) {
      const same = options.filter((option) => read(option) === word)
      if (same[0] !== undefined) return same[0]
    }
  const kind = kindOfPricing(value)
  const said = options.filter((option) => kind !== null && kindOfPricing(option) === kind)
  const headed = said.filter((option) => kindOfPricing(headOf(option)) === kind)
  // “Freemium: free, with paid extras” beside “Free: nobody pays”
  const named = said.filter((option) => row?.some((word) => foldWords(option).startsWith(`${word} `)))
  if (said.length > 0 || !isPaid(kind)) return only(said) ?? only(headed) ?? only(named)
  return only(options.filter((option) => kindOfPricing(option) === 'paid'))
}

const only = (options: readonly string[]): string | null => (options.length === 1 ? (options[0] ?? null) : null)

/** Without what explains it: “Freemium (free plan available)”. */
const headOf = (option: string): string => option.replace(/\s*[(（–—:].*$/, '')
const foldHead = (option: string): string => foldWords(headOf(option))

/** What a phrase says about a price: a free part and a paid part are freemium. Null if it says something else, or too little. */
export function kindOfPricing(phrase: string): Kind | null {
  const folded = foldWords(phrase)
  const row = rows.findIndex((words) => words.includes(folded))
  if (row !== -1) return kinds[row] ?? null
  if (/\bfreemium\b|フリーミアム/u.test(folded)) return 'freemium'
  if (pricingWords.other.test(folded)) return null
  const withoutNo = folded
    .replace(pricingWords.notFree, ' ')
    .replace(/\b(?:free of|no|without) charge\b/gu, 'free')
    .replace(pricingWords.unpaid, ' ')
  const says = (kind: Exclude<keyof typeof pricingWords, 'notFree' | 'unpaid'>): boolean => pricingWords[kind].test(withoutNo)
  if (says('trial')) return 'paid'
  if (says('contact')) return says('free') ? null : 'contact'
  const isFree = says('free')
  const isCharged = says('paid')
  if (isFree && (isCharged || says('subscription') || says('oneTime'))) return says('oneTime') && !isCharged ? null : 'freemium'
  if (isFree && says('bounded')) return null
  if (isFree) return says('basic') ? 'freemium' : 'free'
  if (says('subscription')) return says('oneTime') ? null : 'subscription'
  if (says('oneTime')) return 'oneTime'
  return isCharged || pricingWords.notFree.test(folded) ? 'paid' : null
}
