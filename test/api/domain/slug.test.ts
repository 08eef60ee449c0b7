import { expect, test } from 'vitest'
import { slugify } from '../../../api/domain/slug.ts'

test.each([
  ['Acme', 'acme'],
  ['Acme Cloud 2.0', 'acme-cloud-2-0'],
  ['  — Tide & Pool! —  ', 'tide-pool'],
  ['Café Brûlée', 'cafe-brulee'],
  ['Straße Østerbro Łódź', 'strasse-osterbro-lodz'],
  ['Maker’s Mark', 'makers-mark'],
  ['Ａｃｍｅ', 'acme'],
  ['ﬁnance', 'finance'],
])('the name %s is the slug %s', (name, slug) => expect(slugify(name, 'https://else.example/')).toBe(slug))

test.each([
  ['東京メモ', 'https://www.memo.co.jp/', 'memo'],
  ['東京 Note', 'https://tokyo-note.jp/', 'tokyo-note'],
  ['Заметки', 'https://zametki.github.io/app', 'zametki'],
  ['***', 'https://stars.app/', 'stars'],
  ['', 'http://127.0.0.1:8080/', '127-0-0-1'],
  ['', 'http://localhost:3000/', 'localhost'],
  ['', 'nonsense', 'product'],
])('the name %j at %s falls back to %s', (name, url, slug) => expect(slugify(name, url)).toBe(slug))

test('a long name is cut to a readable address without a dangling hyphen', () => {
  const slug = slugify('word '.repeat(40), 'https://a.example/')
  expect(slug).toMatch(/^word(-word)+$/)
  expect(slug.length).toBeLessThanOrEqual(60)
})
