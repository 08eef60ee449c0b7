import type { JsonLdNode } from '../../page/page.ts'
import { countError } from './values.ts'
import { excerpt } from '../words/excerpt.ts'

/** What is wrong with a rating, and the corrected rating; null means that it’s best left out. */
export type RatingError = { problem: string; right: JsonLdNode | null }

const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '')

/** A number, a percentage or a fraction, as https://developers.google.com/search/docs/appearance/structured-data/review-snippet allows. */
function numberIn(value: unknown): { number: number; isPlain: boolean } | null {
  const text = textOf(value)
  if (/^\d+(?:\.\d+)?$/.test(text)) return { number: Number(text), isPlain: true }
  return /^\d+(?:\.\d+)?\s*(?:%|\/\s*\d+(?:\.\d+)?)$/.test(text) ? { number: Number.parseFloat(text), isPlain: false } : null
}

/** From worstRating (1) to bestRating (5). */
function scaleError(node: JsonLdNode): RatingError | null {
  const { ratingValue, bestRating = 5, worstRating = 1 } = node
  if (ratingValue === undefined) return { problem: 'has no ratingValue', right: null }
  const [value, best, worst] = [numberIn(ratingValue), numberIn(bestRating), numberIn(worstRating)]
  if (value === null) {
    const text = textOf(ratingValue)
    const dotted = /^\d+,\d+$/.test(text) ? text.replace(',', '.') : null
    return {
      problem: `has the ratingValue “${excerpt(text, 40)}”, which isn’t a number`,
      right: dotted === null ? null : { ...node, ratingValue: dotted },
    }
  }
  if (!value.isPlain || best === null || worst === null) return null
  if (value.number >= worst.number && value.number <= best.number) return null
  const scale = [10, 100].find((top) => value.number <= top)
  const isScaleMissing = node['bestRating'] === undefined && value.number > best.number && scale !== undefined
  const problem = `has the ratingValue ${value.number}, outside ${worst.number} to ${best.number}`
  return { problem, right: isScaleMissing ? { ...node, bestRating: scale } : null }
}

const counts = ['ratingCount', 'reviewCount']

/** The first error in an AggregateRating. */
export function aggregateError(node: JsonLdNode): RatingError | null {
  const scale = scaleError(node)
  if (scale !== null) return scale
  const given = counts.filter((key) => node[key] !== undefined)
  if (given.length === 0) return { problem: 'has neither ratingCount nor reviewCount', right: null }
  for (const key of given) {
    const error = countError(node[key])
    if (error === null) continue
    // One count is enough; a second one of 0 says that nobody has written a review.
    if (error.because === 'is 0' && given.some((other) => countError(node[other]) === null)) continue
    return { problem: `has a ${key} that ${error.because}`, right: error.right === undefined ? null : { ...node, [key]: error.right } }
  }
  return null
}
