import { describe, expect, it } from 'vitest'
import { readPage } from '../../../shared/page/read-page.ts'
import { judgeListing, type ListingVerdict } from '../../../shared/proof/judge-listing.ts'
import { servedListing, type Listing } from '../../../shared/proof/listing.ts'

const product = 'https://acme.dev/'
const pageUrl = 'https://harbour.example/products/acme'

type Built = {
  body: string
  head?: string
  robotsTag?: string[]
  isAllowed?: boolean
  led?: string[]
  closed?: string[]
  product?: string
}
const listingOf = ({ body, head = '', robotsTag = [], isAllowed = true }: Built): Listing => {
  const html = `<!doctype html><html><head><title>Acme at Harbour</title>${head}</head><body><h1>Acme</h1>${body}</body></html>`
  return servedListing(readPage(html, { url: pageUrl }), robotsTag, isAllowed)
}
const judge = (built: Built): ListingVerdict =>
  judgeListing(listingOf(built), built.product ?? product, { led: built.led ?? [], closed: built.closed ?? [] })

const link = '<a href="https://acme.dev/">Acme</a>'
const go = 'https://harbour.example/go/acme'

describe('a built listing', () => {
  it.each<[what: string, built: Built, verdict: ListingVerdict['verdict']]>([
    ['a plain link', { body: link }, 'followed'],
    ['www. and http', { body: '<a href="http://www.acme.dev/?ref=harbour">Visit</a>' }, 'followed'],
    ['a page below the product’s', { body: '<a href="https://acme.dev/pricing#plans">Pricing</a>' }, 'followed'],
    ['a host below the product’s', { body: '<a href="https://docs.acme.dev/">Docs</a>' }, 'followed'],
    ['an uppercase host and attribute', { body: '<A HREF="HTTPS://ACME.DEV/" REL="NOOPENER">Acme</A>' }, 'followed'],
    ['a protocol-relative link', { body: '<a href="//acme.dev">Acme</a>' }, 'followed'],
    ['entities in the link', { body: '<a href="https&#58;//acme&period;dev/?a=1&amp;b=2">Acme</a>' }, 'followed'],
    ['white space around the link', { body: '<a href="\n  https://acme.dev/ ">Acme</a>' }, 'followed'],
    ['a base that is the product’s', { head: '<base href="https://acme.dev/">', body: '<a href="/docs">Docs</a>' }, 'followed'],
    ['a base of another host', { head: '<base href="https://other.example/">', body: '<a href="acme.dev">Acme</a>' }, 'absent'],
    ['rel without a word that counts', { body: '<a rel="noopener noreferrer external" href="https://acme.dev/">Acme</a>' }, 'followed'],
    ['rel nofollow', { body: '<a rel="noopener nofollow" href="https://acme.dev/">Acme</a>' }, 'nofollow'],
    ['rel with commas', { body: '<a rel="noopener,nofollow" href="https://acme.dev/">Acme</a>' }, 'nofollow'],
    ['rel ugc', { body: '<a rel=ugc href="https://acme.dev/">Acme</a>' }, 'nofollow'],
    ['rel sponsored', { body: '<a rel="Sponsored" href="https://acme.dev/">Acme</a>' }, 'nofollow'],
    ['a nofollow link before a followed one', { body: `<a rel="nofollow" href="https://acme.dev/">Acme</a>${link}` }, 'followed'],
    ['meta nofollow', { head: '<meta name="robots" content="index, NOFOLLOW">', body: link }, 'nofollow'],
    ['meta googlebot none', { head: '<meta name="googlebot" content="none">', body: link }, 'nofollow'],
    ['X-Robots-Tag nofollow', { body: link, robotsTag: ['nofollow'] }, 'nofollow'],
    ['meta noindex', { head: '<meta name="robots" content="noindex,follow">', body: link }, 'followed'],
    ['no link at all', { body: '<p>Acme lives at acme.dev.</p>' }, 'absent'],
    ['a link in a comment', { body: `<!-- ${link} -->` }, 'absent'],
    ['a link in a script', { body: `<script>document.write('${link}')</script>` }, 'absent'],
    ['a link in a template', { body: `<template>${link}</template>` }, 'absent'],
    ['a link in noscript', { body: `<noscript>${link}</noscript>` }, 'absent'],
    ['a link in a textarea', { body: `<textarea>${link}</textarea>` }, 'absent'],
    ['a frame of the product', { body: '<iframe src="https://acme.dev/"></iframe>' }, 'absent'],
    [
      'a <link> and an image of the product',
      { head: '<link rel="alternate" href="https://acme.dev/">', body: '<img src="https://acme.dev/a.png">' },
      'absent',
    ],
    ['an app that scripts render', { body: '<div id="root"></div><script src="/app.js"></script>' }, 'absent'],
    ['display: none', { body: `<div style="color:red; display : none">${link}</div>` }, 'hidden'],
    ['visibility: hidden', { body: '<a style="visibility:hidden" href="https://acme.dev/">Acme</a>' }, 'hidden'],
    ['the attribute hidden', { body: `<section hidden><p>${link}</p></section>` }, 'hidden'],
    ['aria-hidden', { body: `<span aria-hidden="true">${link}</span>` }, 'hidden'],
    ['far off the page', { body: `<div style="position:absolute;left:-9999px">${link}</div>` }, 'hidden'],
    ['letters without size', { body: '<a style="font-size:0" href="https://acme.dev/">Acme</a>' }, 'hidden'],
    ['a closed dialog', { body: `<dialog>${link}</dialog>` }, 'hidden'],
    ['a hidden followed and a visible nofollow link', { body: `<p hidden>${link}</p><a rel="ugc" href="//acme.dev">Acme</a>` }, 'nofollow'],
    ['what scripts fade in', { body: `<div style="opacity:0">${link}</div>` }, 'followed'],
    ['a host below another’s', { body: '<a href="https://acme.dev.evil.example/">Acme</a>' }, 'absent'],
    ['a host that ends alike', { body: '<a href="https://notacme.dev/">Acme</a>' }, 'absent'],
    ['the product as a parameter', { body: '<a href="https://evil.example/?u=https://acme.dev/">Acme</a>' }, 'absent'],
    ['the product as a user name', { body: '<a href="https://acme.dev@evil.example/">Acme</a>' }, 'absent'],
    ['the product as a path', { body: '<a href="https://evil.example/acme.dev">Acme</a>' }, 'absent'],
    ['a Cyrillic а', { body: '<a href="https://аcme.dev/">Acme</a>' }, 'absent'],
    ['a backslash trick', { body: '<a href="https://evil.example\\@acme.dev/">Acme</a>' }, 'absent'],
    ['another scheme', { body: '<a href="ftp://acme.dev/">Acme</a><a href="javascript:location=\'https://acme.dev\'">Acme</a>' }, 'absent'],
    ['the right host in full-width letters', { body: '<a href="https://ａｃｍｅ.dev/">Acme</a>' }, 'followed'],
    [
      'an area of an image map',
      { body: '<map name="m"><area href="https://acme.dev/" alt="Acme"></map><img src="/a.png" usemap="#m">' },
      'followed',
    ],
    ['an area of a map without an image', { body: '<map name="m"><area href="https://acme.dev/" alt="Acme"></map>' }, 'hidden'],
    ['an SVG link', { body: '<svg><a xlink:href="https://acme.dev/"><text>Acme</text></a></svg>' }, 'followed'],
    ['a redirect that ends at the product', { body: `<a href="${go}">Visit</a>`, led: [go] }, 'followed'],
    ['a nofollow redirect', { body: `<a rel="nofollow" href="/go/acme">Visit</a>`, led: [go] }, 'nofollow'],
    ['a redirect that ends elsewhere', { body: `<a href="${go}">Visit</a>` }, 'absent'],
    ['a redirect closed to crawlers', { body: `<a href="${go}">Visit</a>`, closed: [go] }, 'absent'],
    [
      'a product on a shared host',
      { body: '<a href="https://acme.vercel.app/">Acme</a>', product: 'https://acme.vercel.app/' },
      'followed',
    ],
    [
      'another’s product on a shared host',
      { body: '<a href="https://evil.vercel.app/">Acme</a>', product: 'https://acme.vercel.app/' },
      'absent',
    ],
    [
      'a product that is a page of a site',
      { body: '<a href="https://github.com/Acme/Tides#readme">Acme</a>', product: 'https://github.com/acme/tides' },
      'followed',
    ],
    [
      'another page of that site',
      { body: '<a href="https://github.com/acme/tides-clone">Acme</a>', product: 'https://github.com/acme/tides' },
      'absent',
    ],
    [
      'another app of a store',
      {
        body: '<a href="https://play.google.com/store/apps/details?id=evil">Acme</a>',
        product: 'https://play.google.com/store/apps/details?id=dev.acme',
      },
      'absent',
    ],
    ['the home page of a product at app.', { body: link, product: 'https://app.acme.dev/' }, 'followed'],
    [
      'another subdomain of a shared platform',
      { body: '<a href="https://other.acme.dev/">Other</a>', product: 'https://mine.acme.dev/' },
      'absent',
    ],
  ])('with %s is judged right', (_, built, verdict) => {
    expect(judge(built).verdict).toBe(verdict)
  })
})

describe('what is told', () => {
  it('names rel, and what to do about it', () => {
    expect(judge({ body: '<a rel="ugc nofollow" href="https://acme.dev/">Acme</a>' })).toEqual({
      verdict: 'nofollow',
      rel: ['ugc', 'nofollow'],
      noindex: false,
      count: 1,
      words: 'The page links to acme.dev. Search engines don’t count it: the link is marked rel="ugc nofollow".',
    })
  })
  it('counts the links, and judges the best', () => {
    const { count, words } = judge({ body: `${link}${link}<a rel="nofollow" href="//acme.dev">Acme</a>` })
    expect([count, words]).toEqual([
      3,
      'The page links to acme.dev, and search engines follow the link. 3 links lead there; this is about the best one.',
    ])
  })
  it.each<[Partial<Built>, string]>([
    [{ head: '<meta name="robots" content="noindex">' }, 'The page asks search engines not to index it.'],
    [{ robotsTag: ['noindex'] }, 'The page asks search engines not to index it.'],
    [{ isAllowed: false }, 'Its robots.txt keeps search engines away from the page.'],
  ])('%j counts as noindex', (built, words) => {
    const verdict = judge({ body: link, ...built })
    expect([verdict.noindex, verdict.words.endsWith(words)]).toEqual([true, true])
  })
  it.each([
    ['https://harbour.example/products/other', true],
    ['https://elsewhere.example/products/acme', true],
    ['http://www.harbour.example/products/acme/', false],
  ])('a canonical of %s is another page: %s', (canonical, isTold) => {
    const { words } = judge({ body: link, head: `<link rel="canonical" href="${canonical}">` })
    expect(words.includes('names another as its original')).toBe(isTold)
  })
  it('a link that only scripts may show is to be checked in a tab', () => {
    expect(judge({ body: '' }).words).toBe(
      'No link to acme.dev in the HTML that the page sends. If you see one, open the page in a tab and check it with the extension.',
    )
  })
  it('closed redirects are said to be why', () => {
    expect(judge({ body: '', closed: [go] }).words).toContain('closed to crawlers by robots.txt')
  })
})
