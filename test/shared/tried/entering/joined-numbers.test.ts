import { expect, test } from 'vitest'
import { joinedNumber } from '../../../../shared/tried/entering/joined-numbers.ts'

const rows: [title: string, after: string, before: string, given: string[], joined: string | null][] = [
  ['a sum that became a text', '3 39 9', '2 11 9', ['3', '2'], '39'],
  ['a product that became a text', '3 39 9', '2 18 9', ['3', '2'], '39'],
  ['a right sum that looks like one', '2 29 9 14.50', '1 9 14.50', ['2', '1'], null],
  ['the price of two seats beside that of one', '2 29', '1 9', ['2', '1'], null],
  ['another number of the page that would be right', '3 39 9 18', '2 26 9 18', ['3', '2'], null],
  ['long numbers', '1160450 4', '3 450', ['4', '290'], '1160450'],
  ['a field left empty', '9', '2 18 9', ['', '2'], null],
]

test.each(rows)('%s', (_, after, before, given, joined) => {
  expect(joinedNumber(new Set(after.split(' ')), new Set(before.split(' ')), given)).toBe(joined)
})
