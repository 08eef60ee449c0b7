import { expect, test } from 'vitest'
import { ownPages } from '../../../shared/audit/own-pages.ts'
import { literalPage } from '../../support/literal-page.ts'

const link = (url: string, rel: string[] = [], text = 'Link') => ({ url, text, rel, images: [] })
const pagesOf = (...urls: string[]) => ownPages({ page: literalPage({ links: urls.map((url) => link(url)) }) }).map(({ url }) => url)

test('other pages of the site count, each once', () => {
  expect(pagesOf('https://acme.dev/a#b', 'https://www.acme.dev/c', 'https://acme.dev/a', 'https://acme.dev/#top')).toEqual([
    'https://acme.dev/a',
    'https://www.acme.dev/c',
  ])
})

test.each([
  'https://other.example/',
  'mailto:me@acme.dev',
  'https://acme.dev/cv.pdf',
  'https://acme.dev/logout',
  'https://acme.dev/u/sign-out/',
])('%s is no page to recommend', (url) => expect(pagesOf(url)).toEqual([]))

test.each(['https://acme.dev/index.html', 'https://acme.dev/v1.2', 'https://acme.dev/docs/'])('%s is a page', (url) =>
  expect(pagesOf(url)).toEqual([url]),
)

test('what was tried and let nobody in is left out, and so is what the page itself does not follow', () => {
  const page = literalPage({
    links: [
      link('https://acme.dev/gone'),
      link('https://acme.dev/in'),
      link('https://acme.dev/slow'),
      link('https://acme.dev/x', ['nofollow']),
    ],
  })
  const links = [
    { url: 'https://acme.dev/gone', status: 404, reason: null },
    { url: 'https://acme.dev/in', status: 403, reason: null },
    { url: 'https://acme.dev/slow', status: null, reason: 'it did not answer' },
  ]
  expect(ownPages({ page, links })).toEqual([])
})
