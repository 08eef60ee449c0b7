import { anyContext, latinWords, otherScripts } from '../languages/any-language.ts'
import type { Meaning } from '../languages/meaning.ts'
import { isFieldName } from '../fields.ts'
import { asksForProduct, isUnrelatedForm } from '../words/unrelated-forms.ts'
import neighbours from '../words/neighbours.json' with { type: 'json' }

/** What a form is for. Only a product’s is filled. */
export type FormKind = 'product' | 'unclear' | 'search' | 'account' | 'payment' | 'newsletter' | 'comment' | 'contact'

/** A control of a form, seen or not: passwords count too. `words` are its label and names, folded. */
export type FormControl = { type: string; meaning: Meaning | null; isGeneric: boolean; words: string }

/** `own` are the form’s names and action, `heading` what stands over it and its first heading, `above` those and two more, `page` the page’s title and path: folded. */
export type FormFacts = {
  controls: readonly FormControl[]
  isSearch: boolean
  own: string
  buttons: string
  heading: string
  above: string
  page: string
}

const [submits, products] = [latinWords('submits'), latinWords('products')]
/** A product is handed in. */
const handsIn = new RegExp(
  `\\b(?:${submits})\\b.{0,24}\\b(?:${products})\\b|\\b(?:${products})\\b.{0,24}\\b(?:${submits})\\b|^(?:${latinWords('submitsAlone')})$|\\b(?:${latinWords('submitsAnything')})\\b|${otherScripts('submits')}`,
  'u',
)
const signIns = anyContext('signIns')
const newsletters = anyContext('newsletters')
const comments = anyContext('comments')
const contacts = anyContext('contacts')
const otherPurposes = anyContext('otherPurposes')
const searches = anyContext('searches')

/** Narrows a list down. */
const filters = /\b(?:filters?|facets?|refine)\b/u
const showsResults =
  /\b(?:show|see|view) (?:\d+|all|the)? ?(?:results?|products|tools|matches|software)\b|\b(?:apply|clear|reset) (?:all |the )?filters?\b/u
/** Works something out. */
const calculates = /\b(?:calculate|calculator|calculation|estimate|estimator|compare (?:two|them|products|tools|prices))\b/u
/** Only directories of products ask for two of these, whatever the heading calls it: an issue, a tip, a deal. */
const productsToo = /\b(?:issues?|tips?|deals?|coupons?|story|stories|news|newsletter|feature|features)\b/gu
const grants = /\bgrants?\b/gu
const productsOwn: readonly Meaning[] = ['tagline', 'pricing', 'platforms', 'competitors', 'github', 'logo', 'screenshots', 'video']

/** A company’s number isn’t a payment. */
const taxes = new RegExp(neighbours.coupons, 'u')

/** Fields that other forms have, too. */
const usual: readonly Meaning[] = ['email', 'makerName', 'makerUrl', 'twitter', 'price', 'firstComment', 'country', 'company']
/** Only forms for products have the others. */
const isTelling = (meaning: Meaning): boolean => isFieldName(meaning) && !usual.includes(meaning)

/** What a form is for, by what it asks for and what is written on it. */
export function kindOfForm({ controls, isSearch, own, buttons, heading, above, page }: FormFacts): FormKind {
  const asked = new Set(
    controls.flatMap(({ meaning, isGeneric }) => (meaning !== null && isTelling(meaning) && !isGeneric ? [meaning] : [])),
  )
  const has = (...meanings: Meaning[]) => controls.some(({ meaning }) => meaning !== null && meanings.includes(meaning))
  const texts = controls.filter(({ type }) => !['checkbox', 'radio', 'button', 'file', 'hidden'].includes(type))
  const words = `${own} | ${buttons} | ${above}`
  const isListing =
    asked.has('tagline') || asked.has('shortDescription') || asked.has('description') || asked.has('logo') || asked.has('pricing')
  const says = (pattern: RegExp) => texts.some(({ meaning, words }) => meaning !== 'firstComment' && pattern.test(words))

  // “Tool name” says more than “Name”.
  const isItem = (has('name') && has('url')) || (asked.has('tagline') && asked.has('github') && handsIn.test(words))
  const telling = productsOwn.filter((meaning) => asked.has(meaning)).length
  const isProducts = isItem && telling >= (asked.has('name') ? 1 : 2)
  // “Create new issue”, on a page that is called “Submit a tool”.
  const isCalledSo = isListing && has('url') && asksForProduct(page)
  // “Create a grant” asks for the project that it is for; whoever gives one asks for no repository.
  const isFunded = isItem && asked.has('description') && (has('twitter') || asked.has('github'))
  const aside = isProducts || isCalledSo ? productsToo : isFunded ? grants : null
  const [over, pressed] =
    aside === null ? [heading, buttons] : [heading.replace(aside, ''), aside === grants ? buttons.replace(aside, '') : '']
  if (isUnrelatedForm(over) || (!handsIn.test(words) && isUnrelatedForm(pressed))) return 'contact'
  const isHandedIn = handsIn.test(buttons) && !searches.test(`${own} | ${heading}`)
  const isNamed =
    has('name', 'url', 'description', 'shortDescription') && (isHandedIn || texts.some(({ type }) => type === 'textarea' || type === 'url'))
  if (isSearch && !(isListing && asked.size >= 3 && isNamed)) return 'search'
  if ((filters.test(own) && !/\b(?:submit|add|suggest|post)\b/.test(buttons)) || showsResults.test(buttons)) return 'search'
  if (calculates.test(`${own} | ${buttons}`) && !handsIn.test(words)) return 'contact'
  if ((has('search') || searches.test(`${own} | ${buttons}`)) && !isListing && !handsIn.test(words)) return 'search'
  if (
    controls.some(({ type, meaning }) => type === 'password' || meaning === 'password') &&
    !(isListing && (asked.size >= 2 || handsIn.test(words)))
  )
    return 'account'
  const isOther =
    otherPurposes.test(words) &&
    !isCalledSo &&
    !handsIn.test(words) &&
    !['name', 'tagline', 'pricing', 'logo'].some((field) => asked.has(field as Meaning))
  if (isOther) return 'contact'
  const pays = controls.some(({ meaning, words }) => meaning === 'payment' && !taxes.test(words))
  if (pays && !(isListing && asked.size >= 2)) return 'payment'
  if (asked.size >= 2 && isListing) return 'product'
  if (newsletters.test(words) && has('email') && texts.length <= 4 && !isListing && !asked.has('name')) return 'newsletter'
  if (signIns.test(words) && !handsIn.test(words) && asked.size < 2) return 'account'
  const isHanded = handsIn.test(words) || handsIn.test(page)
  if ((comments.test(own) || comments.test(buttons) || says(comments)) && !isListing && !asked.has('name') && !asked.has('category'))
    return 'comment'
  if (says(contacts) && (has('email') || contacts.test(words)) && !asked.has('name') && !isListing) return 'contact'
  if (asked.size >= 3 || (asked.size >= 1 && isHanded)) return 'product'
  // “Name”, “Link” and “Description” are a listing’s unless the form is for something else.
  if (isListing && has('name') && has('url') && !otherPurposes.test(words)) return 'product'
  if (isHanded && has('url') && !has('email')) return 'product'
  if (texts.length <= 2 && has('email')) return 'newsletter'
  return 'unclear'
}
