import type { Check } from '../../../shared/schemas/readiness.ts'
import { limits } from '../../../shared/vocabulary.ts'
import type { Listing } from '../launch/launch.ts'
import { categoryAdvice } from '../names/category-names.ts'
import { lengthOf } from '../plain-text.ts'

/** Advice on a new draft, one sentence each: empty fields first. */
export function draftWarnings(listing: Listing, checks: readonly Check[]): string[] {
  return [...emptyFields(listing), ...longTexts(listing), ...failedChecks(checks)]
}

function emptyFields({ tagline, description, categories, pricing, logo }: Listing): string[] {
  const say = (is: boolean, sentence: string) => (is ? [sentence] : [])
  return [
    ...say(tagline === '', 'We couldn’t find a tagline on your page. Write one before submitting.'),
    ...say(description === '', 'We couldn’t find a description on your page. Write one before submitting.'),
    ...say(categories.length === 0, 'Choose at least one category before submitting.'),
    ...say(pricing === null, 'We couldn’t find a price on your page. Choose your pricing.'),
    ...say(logo === '' || logo.startsWith('/'), 'We couldn’t find an https logo, so we generated one. Add yours in the editor.'),
  ]
}

const limited = ['name', 'tagline', 'description'] as const

const longTexts = (listing: Listing): string[] =>
  limited.flatMap((field) => {
    const length = lengthOf(listing[field])
    const max = limits.listing[field]
    return length > max ? [`${capital(field)} is ${length} characters; keep it to ${max} or fewer.`] : []
  })

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** A supplied image was dropped: the catalog's pages only load images over https. */
export const insecureImageWarning = (field: 'logo' | 'screenshots'): string =>
  field === 'logo'
    ? 'Your logo’s URL starts with http://, so we didn’t use it. Add an https:// logo in the editor.'
    : 'Screenshots with http:// URLs were left out. Add https:// screenshots in the editor.'

/** These have a warning of their own. */
const coveredElsewhere = /^(?:listing-|duplicate$|badge$|screenshots$)/

function failedChecks(checks: readonly Check[]): string[] {
  const failed = checks.filter(({ id, status }) => status === 'fail' && !coveredElsewhere.test(id)).map(({ label }) => label)
  const open = (id: string) => checks.filter((check) => check.id === id && check.status !== 'pass').map(({ detail }) => detail)
  return [
    ...open('duplicate'),
    ...open('badge').map((detail) => `${detail} On the free plan, your link is dofollow only while the badge is on your page.`),
    ...(failed.length === 0 ? [] : [`The audit found issues (${failed.join(', ')}). See the review page for fixes.`]),
  ]
}

/** Says that a category was ignored, and which ones it may have meant. */
export const unknownCategoryWarning = (given: string): string => `Unknown category “${given}”, so we left it out. ${categoryAdvice(given)}`
