import { expect, it } from 'vitest'
import { Type } from 'typebox'
import { coerceArguments } from '../../../api/http/coerce-arguments.ts'
import { contract } from '../../../shared/contract.ts'

const { categories, pricing, screenshots, name } = contract.createDraft.body.properties
const { limit } = contract.searchProducts.query.properties

it.each([
  [limit, '5', 5],
  [limit, '-5', -5],
  [limit, '5e3', '5e3'],
  [limit, '0x10', '0x10'],
  [limit, '', ''],
  [limit, true, true],
  [Type.Number(), '2.5', 2.5],
  [Type.Optional(Type.Boolean()), 'true', true],
  [Type.Boolean(), 'False', false],
  [Type.Boolean(), 'yes', 'yes'],
  [Type.Boolean(), 'constructor', 'constructor'],
  [Type.Boolean(), 1, 1],
  [categories, '["ai","design"]', ['ai', 'design']],
  [categories, ' [ "ai" ] ', ['ai']],
  [categories, '["ai"', ['["ai"']],
  [categories, 'Developer Tools', ['Developer Tools']],
  [categories, '', []],
  [categories, { ai: true }, { ai: true }],
  [screenshots, 'https://a.example/1.png,2', ['https://a.example/1.png,2']],
  [pricing, 'One-Time', 'one_time'],
  [pricing, 'FREE', 'free'],
  [pricing, 'cheap', 'cheap'],
  [Type.Object({}), '{"a":1}', { a: 1 }],
  [Type.Object({}), '{"a"', '{"a"'],
  [Type.Array(Type.Integer()), '["1",2]', [1, 2]],
  [name, '5', '5'],
  [name, 5, 5],
  [name, '["a"]', '["a"]'],
  [name, 'true', 'true'],
])('as %j, %j means %j', (schema, value, meant) => {
  expect(coerceArguments(schema, value)).toEqual(meant)
})
