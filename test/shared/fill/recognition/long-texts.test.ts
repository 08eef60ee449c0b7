import { expect, it } from 'vitest'
import { readEvidence } from '../../../../shared/fill/recognition/read-evidence.ts'
import { nameWords } from '../../../../shared/fill/texts/fold-words.ts'
import { growthOf } from '../../../support/growth.ts'

const nothing = {
  autocomplete: '',
  label: '',
  labelHint: '',
  aria: '',
  names: [],
  placeholder: '',
  nearby: '',
  hint: '',
  section: '',
  heading: '',
}

it('a name of many digits takes no longer than others', () => {
  expect(growthOf((size) => () => void nameWords(`${'1'.repeat(size)}x`), 7)).toBeLessThan(9)
  expect([nameWords('field 12 3'), nameWords('question4'), nameWords('line1of2')]).toEqual(['', '', 'line1of'])
})

it('a placeholder with many commas takes no longer than others', () => {
  const read = (placeholder: string) => readEvidence({ ...nothing, placeholder })
  expect(growthOf((size) => () => void read(`a, b${', c c'.repeat(size)}?`), 7)).toBeLessThan(9)
  expect(read('notes, offline, paper')).toEqual([])
})
