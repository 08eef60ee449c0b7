import { describe, expect, it } from 'vitest'
import { readDirectoryPage } from '../../../../shared/directories/reading/read-directory-page.ts'
import { builtListings } from './listing-pages.ts'

const url = 'https://www.toolshelf.example/tools/flowly'
const read = (html: string, kind: 'home' | 'other' = 'other', robotsTag: string[] = []) => readDirectoryPage(html, { url, robotsTag, kind })

describe('the link of a listing', () => {
  it('is tried on fifty pages or more', () => expect(builtListings.length).toBeGreaterThanOrEqual(50))

  it.each(builtListings)('on a page with $what: $link', ({ html, link, robotsTag }) => {
    expect(read(html, 'other', robotsTag).product).toMatchObject({ link })
  })

  it('isn’t guessed, and says why', () => {
    const whyOf = (what: string) => read(builtListings.find((built) => built.what === what)?.html ?? '').product.note
    expect(whyOf('a redirect of the directory’s own')).toBe('The link leads through the directory’s own address.')
    expect(whyOf('two hosts with the same words')).toBe('It could be one.example or two.example.')
    expect(whyOf('no link to the product')).toBe('No link is clearly the product’s.')
    expect(whyOf('nothing at all')).toBe('The page names no product.')
  })
})

describe('links that look like listings', () => {
  const links = (...paths: string[]) =>
    read(`<main>${paths.map((path) => `<a href="${path}">x</a>`).join('')}</main>`).listings.map((link) => new URL(link).pathname)
  const three = ['/tools/a', '/tools/b', '/tools/c']

  it.each<[string, string[], string[]]>([
    ['three of the same kind', three, three],
    ['with a query or a fragment', ['/tools/a?x=1', '/tools/a#y', '/tools/b', '/tools/c'], three],
    ['fewer than three', three.slice(1), []],
    ['more articles than listings', [...three, '/blog/a', '/blog/b', '/blog/c', '/blog/d'], three],
    ['more of a pattern without a known word', [...three, ...['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `/stuff/${name}`)], three],
    ['only a pattern without a known word', ['/stuff/a', '/stuff/b', '/stuff/c'], ['/stuff/a', '/stuff/b', '/stuff/c']],
    ['categories', ['/category/a', '/category/b', '/category/c'], []],
    ['pages of results', ['/tools/1', '/tools/2', '/tools/3'], []],
    ['files', ['/p/a.png', '/p/b.png', '/p/c.png'], []],
    ['other hosts', ['https://a.example/p/a', 'https://a.example/p/b', 'https://a.example/p/c'], []],
    ['the form', ['/tools/submit', '/tools/a', '/tools/b'], []],
  ])('%s', (_, paths, found) => expect(links(...paths)).toEqual(found))
})

describe('lines about prices', () => {
  it('on a home page are those about listing, not about products', () => {
    const home =
      '<p>Submit your startup for $29.</p><a href="/tools/a"><p>Free invoice maker</p></a><p>Free forever for teams</p><p>Launch free today</p>'
    expect(read(home, 'home').prices).toEqual(['Submit your startup for $29.', 'Launch free today'])
  })

  it('on other pages are all with an amount, or words for one', () => {
    const page = '<h2>Basic</h2><p>Free</p><p>€9 / month</p><p>29 USD one-time</p><p>Freedom</p><p>Nothing about it</p>'
    expect(read(page).prices).toEqual(['Free', '€9 / month', '29 USD one-time'])
  })

  it('name the page of prices that is linked', () => {
    expect(read('<nav><a href="/pricing?x=1">Pricing</a></nav>').pricing).toBe('https://www.toolshelf.example/pricing')
    expect(read('<nav><a href="https://a.example/pricing">Pricing</a></nav>').pricing).toBeNull()
  })
})
