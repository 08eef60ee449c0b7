import type { TObject, TSchema } from 'typebox'
import type { ErrorCode } from './vocabulary.ts'

/** One endpoint of the contract. HTTP routes, validation, the OpenAPI description and the tools are all derived from it. */
export type Endpoint = {
  method: 'GET' | 'POST'
  /** The pattern, with its trailing slash, so that clients need no redirect. */
  path: string
  tag: string
  summary: string
  description: string
  /** `bearer`: requires the token of a connection (section 5). */
  auth: 'none' | 'bearer'
  limit: 'reads' | 'audits' | 'drafts' | 'pictures'
  /** The most bytes of its body, if that isn’t `limits.bodyBytes`. */
  bodyBytes?: number
  params?: TObject
  query?: TObject
  body?: TObject
  output: TSchema
  errors: readonly ErrorCode[]
}
