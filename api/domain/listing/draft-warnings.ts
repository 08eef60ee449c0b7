import { fieldKeys, fieldOf, type FieldKey, type Listing } from '../../../shared/fields/listing-fields.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { categoryAdvice } from '../names/category-names.ts'
import { lengthOf } from '../plain-text.ts'
import { isEmpty } from './read-field.ts'

/** Advice on a new draft, one sentence each: empty fields first. */
export function draftWarnings(listing: Listing, checks: readonly Check[]): string[] {
  return [...emptyFields(listing), ...longTexts(listing), ...failedChecks(checks)]
}

const emptyFields = (listing: Listing): string[] =>
  fieldKeys.flatMap((key) => {
    const { kind, notFound } = fieldOf(key)
    const value = listing[key]
    const isDrawn = kind === 'picture' && typeof value === 'string' && value.startsWith('/')
    return notFound !== undefined && (isEmpty(value) || isDrawn) ? [notFound] : []
  })

const longTexts = (listing: Listing): string[] =>
  fieldKeys.flatMap((key) => {
    const field = fieldOf(key)
    const text = listing[key]
    if (!('advised' in field) || field.advised === undefined || typeof text !== 'string') return []
    const length = lengthOf(text)
    return length > field.advised ? [`${field.label} is ${length} characters; keep it to ${field.advised} or fewer.`] : []
  })

/** A supplied image was dropped: the catalog's pages only load images over https. */
export function insecureImageWarning(key: FieldKey): string {
  const { kind, label } = fieldOf(key)
  const noun = label.toLowerCase()
  return kind === 'pictures'
    ? `${label} with http:// URLs were left out. Add https:// ${noun} in the editor.`
    : `Your ${noun}’s URL starts with http://, so we didn’t use it. Add an https:// ${noun} in the editor.`
}

/** These have a warning of their own. */
const coveredElsewhere = /^(?:listing-|duplicate$|badge$|screenshots$)/

function failedChecks(checks: readonly Check[]): string[] {
  const failed = checks.filter(({ id, status }) => status === 'fail' && !coveredElsewhere.test(id)).map(({ label }) => label)
  const open = (id: string) => checks.filter((check) => check.id === id && check.status !== 'pass').map(({ detail }) => detail)
  return [
    ...open('duplicate'),
    ...open('badge').map((detail) => `${detail} On the free plan, search engines follow your link only while the badge is on your page.`),
    ...(failed.length === 0 ? [] : [`The audit found issues (${failed.join(', ')}). See the review page for fixes.`]),
  ]
}

/** Says that a category was ignored, and which ones it may have meant. */
export const unknownCategoryWarning = (given: string): string => `Unknown category “${given}”, so we left it out. ${categoryAdvice(given)}`
