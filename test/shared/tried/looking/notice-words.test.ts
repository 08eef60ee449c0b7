import { expect, it } from 'vitest'
import words from '../../../../shared/tried/looking/notice-words.json' with { type: 'json' }

it.each([
  ['Мы используем куки', true],
  ['Файлы куки', true],
  ['Sütiket használunk', true],
  ['Süti beállítások', true],
  ['Игра от скуки', false],
  ['Kávé és süti', false],
])('“%s” is of a cookie notice: %s', (text, isNotice) => {
  expect(new RegExp(words.about, 'iu').test(text)).toBe(isNotice)
})
