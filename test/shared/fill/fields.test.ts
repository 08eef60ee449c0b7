import { expect, it } from 'vitest'
import { fields } from '../../../shared/fill/fields.ts'

it('every field is of a kind that controls are fitted to', () => {
  const kinds = ['text', 'long text', 'URL', 'email', 'choice', 'picture', 'date', 'list']
  expect(Object.entries(fields).filter(([, { kind }]) => !kinds.includes(kind))).toEqual([])
})
