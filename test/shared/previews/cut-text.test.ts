import { expect, it } from 'vitest'
import { cutText } from '../../../shared/previews/cut-text.ts'

it.each([
  ['Short', 10, 'Short'],
  ['  two \n lines ', 20, 'two lines'],
  ['Tide tables for pilots', 12, 'Tide tables…'],
  ['港の潮汐表を作る', 9, '港の潮汐…'],
  ['ab👩‍👩‍👧‍👦cd', 4, 'ab…'],
  ['e\u0301e\u0301e\u0301e\u0301', 3, 'e\u0301e\u0301…'],
  ['جدول المد والجزر', 9, 'جدول الم…'],
])('“%s” in %i columns is “%s”', (text, width, cut) => expect(cutText(text, width)).toBe(cut))
