import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import type { TObject } from 'typebox'
import { contract, type Endpoint, type EndpointName, type Input } from '../../shared/contract.ts'
import type { Issue } from '../../shared/schemas/error-body.ts'
import { cursorErrors } from '../actions/catalog/find-catalog-page.ts'
import { throwFieldErrors } from '../domain/failure.ts'
import { coerceArguments } from './coerce-arguments.ts'
import { ignoredWarning, sortUnknown } from './unknown-fields.ts'

const ajv = new Ajv2020({ allErrors: true, useDefaults: true, strict: true })
const validators = new Map<TObject, { validate: ValidateFunction; fields: string[] }>()

/** The raw parts of a request; `query` is still text. */
export type RawInput = { params?: Record<string, string>; query?: URLSearchParams; body?: unknown }

/** What a request asks for, and the fields of its body or arguments that no endpoint knows. */
export type Validated<N extends EndpointName> = { input: Input<N>; ignored: string[] }
/** A tool’s arguments. `lacks` names a field that a call needs because of what its others say. */
export type Arguments<N extends EndpointName> = { schema: TObject; lacks?: ((input: Input<N>) => string | null) | undefined }

/** Checks every part of a request against the contract and joins them. Throws one Failure BAD_REQUEST with all errors. */
export const validateInput = <N extends EndpointName>(name: N, raw: RawInput): Input<N> => validateRequest(name, raw).input

/** Like validateInput, and names the ignored fields of the body. Unknown query parameters are ignored: links often carry those of other programs. */
export function validateRequest<N extends EndpointName>(name: N, raw: RawInput): Validated<N> {
  const endpoint: Endpoint = contract[name]
  const issues: Issue[] = []
  const input: Record<string, unknown> = {}
  if (endpoint.params) Object.assign(input, check(endpoint.params, { ...raw.params }, issues))
  if (endpoint.query)
    Object.assign(input, check(endpoint.query, readQuery(endpoint.query, raw.query ?? new URLSearchParams(), issues), issues))
  if (endpoint.body) Object.assign(input, check(endpoint.body, raw.body, issues))
  const ignored = endpoint.body ? findUnknown(raw.body, Object.keys(endpoint.body.properties), issues) : []
  // The action refuses a bad cursor too, but all errors are reported at once.
  if (issues.length > 0 && name === 'searchProducts' && !issues.some(({ path }) => path[0] === 'cursor'))
    issues.push(...cursorErrors(input))
  throwFieldErrors(issues, 'values')
  return { input: input as Input<N>, ignored }
}

/**
 * Checks tool arguments, which are JSON values, as their agent means them (coerce-arguments.ts). As in a query string, empty text is treated as missing,
 * and so is null. Throws what validateInput throws. If a field is missing, ignored ones may be meant for it, so the error names them.
 */
export function validateArguments<N extends EndpointName>({ schema, lacks }: Arguments<N>, given: unknown): Validated<N> {
  const { properties } = schema
  const issues: Issue[] = []
  const sent = Object.entries({ ...(given as object | null | undefined) }).filter(([, value]) => value !== null)
  const ignored = findUnknown(Object.fromEntries(sent), Object.keys(properties), issues)
  const meant = sent.flatMap(([field, value]) => {
    const property = Object.hasOwn(properties, field) ? properties[field] : undefined
    return property === undefined ? [] : [[field, coerceArguments(property, value)] as const]
  })
  const filled = Object.fromEntries(meant.filter(([, value]) => value !== ''))
  const input = check(schema, filled, issues) as Input<N>
  const lacking = lacks?.(input) ?? null
  if (lacking !== null) issues.push({ path: [lacking], message: 'Required.', code: 'required' })
  const hint = ignoredWarning(ignored, Object.keys(properties))
  throwFieldErrors(
    issues.map((issue) => (hint === null || issue.code !== 'required' ? issue : { ...issue, message: `${issue.message} ${hint}` })),
    'values',
  )
  return { input, ignored }
}

/** Checks an action’s input. Throws BAD_REQUEST with an error for each field. */
export function checkFields(schema: TObject, values: unknown): unknown {
  const issues: Issue[] = []
  const input = check(schema, values, issues)
  throwFieldErrors(issues)
  return input
}

/** Reports probable misspellings as issues, and returns the other unknown fields. */
function findUnknown(given: unknown, fields: readonly string[], issues: Issue[]): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return []
  const { errors, ignored } = sortUnknown(given, fields)
  issues.push(...errors)
  return ignored
}

function check(schema: TObject, value: unknown, issues: Issue[]): unknown {
  let known = validators.get(schema)
  if (known === undefined) validators.set(schema, (known = { validate: ajv.compile(schema), fields: Object.keys(schema.properties) }))
  const { validate, fields } = known
  if (!validate(value)) issues.push(...withoutItems(validate.errors ?? []).map(toIssue))
  // Unknown fields are dropped.
  const input: Record<string, unknown> = {}
  if (typeof value !== 'object' || value === null) return input
  for (const field of fields) if (Object.hasOwn(value, field)) input[field] = Reflect.get(value, field)
  return input
}

/** Drops errors in the items of a list that is too long. */
function withoutItems(errors: readonly ErrorObject[]): ErrorObject[] {
  const tooLong = errors.filter(({ keyword }) => keyword === 'maxItems').map(({ instancePath }) => `${instancePath}/`)
  return errors.filter(({ instancePath }) => !tooLong.some((list) => instancePath.startsWith(list)))
}

/** Parses a query string: empty values are treated as missing, and integers are parsed where the schema has them. */
function readQuery(schema: TObject, query: URLSearchParams, issues: Issue[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [key, property] of Object.entries(schema.properties)) {
    const [text, ...more] = query.getAll(key)
    if (more.length > 0) issues.push({ path: [key], message: 'Must not be repeated.', code: 'duplicate' })
    else if (text) values[key] = 'type' in property && property.type === 'integer' && /^-?\d{1,15}$/.test(text) ? Number(text) : text
  }
  return values
}

function toIssue({ keyword, instancePath, params, message }: ErrorObject): Issue {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part.replaceAll('~1', '/').replaceAll('~0', '~')))
  if (keyword === 'required') return { path: [...path, params['missingProperty']], message: 'Required.', code: keyword }
  return { path, message: sentences[keyword]?.(params) ?? `${message ?? 'Invalid'}.`, code: keyword }
}

const sentences: Record<string, (params: ErrorObject['params']) => string> = {
  type: ({ type }) => `Must be ${/^[aio]/.test(type) ? 'an' : 'a'} ${type}.`,
  minLength: () => 'Must not be empty.',
  maxLength: ({ limit }) => `Must be at most ${limit} characters.`,
  minimum: ({ limit }) => `Must be at least ${limit}.`,
  maximum: ({ limit }) => `Must be at most ${limit}.`,
  maxItems: ({ limit }) => `Must have at most ${limit} items.`,
  enum: ({ allowedValues }) => `Must be one of ${allowedValues.join(', ')}.`,
}

/** From the path’s parameters or the form; text stays as typed, an absent check box is false. Throws BAD_REQUEST for each field. */
export function readFields(schema: TObject, form: URLSearchParams, params: Readonly<Record<string, string>>): unknown {
  const { properties } = schema
  const required = new Set<string>(schema.required)
  const values: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(properties)) {
    const type = 'type' in property ? property.type : undefined
    const value = params[name] ?? form.get(name)
    if (type === 'array') values[name] = form.getAll(name)
    else if (type === 'boolean') values[name] = value !== null && value !== 'no'
    else if (type === 'integer') values[name] = Number(value ?? '')
    else if (value !== null || required.has(name)) values[name] = value ?? ''
  }
  return checkFields(schema, values)
}
