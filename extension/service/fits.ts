import { isObject } from './api-response.ts'

/** An example of the same type, names with their shapes, a list with the shape of its entries, or a test. */
export type Shape = string | number | boolean | readonly [Shape] | { readonly [name: string]: Shape } | Test
type Test = (value: unknown, limits: Limits) => boolean

/** The most entries of a list, and characters of a text. */
type Limits = { list: number; text: number }
const none: Limits = { list: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY }

/** Checks what comes from elsewhere. Names that the shape doesn’t have are ignored. */
export function fits(value: unknown, shape: Shape, limits: Limits = none): boolean {
  if (typeof shape === 'function') return shape(value, limits)
  if (isList(shape)) return Array.isArray(value) && value.length <= limits.list && value.every((one) => fits(one, shape[0], limits))
  if (typeof shape === 'object') return isObject(value) && Object.entries(shape).every(([name, part]) => fits(value[name], part, limits))
  return typeof value === typeof shape && (typeof value !== 'string' || value.length <= limits.text)
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

export const orNull =
  (shape: Shape): Shape =>
  (value, limits) =>
    value === null || fits(value, shape, limits)

export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value) =>
    values.includes(value)
