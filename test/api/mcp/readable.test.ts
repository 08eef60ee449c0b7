import { expect, it } from 'vitest'
import { readable } from '../../../api/mcp/answer.ts'

it.each([
  ['fields', { name: 'Finchnote', upvotes: 3, openSource: false }, 'name: Finchnote\nupvotes: 3\nopenSource: false'],
  ['what is not there', { pricing: null, tagline: '', tags: [], discount: {} }, 'pricing: null\ntagline: ""\ntags: []\ndiscount: {}'],
  ['fields in fields', { maker: { name: 'Robin', handle: null } }, 'maker:\n  name: Robin\n  handle: null'],
  ['a list of words', { categories: ['a', 'b'] }, 'categories:\n  - a\n  - b'],
  [
    'a list of things',
    {
      items: [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
    },
    'items:\n  - a: 1\n    b: 2\n  - a: 3\n    b: 4',
  ],
  ['code of several lines', { fix: 'Put this:\n<b>\n\n</b>' }, 'fix:\n  Put this:\n  <b>\n  \n  </b>'],
  ['code in a list', { checks: [{ id: 'title', fix: 'a\nb' }] }, 'checks:\n  - id: title\n    fix:\n      a\n      b'],
  ['a list in a list', { rows: [['a', 'b']] }, 'rows:\n  - - a\n    - b'],
])('writes %s as lines', (_, value, text) => {
  expect(readable(value)).toBe(text)
})
