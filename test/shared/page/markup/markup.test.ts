import { describe, expect, test } from 'vitest'
import { readDocument } from '../../../../shared/page/markup/read-document.ts'
import { quirksOf } from '../../../../shared/page/markup/quirks.ts'

const read = (html: string, url = 'https://acme.dev/') => readDocument(html, { url }).markup
const unnamed = (html: string) =>
  Object.fromEntries(
    read(`<!doctype html><body>${html}`).violations.map(({ rule, elements }) => [rule, elements.map(({ place }) => place.html)]),
  )

test.each([
  ['<!doctype html><title>a</title>', null],
  ['\uFEFF <!DOCTYPE html>', null],
  ['<!-- made by hand --> <?xml version="1.0"?>\n<!doctype HTML>', null],
  ['<!doctype html SYSTEM "about:legacy-compat">', null],
  ['<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">', null],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">', null],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">', 'old'],
  ['<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 3.2 Final//EN">', 'old'],
  ['<!doctype svg>', 'old'],
  ['<html><title>a</title>', 'missing'],
  ['<!-- <!doctype html> --><html>', 'missing'],
  ['<p>a</p><!doctype html>', 'missing'],
  ['<!-- never closed', 'missing'],
])('%j is rendered with quirks: %s', (html, quirks) => expect(quirksOf(html)).toBe(quirks))

describe('tags after the end of the head', () => {
  test.each([
    ['an image', '<img src="/p.gif"><link rel="canonical" href="/">', '<img>'],
    ['a container', '<div hidden></div><meta name="robots" content="noindex">', '<div>'],
    ['a container before the description', '<div hidden></div><meta name="description" content="Tides">', '<div>'],
    ['a stray text', '}} <link rel="alternate" hreflang="de" href="/de/">', 'the text “}}”'],
  ])('are behind %s', (_, head, endedBy) =>
    expect(read(`<head><title>a</title>${head}</head>`).late).toMatchObject({ endedBy, tags: [expect.any(String)] }),
  )

  test.each([
    ['what belongs there', '<script>1</script><style>a{}</style><noscript><img src="/p.gif"></noscript><link rel="canonical" href="/">'],
    ['an image that comes last', '<link rel="canonical" href="/"><img src="/p.gif">'],
    ['tags that search engines don’t read', '<img src="/p.gif"><link rel="icon" href="/i.png"><meta name="theme-color" content="#fff">'],
    ['a comment', '<!-- a --> <link rel="canonical" href="/">'],
  ])('aren’t behind %s', (_, head) => expect(read(`<head><title>a</title>${head}</head>`).late).toBeNull())
})

test('social tags without their host are listed, whole ones aren’t', () => {
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`
  const { relative } = read(
    meta('og:image', '/social.png') +
      meta('og:url', 'start') +
      meta('twitter:image', 'https://acme.dev/x.png') +
      meta('og:image', '//cdn.acme.dev/x.png') +
      meta('og:image', '') +
      meta('og:image', 'http://acme.dev:80http://acme.dev:80/twice.png') +
      meta('og:image:alt', 'A tide'),
  )
  expect(relative).toEqual([
    { property: 'og:image', content: '/social.png' },
    { property: 'og:url', content: 'start' },
    { property: 'og:image', content: 'http://acme.dev:80http://acme.dev:80/twice.png' },
  ])
})

test('empty sources are listed, those that scripts or srcset fill in aren’t', () => {
  const { empty } = read(
    '<img src="" alt="a"><img src="" data-src="/a.png"><img src="" :src="url"><img src="" srcset="/a.png 1x"><script src=""></script><img alt="b"><video src="/a.mp4">',
  )
  expect(empty).toEqual(['<img src alt="a">', '<script src>'])
})

test('what an https page loads over http is listed, links aren’t', () => {
  const html =
    '<script src="http://a.example/a.js"></script><img src="http://a.example/a.png"><a href="http://a.example/">a</a><link rel="canonical" href="http://acme.dev/"><img src="//a.example/b.png">'
  expect(read(html).insecure.map(({ url, isActive }) => [url, isActive])).toEqual([
    ['http://a.example/a.js', true],
    ['http://a.example/a.png', false],
  ])
  const own = '<script src="http://localhost:3000/a.js"></script><img src="/a.png">'
  expect(read(own, 'http://localhost:3000/').insecure).toEqual([])
  expect(read(own).insecure.map(({ url }) => url)).toEqual(['http://localhost:3000/a.js'])
})

test.each([
  ['image-alt', '<img src="/a.png">'],
  ['input-image-alt', '<input type="image" src="/go.png">'],
  ['area-alt', '<map name="m"><area href="/a"></map>'],
  ['button-name', '<button><svg><path d="M0 0"></path></svg></button>'],
  ['link-name', '<a href="/x"><i class="fa fa-x"></i></a>'],
  ['link-name', '<a href="/x"><img src="/a.png" alt=""></a>'],
  ['label', '<input type="email" name="email">'],
  ['label', '<textarea name="message"></textarea>'],
  ['label', '<label for="other">Email</label><input id="mail">'],
  ['select-name', '<select name="plan"><option>Free</option></select>'],
  ['frame-title', '<iframe src="https://player.example/1"></iframe>'],
])('%s: %s breaks it', (rule, html) => expect(unnamed(html)).toEqual({ [rule]: [expect.any(String)] }))

test.each([
  '<img src="/a.png" alt="">',
  '<img src="/a.png" role="presentation">',
  '<img src="https://t.example/p.gif" width="1" height="1">',
  '<div aria-hidden="true"><img src="/a.png"><a href="/x"></a></div>',
  '<img src="/a.png" title="A tide table">',
  '<div hidden><button></button></div>',
  '<button aria-label="Menu"><svg></svg></button>',
  '<button><svg><title>Menu</title></svg></button>',
  '<button><my-icon name="menu"></my-icon></button>',
  '<a href="/x"><img src="/a.png" alt="Acme"></a>',
  '<a href="/x" title="X">​</a>',
  '<a id="top"></a>',
  '<a href="/x"><span x-text="label"></span></a>',
  '<label>Email <input type="email"></label>',
  '<label for="mail">Email</label><input id="mail">',
  '<input type="search" placeholder="Search">',
  '<input type="hidden" name="a"><input type="submit"><input type="checkbox" name="b">',
  '<label>Plan <select><option>Free</option></select></label>',
  '<iframe src="/demo" title="Demo"></iframe>',
  '<iframe src="https://tag.example/ns" width="0" height="0"></iframe>',
  '<iframe></iframe>',
])('%s has its names', (html) => expect(unnamed(html)).toEqual({}))

test.each([
  ['en', 'email'],
  ['de', null],
])('on a page in %s the proposed label of a field named email is %s', (lang, hint) => {
  const { violations } = read(`<!doctype html><html lang="${lang}"><input type="email" name="email">`)
  expect(violations[0]?.elements[0]?.hint).toBe(hint)
})
