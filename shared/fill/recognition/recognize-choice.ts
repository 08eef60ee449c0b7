import type { ControlTexts } from '../texts/control-texts.ts'
import { isFieldName, type FieldName } from '../fields.ts'
import { meaningOf } from '../languages/precedence.ts'
import { fillFrom } from '../found-field.ts'
import { foldWords, nameWords } from '../texts/fold-words.ts'
import { recognizeField, unknown, type Recognized } from './recognize-field.ts'
import { isPlatform } from '../values/match-platforms.ts'
import { kindOfPricing } from '../values/match-pricing.ts'
import type { Evidence } from './read-evidence.ts'
import { anyContext } from '../languages/any-language.ts'
import sources from './sources.json' with { type: 'json' }

const personal = anyContext('consents')
const sold = anyContext('placements')
const plans = anyContext('plans')
const ownPlans = anyContext('productPlans')

/** An amount of money. As it is written. */
export const amounts =
  /[€$£¥₹₽₩₺₴]\s?\d|\d[\d.,]*\s?(?:€|\$|£|¥|₹|₽|₩|₺|₴|(?:usd|eur|gbp|euros?|dollars?|bucks|kr|chf)\b|zł|kč|元|円|원|руб|грн)/iu

/** What a group is asked for, of all that one may be filled with. */
const taken: Record<'radio' | 'checkbox' | 'button', readonly FieldName[]> = {
  radio: ['pricing', 'category', 'country', 'platforms', 'openSource'],
  checkbox: ['platforms', 'categories', 'tags'],
  button: ['pricing', 'category', 'country', 'platforms', 'openSource', 'categories', 'tags'],
}

/** The field that a select or a group asks for: what its options are together, else what its question says. A group takes what a select does. */
export function recognizeChoice(evidence: readonly Evidence[], options: readonly string[], type: string, question: string): Recognized {
  const own = recognizeField(evidence, 'select')
  const asked = type === 'select' ? whatPrices(own, options) : takenBy(own, type)
  const shown = pricingOf(options) ?? (type === 'radio' || type === 'select' ? null : platformsOf(options, question))
  return shown === null || asked.field === shown || (type === 'select' && asked.confidence >= fillFrom)
    ? asked
    : { ...unknown, field: shown, confidence: 0.8, reason: `its options are “${options.slice(0, 3).join('”, “')}”` }
}

/** “Type of business” may have a list of whom it sells to, and what the directory sells has prices. */
const whatPrices = (asked: Recognized, options: readonly string[]): Recognized =>
  asked.field === 'pricing' && ((options.length > 1 && options.every((option) => kindOfPricing(option) === null)) || options.some(isSold))
    ? unknown
    : asked

/** “Top of the list, $19”: an amount with words that say nothing of a price. */
function isSold(option: string): boolean {
  if (!amounts.test(option) || kindOfPricing(option) !== null) return false
  return foldWords(option.replace(new RegExp(amounts, 'giu'), ' '))
    .split(' ')
    .some((word) => /^\p{L}/u.test(word) && !ofPrices.test(word))
}

const ofPrices = new RegExp(sources.ofPrices, 'u')

const minShare = 0.6

/** Only products are free in part: what a directory sells is free or paid. */
export function pricingOf(options: readonly string[]): 'pricing' | null {
  const kinds = options.map(kindOfPricing)
  const known = kinds.filter((kind) => kind !== null)
  const isAsked = kinds.includes('freemium') && (kinds.includes('free') || kinds.includes('paid') || kinds.includes('subscription'))
  return isAsked && known.length >= options.length * minShare ? 'pricing' : null
}

/** What people use themselves, or want to hear of, may have the same options. */
const ofPeople = new RegExp(sources.ofPeople, 'u')

const platformsOf = (options: readonly string[], question: string): 'platforms' | null =>
  options.length > 2 && options.filter(isPlatform).length >= options.length * minShare && !ofPeople.test(foldWords(question))
    ? 'platforms'
    : null

/** The same for radio buttons or check boxes, which take some fields only. */
export function takenBy(recognized: Recognized, type: string): Recognized {
  const kind = type === 'radio' || type === 'button' ? type : 'checkbox'
  const [other, own]: FieldName[] = kind === 'radio' ? ['categories', 'category'] : ['category', 'categories']
  const field = recognized.field === other && kind !== 'button' ? own : recognized.field
  return field != null && taken[kind].includes(field) ? { ...recognized, field } : unknown
}

/** Whether a group is for the maker alone: a consent, a newsletter, or something that the directory sells. */
export function isPersonalChoice({ label, aria, nearby, labelHint, hint, names }: ControlTexts, options: readonly string[]): boolean {
  const question = `${label} | ${aria} | ${nearby} | ${labelHint}`
  // “listing[platforms]” is what the form calls all that it asks for, and “listing_works” where the question says what for.
  const whole = isFieldName(meaningOf(foldWords(label || aria || nearby))?.meaning ?? '') ? /^(?:\w+(?=\[)|listing_)/ : /^\w+(?=\[)/
  const named = names.map((name) => nameWords(name.replace(whole, ''))).join(' | ')
  const words = foldWords(`${question} | ${options.join(' | ')}`)
  if (amounts.test([question, hint, ...options].join(' | '))) return true
  const asked = foldWords(question)
  // “Terms” may be what a product costs.
  const isTerms = pricingOf(options) !== null && !personal.test(foldWords(options.join(' | ')))
  if ((personal.test(words) && !isTerms) || personal.test(named) || sold.test(words) || sold.test(named)) return true
  return (
    (plans.test(asked) && !ownPlans.test(asked)) ||
    (plans.test(named) && !ownPlans.test(named) && !(ownPlans.test(asked) && pricingOf(options) !== null))
  )
}

const most = new RegExp(sources.maxChoices, 'iu')
const numbers: Record<string, number> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 }

/** How many options of a group may be chosen, where its texts say so. */
export function readMaxChoices(texts: string): number | null {
  const found = most.exec(texts)
  const said = found?.[1] ?? found?.[2] ?? found?.[3]
  return said === undefined ? null : (numbers[said.toLowerCase()] ?? Number(said))
}
