import { expect, test } from 'vitest'
import { isBelowZero } from '../../../../shared/rendered/use/read-values.ts'

test.each<[text: string, is: boolean]>([
  ['Ends in -3 days -4 hours', true],
  ['−2 d −11 h −5 m', true],
  ['Noch -1 Tage -3 Stunden', true],
  ['Starts in -04:12:33', true],
  ['Open 09:00:00-17:00:00', false],
  ['00:00:10-00:01:20 Intro', false],
  ['2026-11-23-10:22:31', false],
  ['Range: -1h -24h -7d', false],
  ['Clip 0:00:05 - 0:00:12', false],
  ['-20 % -30 %', false],
])('%s', (text, is) => expect(isBelowZero(text)).toBe(is))
