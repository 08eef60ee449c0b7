import { expect, it } from 'vitest'
import { isDirectorys } from '../../../shared/proof/own-site.ts'
import { redirectLinks } from '../../../shared/proof/redirect-links.ts'

it.each([
  ['https://harbour.example/p/acme', 'https://www.harbour.example/', true],
  ['https://launch.harbour.example/p/acme', 'https://harbour.example/', true],
  ['https://harbour.example.evil.example/p', 'https://harbour.example/', false],
  ['https://acme.dev/', 'https://harbour.example/', false],
  ['https://www.reddit.com/r/SideProject/comments/1/acme/', 'https://www.reddit.com/r/sideproject/', true],
  ['https://www.reddit.com/r/Mine/comments/1/acme/', 'https://www.reddit.com/r/SideProject/', false],
  ['https://github.com/ada/acme', 'https://github.com/sindresorhus/awesome', false],
  ['https://news.ycombinator.com/item?id=1', 'https://news.ycombinator.com/show', true],
  ['not a url', 'https://harbour.example/', false],
])('%s belongs to %s: %s', (page, directory, is) => {
  expect(isDirectorys(page, directory)).toBe(is)
})

it('only links that may redirect are followed, likeliest first, six at most', () => {
  const page = 'https://harbour.example/products/acme'
  const link = (url: string, text = '') => ({ url, text, rel: [] })
  const links = [
    link('https://harbour.example/', 'Home'),
    link('https://harbour.example/products/other', 'Other'),
    link('https://harbour.example/login', 'Sign in'),
    link('https://acme.dev/', 'Visit website'),
    link('https://harbour.example/go/1', 'Visit website'),
    link('https://short.example/x', 'Acme at acme.dev'),
    link(`${page}#top`, 'Visit website'),
    link('mailto:a@acme.dev', 'acme.dev'),
    ...Array.from({ length: 9 }, (_, at) => link(`https://harbour.example/out/${at}`)),
  ]
  expect(redirectLinks(links, page, 'https://acme.dev/')).toEqual([
    'https://harbour.example/go/1',
    'https://short.example/x',
    ...[0, 1, 2, 3].map((at) => `https://harbour.example/out/${at}`),
  ])
})
