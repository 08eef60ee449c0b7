import { byKind, fieldKeys, fieldOf as fieldOfListing, type Held } from '../../../../shared/fields/listing-fields.ts'
import { ownWords } from '../../../../shared/listing/categories/own-words.ts'
import { repositoryOf } from '../../../../shared/listing/own-links.ts'
import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { fieldOf, type FieldName } from '../../../../shared/fill/fields.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../launch/launch.ts'
import { withoutMarkdown } from '../../listing/markdown.ts'
import type { Maker } from '../../records.ts'
import { platformNames, primary } from '../product.ts'
import type { ElsewherePlan } from '../records.ts'

/** Where a text is from: the listing, the maker’s answer or own wording, or put together from the listing by a rule. */
export type TextSource = 'listing' | 'answer' | 'wording' | 'rule'

/** What is known about the product. `plan` is null until the maker has one. */
export type KnownProduct = {
  launch: Launch
  maker: Pick<Maker, 'links'> | null
  plan: Pick<ElsewherePlan, 'answers' | 'wordings' | 'product' | 'drafted'> | null
}

/** A value of a field, uncut: a text, or the parts of a list. Null if neither the listing nor an answer says. */
export type FieldValue = { value: string | string[]; source: TextSource }

/** What a field is filled with: the maker’s answer if there is one, else what the listing says. */
export function fieldValue(field: FieldName, known: KnownProduct): FieldValue | null {
  const answer = known.plan?.answers[field]?.trim() ?? ''
  const stated = listingValue(field, known)
  if (answer !== '') return { value: fieldOf(field).kind === 'list' ? partsOf(answer) : answer, source: 'answer' }
  return stated === null || stated.value.length === 0 ? null : stated
}

const partsOf = (text: string): string[] =>
  text
    .split(/[,，、\n]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const said = (value: string | null | undefined): FieldValue | null => (value ? { value: value.trim(), source: 'listing' } : null)
/** What a rule has put together, if it had anything to put together. */
export const ruled = (value: string | string[] | undefined): FieldValue | null => (value ? { value, source: 'rule' } : null)

function listingValue(field: FieldName, { launch, maker, plan }: KnownProduct): FieldValue | null {
  const stated = fieldKeys.map((key) => (fieldOfListing(key).directories.includes(field) ? statedText(key, launch[key]) : null))
  const first = stated.find((text) => text)
  if (first) return said(first)
  const { categories, pricing, openSource, discount } = launch
  switch (field) {
    case 'category':
      return ruled(categories.slice(0, 1).map(categoryLabel)[0])
    case 'categories':
      return ruled(categories.map(categoryLabel))
    case 'tags':
      return ruled(tagsOf(launch, plan?.product.languages[0]))
    case 'pricing':
      return ruled(pricing === null ? undefined : pricingWords[pricing])
    case 'price':
      return ruled(pricing === 'free' ? 'Free' : pricing === 'contact' ? pricingWords.contact : undefined)
    case 'makerName':
      return said(launch.maker.name)
    case 'makerUrl':
      return said(maker?.links[0])
    case 'github':
      return said([launch.url, ...(maker?.links ?? [])].find((link) => repositoryOf(link) !== null))
    case 'linkedin':
      return said(maker?.links.find((link) => /linkedin\.com\//u.test(link)))
    case 'openSource':
      return ruled(openSource ? 'Yes' : 'No')
    case 'discountCode':
      return said(discount?.code)
    case 'discount':
      return said(discount?.badgeTitle)
    case 'launchDate':
      return said(launch.launchDate ?? launch.requestedLaunchDate)
    case 'platforms':
      return ruled((plan?.product.platforms ?? []).map((platform) => platformNames[platform] ?? platform))
    default:
      return null
  }
}

const asIs = (value: string | null) => value
const notText = () => null

/** What a field of the listing says for a form, if a text does. */
const statedText = byKind<Held, string | null>({
  line: asIs,
  text: (value, { isMarkdown }) => (value !== null && isMarkdown ? withoutMarkdown(value) : value),
  site: asIs,
  link: asIs,
  handle: (value) => value && `@${value.replace(/^@/, '')}`,
  choice: notText,
  choices: notText,
  flag: notText,
  picture: notText,
  pictures: notText,
  discount: notText,
})

/** How many tags a form gets at most; forms that take more are rare. */
const maxTags = 8

/** Its own words for what it is, then what else people would look for: of a product in English, a category whose name is one word, too. */
function tagsOf({ categories, openSource, targetKeyword, tagline, description }: Launch, language = 'en'): string[] {
  const own = ownWords(categories, `${tagline}. ${description}`)
  const names = primary(language) === 'en' ? categories.map(categoryLabel).filter((label) => /^\p{L}+$/u.test(label)) : []
  const labels = names.map((label) => (/^\p{Lu}\p{Ll}/u.test(label) ? label.toLowerCase() : label))
  const tags = [...own, ...labels, ...(openSource ? ['open source'] : []), ...(targetKeyword === null ? [] : [targetKeyword])]
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, maxTags)
}
