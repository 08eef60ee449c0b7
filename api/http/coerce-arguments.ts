import type { TSchema } from 'typebox'
import { parseJson } from './read-body.ts'

type Schema = { type?: string; enum?: readonly unknown[]; items?: Schema }

/** Only where the schema leaves no doubt: "5" for a number, JSON text for a list. The rest stays for validation to refuse. */
export function coerceArguments(schema: TSchema, value: unknown): unknown {
  const { type, enum: values, items } = schema as Schema
  if (type === 'array') {
    const list = typeof value === 'string' ? toList(value) : value
    return Array.isArray(list) && items !== undefined ? list.map((item) => coerceArguments(items as TSchema, item)) : list
  }
  if (typeof value !== 'string') return value
  if (type === 'integer' || type === 'number') return /^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/.test(value) ? Number(value) : value
  if (type === 'boolean') return /^\s*(?:true|false)\s*$/i.test(value) ? value.trim().toLowerCase() === 'true' : value
  if (type === 'object') return parsed(value, /^\s*\{/) ?? value
  return values?.find((other) => typeof other === 'string' && bare(other) === bare(value)) ?? value
}

/** Many agents send a list as JSON text. */
const toList = (text: string): unknown => parsed(text, /^\s*\[/) ?? (text.trim() === '' ? [] : [text])

/** Undefined if the text doesn’t begin like this, or isn’t JSON. Throws Failure BAD_REQUEST for more values than any request needs. */
const parsed = (text: string, start: RegExp): unknown => (start.test(text) ? parseJson(text) : undefined)

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
