import { expect, test } from 'vitest'
import { readSlug, slugify } from '../../../../api/domain/launch/slug.ts'

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

test.each([
  ['headland', 'headland'],
  ['Headland', 'headland'],
  [' Acme Cloud 2.0 ', 'acme-cloud-2-0'],
  [`${'a'.repeat(60)}-2`, `${'a'.repeat(60)}-2`],
  ['https://slipway.example/launches/headland/', 'headland'],
  ['https://slipway.example/launches/headland?a=1', 'headland'],
  ['/launches/headland/', 'headland'],
  ['https://else.example/launches/headland/', 'https-else-example-launches-headland'],
  ['東京メモ', '東京メモ'],
])('%s means the slug %s', (given, slug) => expect(readSlug(given, 'https://slipway.example')).toBe(slug))
