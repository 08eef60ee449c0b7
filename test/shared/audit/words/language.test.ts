import { expect, it } from 'vitest'
import { toLanguageTag } from '../../../../shared/audit/words/language.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'

it('knows the languages of two letters that the platform knows', () => {
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  for (const first of letters)
    for (const second of letters)
      expect([first + second, toLanguageTag(first + second) !== null]).toEqual([first + second, names.of(first + second) !== undefined])
})
