import type { TSchema } from 'typebox'
import { Directory, DirectoryList } from '../../shared/schemas/directory.ts'
import { ErrorBody, Issue } from '../../shared/schemas/error-body.ts'
import { Discount } from '../../shared/schemas/discount.ts'
import { Pricing } from '../../shared/schemas/pricing.ts'
import { Product, ProductPage, ProductSummary } from '../../shared/schemas/product.ts'
import { OwnLaunch, OwnLaunchList } from '../../shared/schemas/own-launch.ts'
import { Check, FreeWeek, ReadinessReport, SuggestedListing } from '../../shared/schemas/readiness.ts'
import { SubmissionFields, SubmissionResult } from '../../shared/schemas/submission.ts'

export type Json = { [key: string]: unknown }

const components = {
  Pricing,
  Discount,
  ProductSummary,
  Product,
  ProductPage,
  Directory,
  DirectoryList,
  Check,
  SuggestedListing,
  FreeWeek,
  ReadinessReport,
  SubmissionFields,
  SubmissionResult,
  OwnLaunch,
  OwnLaunchList,
  Issue,
  ErrorBody,
}
const componentNames = new Map<unknown, string>(Object.entries(components).map(([name, schema]) => [schema, name]))

/** The schemas that have a name, for `components.schemas`. */
export const listComponents = (): Json =>
  Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, toJsonSchema(schema, true)]))

/** A plain copy of a schema in which every nested component is a reference. Enums get their type, which some generators ask for. */
export function toJsonSchema(schema: TSchema, isTop = false): Json {
  const convert = (value: unknown, top: boolean): unknown => {
    const name = top ? undefined : componentNames.get(value)
    if (name !== undefined) return { $ref: `#/components/schemas/${name}` }
    if (Array.isArray(value)) return value.map((item) => convert(item, false))
    if (typeof value !== 'object' || value === null) return value
    const plain = Object.fromEntries(
      Object.entries(value).flatMap(([key, inner]) => (key.startsWith('~') ? [] : [[key, convert(inner, false)]])),
    )
    return 'enum' in plain && !('type' in plain) ? { type: 'string', ...plain } : plain
  }
  return convert(schema, isTop) as Json
}
