import { expect, test } from 'vitest'
import { linkWords, readLinks } from '../../../../api/domain/names/maker-links.ts'

test.each<[typed: string, links: string[]]>([
  ['', []],
  [' \r\n ', []],
  ['https://ada.example/', ['https://ada.example/']],
  ['ada.example', ['https://ada.example/']],
  ['https://social.example/@ada\r\nhttps://ADA.example', ['https://social.example/@ada', 'https://ada.example/']],
  ['ada.example\nhttps://ada.example/', ['https://ada.example/']],
  ['https://bücher.example/', ['https://xn--bcher-kva.example/']],
  ['a.example\nb.example\nc.example\nd.example\ne.example', ['a', 'b', 'c', 'd', 'e'].map((host) => `https://${host}.example/`)],
])('%j is %j', (typed, links) => {
  expect(readLinks(typed)).toEqual({ links, errors: [] })
})

test.each([
  'http://ada.example/',
  'javascript:alert(1)',
  'mailto:ada@ada.example',
  'https://ada:secret@ada.example/',
  'https://ada.example:8443/',
  'https://localhost/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'not a link',
  'ada',
  `https://ada.example/${'x'.repeat(200)}`,
  'a.example\nb.example\nc.example\nd.example\ne.example\nf.example',
])('%j is refused', (typed) => {
  const { links, errors } = readLinks(typed)
  expect(links).toEqual([])
  expect(errors).toMatchObject([{ path: ['links'] }])
})

test('a link is shown without its scheme', () => {
  expect(['https://www.ada.example/', 'https://social.example/@ada'].map(linkWords)).toEqual(['ada.example', 'social.example/@ada'])
})
