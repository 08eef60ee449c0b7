import { taxonomy } from '../../shared/listing/taxonomy.ts'
import type { Check } from '../../shared/schemas/readiness.ts'
import { limits } from '../../shared/vocabulary.ts'
import type { Listing } from './launch.ts'
import { fold } from './matching.ts'
import { lengthOf } from './plain-text.ts'

/** What a maker should know of a new draft: a sentence each, the empty ones first. */
export function draftWarnings(listing: Listing, checks: readonly Check[]): string[] {
  return [...emptyFields(listing), ...longTexts(listing), ...insecureImages(listing), ...failedChecks(checks)]
}

function emptyFields({ tagline, description, categories, pricing, logo }: Listing): string[] {
  const say = (is: boolean, sentence: string) => (is ? [sentence] : [])
  return [
    ...say(tagline === '', 'No tagline was found on the page: write one before you submit.'),
    ...say(description === '', 'No description was found on the page: write one before you submit.'),
    ...say(categories.length === 0, 'No category fits for sure: choose at least one before you submit.'),
    ...say(pricing === null, 'The page does not say what the product costs: choose its pricing.'),
    ...say(
      logo === '' || logo.startsWith('/'),
      'No logo was found that pages may show over https, so a drawn mark stands in: give the address of yours.',
    ),
  ]
}

const readable = ['name', 'tagline', 'description'] as const

const longTexts = (listing: Listing): string[] =>
  readable.flatMap((field) => {
    const length = lengthOf(listing[field])
    const max = limits.listing[field]
    return length > max ? [`The ${field} has ${length} characters; up to ${max} read well in the catalog.`] : []
  })

const insecureImages = ({ logo, screenshots }: Listing): string[] =>
  [logo, ...screenshots].some((image) => image.startsWith('http:'))
    ? ['Some images are given over http: pages show images over https only, so give those addresses.']
    : []

/** Those are said in their own words, above or below. */
const saidElsewhere = /^(?:listing-|duplicate$|badge$|screenshots$)/

function failedChecks(checks: readonly Check[]): string[] {
  const failed = checks.filter(({ id, status }) => status === 'fail' && !saidElsewhere.test(id)).map(({ label }) => label)
  const open = (id: string) => checks.filter((check) => check.id === id && check.status !== 'pass').map(({ detail }) => detail)
  return [
    ...open('duplicate'),
    ...open('badge').map((detail) => `${detail} Search engines follow the link of a free launch only while the badge is on the page.`),
    ...(failed.length === 0
      ? []
      : [`The audit found what would hurt the launch (${failed.join(', ')}): the review page says how to mend it.`]),
  ]
}

/** Why a category was left out, with those that come near, or all of them where none does. */
export function strangeCategory(given: string): string {
  const near = nearCategories(given)
  const choice = near.length > 0 ? `Near it: ${near.join(', ')}.` : `There are: ${taxonomy.map(({ slug }) => slug).join(', ')}.`
  return `There is no category “${given}”, so it was left out. ${choice}`
}

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && word !== 'and')

function nearCategories(given: string): string[] {
  const asked = wordsOf(given)
  const isNear = (word: string) => asked.some((other) => startsAlike(word, other))
  return taxonomy.filter(({ slug, label }) => wordsOf(`${slug} ${label}`).some(isNear)).map(({ slug }) => slug)
}

/** "dev" and "developer", "devtools" and "developer", "fintech" and "finance": the first three letters are the same. */
const startsAlike = (a: string, b: string): boolean => a === b || (a.length > 2 && a.slice(0, 3) === b.slice(0, 3))
