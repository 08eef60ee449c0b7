import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { anyCharacter } from './any-character.ts'

export type Schema = {
  $ref?: string
  type?: string
  enum?: string[]
  const?: unknown
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}

const strings = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202e\u2066',
  '\ufeff',
  '🚢'.repeat(130),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  '../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  "' OR 1=1 --",
  '{{7*7}}',
  '%00',
  '%',
  '%zz',
  '\r\nX: y',
  'null',
  'NaN',
  '1e309',
  '-0',
  '٣',
  'http://127.0.0.1:1/',
  'http://[::1]/',
  'https://user:secret@a.invalid/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'http://a.invalid:99999/',
  '//a.invalid',
  'https://a.invalid/\ud800',
  'ı'.repeat(60),
]

export const hostileText: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...strings),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 30 }),
)

/** JSON that is deeper than anybody needs, as text: parsing it is the service's business. */
const nested = fc.constantFrom(
  ...[20, 2000, 60_000].flatMap((depth) => [`${'['.repeat(depth)}${']'.repeat(depth)}`, '{"a":'.repeat(depth)]),
)

export const hostileJson: Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, 0, -1, 1.5, 1e308, Number.MAX_SAFE_INTEGER, [], {}, [[]], [null], { length: 3 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.array(hostileText, { maxLength: 12 }),
)

/** Text that is to be a JSON body and need not be one. */
export const hostileBody: Arbitrary<string> = fc.oneof(
  nested,
  fc.constantFrom(
    '',
    'null',
    '[]',
    '{',
    '"',
    '{"url":1e999}',
    '{"url":"\\ud800"}',
    '{"url":"a","url":"b"}',
    '{"__proto__":{"url":"x"}}',
    '\ufeff{}',
    '\u0000',
  ),
  hostileJson.map((value) => JSON.stringify(value)),
  fc.constant(JSON.stringify({ url: 'x'.repeat(300_000) })),
)

/** A value that the schema allows. `resolve` follows a reference. */
export function valid(schema: Schema, resolve: (ref: string) => Schema): Arbitrary<unknown> {
  if (schema.$ref !== undefined) return valid(resolve(schema.$ref), resolve)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({ min: schema.minimum ?? -1000, max: schema.maximum ?? 1000 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(valid(schema.items ?? {}, resolve), { maxLength: schema.maxItems ?? 4 })
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, valid(inner, resolve)] as const)
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] })
  }
  return fc.string({ minLength: schema.minLength ?? 0, maxLength: Math.min(schema.maxLength ?? 40, 120) })
}

/** An object that the schema allows, but for one field of it that is anything. */
export const nearlyValid = (schema: Schema, resolve: (ref: string) => Schema): Arbitrary<unknown> =>
  fc
    .tuple(valid(schema, resolve), fc.constantFrom(...Object.keys(schema.properties ?? { x: 0 }), '__proto__', 'extra'), hostileJson)
    .map(([value, field, spoiled]) => ({ ...(value as object), [field]: spoiled }))
