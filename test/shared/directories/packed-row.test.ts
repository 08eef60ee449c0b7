import { expect, it } from 'vitest'
import { rowOf } from '../../../api/domain/directories/describe-row.ts'
import { packRow, unpackRow } from '../../../shared/directories/packed-row.ts'
import { literalEntry } from '../../support/literal-directory.ts'

it.each([
  ['much', { price: 'US$9', free: false, cost: 9, link: 'mixed', badge: true, accountNeeded: false, waitDays: 0, domainRating: 71.5 }],
  ['nothing', {}],
] as const)('a script reads from a row of which %s is known what the server knew', (_what, facts) => {
  const entry = literalEntry('quay', facts, { tagline: 'Where ships | boats are shown', focus: 'Ships | boats' })
  const row = rowOf(entry)
  const texts = ['quay.example', entry.tagline, 'price' in facts ? 'US$9' : '']
  const read = unpackRow(packRow(row, entry.focus), { name: entry.name, texts })
  const words = (text: string) => text.split(/\s+/).toSorted()
  expect({ ...read, text: words(read.text).filter(Boolean) }).toEqual({ ...row, text: words(row.text) })
})
