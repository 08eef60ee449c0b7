import { describe, expect, it } from 'vitest'
import { readPage } from '../../../shared/page/read-page.ts'

const read = (html: string, url = 'https://acme.example/app/') => readPage(html, { url })

describe('title', () => {
  it.each([
    ['its own', '<title> Acme\n  Notes </title>', 'Acme Notes'],
    ['never that of a drawing', '<svg><title>Arrow</title></svg><title>Acme</title>', 'Acme'],
    ['with entities decoded', '<title>A &amp; B &mdash; C</title>', 'A & B — C'],
    ['null when empty', '<title> </title>', null],
    ['null when missing', '<p>x', null],
    ['even in the body', '<body><title>Late</title>', 'Late'],
  ])('is %s', (_, html, title) => expect(read(html).title).toBe(title))

  it.each([
    ['<svg><title>Arrow</title></svg><title>Acme</title>', { titles: 1, metaDescriptions: 0 }],
    ['<title>One</title><title>Two</title><meta name=description content=a>', { titles: 2, metaDescriptions: 1 }],
    ['<meta name=description content=a><meta name=Description content=b><meta name=description>', { titles: 0, metaDescriptions: 2 }],
  ])('and the description are counted: %s', (html, counts) => expect(read(html).counts).toEqual(counts))
})

describe('metas', () => {
  it.each([
    `<meta name="description" content="Notes">`,
    `<META NAME='Description' CONTENT='Notes'>`,
    `<meta content=Notes name=DESCRIPTION>`,
    `<meta name=description content=""><meta name=description content=Notes><meta name=description content=Other>`,
    `<noscript><meta name=description content=Hidden></noscript><meta name=description content=Notes>`,
    `<template><meta name=description content=Hidden></template><meta name=description content=Notes>`,
    `<!-- <meta name=description content=Hidden> --><meta name=description content=Notes>`,
  ])('give the description of %s', (html) => expect(read(html).metaDescription).toBe('Notes'))

  it('don’t take a property for a description', () => expect(read('<meta property=description content=Notes>').metaDescription).toBeNull())

  it('are read by property or name, the first that is not empty', () => {
    const page = read(`<meta property="og:title" content=""><meta name="og:title" content=Acme><meta property=og:title content=Other>
      <meta property=twitter:card content=summary><meta name=twitter:image:src content=/t.png><meta property=og:image content=img/o.png>`)
    expect(page.openGraph).toEqual({ title: 'Acme', image: 'https://acme.example/app/img/o.png' })
    expect(page.twitter).toMatchObject({ card: 'summary', image: 'https://acme.example/t.png' })
  })

  it('name the image by its other properties when og:image is missing', () => {
    expect(read('<meta property=og:image:secure_url content=https://cdn.example/o.png>').openGraph['image']).toBe(
      'https://cdn.example/o.png',
    )
  })

  it('gather every directive for robots', () => {
    expect(read('<meta name=ROBOTS content="NoIndex,follow"><meta name=googlebot content=nosnippet>').robots).toEqual([
      'noindex',
      'follow',
      'nosnippet',
    ])
  })

  it.each([
    ['<meta charset=UTF-8>', 'utf-8'],
    [`<meta http-equiv='content-type' content='text/html; charset=Shift_JIS'>`, 'shift_jis'],
    ['<meta name=x content=y>', null],
  ])('declare the encoding in %s', (html, charset) => expect(read(html).charset).toBe(charset))

  it.each([
    ['0; url=/new', { url: 'https://acme.example/new', seconds: 0 }],
    [`5;URL='https://b.example/'`, { url: 'https://b.example/', seconds: 5 }],
    ['0;https://b.example/', { url: 'https://b.example/', seconds: 0 }],
    ['30', null],
    ['0;url=javascript:alert(1)', null],
  ])('refresh to the target of "%s"', (content, refresh) => {
    expect(read(`<meta http-equiv=Refresh content="${content}">`).refresh).toEqual(refresh)
  })
})

describe('URLs', () => {
  it('are resolved against the base', () => {
    const page = read('<base href=/root/><link rel=canonical href=here><link rel="shortcut icon" href=i.ico><a href=x>x</a>')
    expect(page).toMatchObject({
      canonicals: ['https://acme.example/root/here'],
      favicon: 'https://acme.example/root/i.ico',
      links: [{ url: 'https://acme.example/root/x' }],
    })
  })

  it('are never invented', () => {
    expect(read('<title>Acme</title>')).toMatchObject({ canonicals: [], icons: [], favicon: null, openGraph: {} })
  })

  it('name the icon of the tab, not that of a home screen or a mask', () => {
    const page = read(
      '<link rel=apple-touch-icon href=a.png><link rel=mask-icon href=m.svg><link rel="ICON shortcut" sizes=32x32 href=f.png>',
    )
    expect(page.favicon).toBe('https://acme.example/app/f.png')
    expect(page.icons.map(({ rel }) => rel)).toEqual(['apple-touch-icon', 'mask-icon', 'icon shortcut'])
  })

  it.each(['hreflang=de', 'lang=de', 'media=print', 'type=text/html'])(
    'leave out a canonical link with %s, as Google does',
    (attribute) => {
      expect(read(`<link rel=canonical href=/a ${attribute}><link rel=canonical href=/b>`).canonicals).toEqual(['https://acme.example/b'])
    },
  )

  it('keep several canonicals apart', () => {
    expect(read('<link rel=canonical href=/a><link rel=canonical href=/b><link rel=canonical href=/a>').canonicals).toHaveLength(2)
  })

  it('leave out what leads nowhere', () => {
    expect(
      read('<a href="javascript:x">a</a><a href="http://[">b</a><a href="data:text/html,x">c</a><a href="mailto:a@b.example">d</a>').links,
    ).toEqual([{ url: 'mailto:a@b.example', text: 'd', rel: [], images: [] }])
  })
})

describe('text', () => {
  it.each([
    ['blocks apart', '<div>Fast</div><div>help</div>', 'Fast help'],
    ['lines apart', '<h1>Fast<br>help</h1>', 'Fast help'],
    ['links apart', '<a href=/a>Prices</a><a href=/b>Blog</a>', 'Prices Blog'],
    ['letters of a word together', '<p><span>F</span><span>a</span><span>st</span></p>', 'Fast'],
    ['a marked word together', '<p>Re<b>start</b>ed</p>', 'Restarted'],
    ['cells apart', '<table><tr><td>Free<td>Pro</table>', 'Free Pro'],
    ['scripts and styles out', '<p>a</p><script>b</script><style>c</style><noscript>d</noscript><template>e</template><!-- f -->', 'a'],
    [
      'hidden elements out',
      '<p hidden>a</p><p style="color:red;display: none">b</p><i aria-hidden=true>c</i><dialog>d</dialog><p>e</p>',
      'e',
    ],
    [
      'what a press opens',
      '<button aria-controls="a">q</button><p id="a" hidden>a</p><button popovertarget="d">o</button><dialog id="d">d</dialog><div role="tabpanel" hidden>t</div>',
      'q a o d t',
    ],
    ['a closed menu out', '<header><button aria-controls="a">m</button><ul id="a" hidden><li>a</li></ul></header><p>e</p>', 'm e'],
    ['a body that scripts will show', '<body style="visibility:hidden"><p>a</p>', 'a'],
    ['invisible characters out', '<p>a\u200bb\u00ad c&nbsp;&nbsp;d</p>', 'ab c d'],
  ])('keeps %s', (_, html, text) => expect(read(html).text).toBe(text))

  it('knows the heading and kind of section of a block', () => {
    const { blocks } = read('<nav>Menu</nav><section id="pricing-table"><h2>Plans</h2><p>9 EUR</p><a href=/buy>Buy</a></section>')
    expect(blocks).toEqual([
      { tag: 'nav', text: 'Menu', heading: '', scopes: ['nav'], action: false },
      { tag: 'h2', text: 'Plans', heading: 'Plans', scopes: ['pricing'], action: false },
      { tag: 'p', text: '9 EUR', heading: 'Plans', scopes: ['pricing'], action: false },
      { tag: 'section', text: 'Buy', heading: 'Plans', scopes: ['pricing'], action: true },
    ])
  })

  it('knows what the column and the row of a cell are called', () => {
    const { blocks } = read(
      '<table><thead><tr><th>Feature<th>Acme<th colspan=2>Others</tr></thead><tbody><tr><td>Price<td><p>Free</p><td>$9<td>$19</table><p>After</p>',
    )
    const heads = { columns: ['Acme', 'Others', 'Others'], rows: ['Price'] }
    expect(blocks.map(({ text, cell }) => [text, cell])).toStrictEqual([
      ['Feature', undefined],
      ['Acme', undefined],
      ['Others', undefined],
      ['Price', undefined],
      ['Free', { column: 'Acme', row: 'Price', ...heads }],
      ['$9', { column: 'Others', row: 'Price', ...heads }],
      ['$19', { column: 'Others', row: 'Price', ...heads }],
      ['After', undefined],
    ])
  })

  it('counts every heading, and reads those that are seen', () => {
    expect(read('<h1><img alt=Acme></h1><div hidden><h1>Gone</h1></div><h2>More</h2>').headings).toEqual([
      { level: 1, text: 'Acme' },
      { level: 1, text: '' },
      { level: 2, text: 'More' },
    ])
  })
})

describe('JSON-LD', () => {
  const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`

  it('flattens lists and graphs', () => {
    const page = read(
      script('[{"@type":"Product"},{"@graph":[{"@type":"WebSite"}]}]') +
        script('{"@type":"Organization"}', 'Application/LD+JSON; charset=utf-8'),
    )
    expect(page.jsonLd.nodes.map((node) => node['@type'])).toEqual(['Product', 'WebSite', 'Organization'])
  })

  it('reports invalid JSON and keeps the rest', () => {
    const { jsonLd } = read(script('{"@type":') + script('//<![CDATA[\n{"@type":"WebSite"}\n//]]>'))
    expect(jsonLd.errors).toHaveLength(1)
    expect(jsonLd.nodes).toHaveLength(1)
  })

  it('cannot change what an object is', () => {
    const [node] = read(script('{"@type":"X","__proto__":{"polluted":true}}')).jsonLd.nodes
    expect(node).toEqual({ '@type': 'X' })
  })
})

it('reads forms with their fields and captions', () => {
  expect(
    read(
      '<form action=/join><label>Mail</label><input type=email name=user placeholder="you@work"><button>Join the waitlist</button></form>',
    ).forms,
  ).toEqual([{ action: 'https://acme.example/join', text: 'Mail Join the waitlist you@work', fields: ['email', 'user', 'button'] }])
})

it('names logos by their text or alternative', () => {
  expect(read('<a class="navbar-brand">Acme</a><img src=/img/logo.svg alt="Acme Inc"><p class=logology>no</p>').logoTexts).toEqual([
    'Acme',
    'Acme Inc',
  ])
})
