import { amountIn } from './amounts.ts'

/** In either direction. */
export const isSorted = (list: readonly (number | string)[]): boolean =>
  [1, -1].some((sign) => list.every((one, at) => at === 0 || (sign > 0 ? (list[at - 1] ?? one) <= one : (list[at - 1] ?? one) >= one)))

/** Whether numbers are in the order of words, 100, 25, 9, which isn’t theirs. */
export const isSortedAsWords = (texts: readonly string[]): boolean => isSorted(texts) && !isSorted(texts.map(amountIn))
