/** A listing as a directory may build it, and what a reader says of its link. */
export type BuiltListing = { what: string; link: 'followed' | 'nofollow' | 'undetermined'; html: string; robotsTag?: string[] }

const page = (
  body: string,
  { title = 'Flowly – invoices that write themselves | Tool Shelf', head = '' } = {},
) => `<!doctype html><html lang="en"><head>
<title>${title}</title>${head}</head><body>
<header><a href="/">Tool Shelf</a><nav><a href="/categories/">Categories</a><a href="https://toolshelf.substack.com/">Newsletter</a><a href="https://x.com/toolshelf">X</a></nav></header>
<main>${body}</main>
<footer><a href="https://maker.example/">Made by a maker</a><a href="https://other-directory.example/">Our other directory</a><a href="/privacy">Privacy</a></footer></body></html>`
const h1 = '<h1>Flowly</h1><p>Invoices that write themselves, for freelancers.</p>'
const a = (href: string, text: string, rel = '') => `<a href="${href}"${rel === '' ? '' : ` rel="${rel}"`} target="_blank">${text}</a>`

const rels: [string, BuiltListing['link']][] = [
  ['', 'followed'],
  ['noopener noreferrer', 'followed'],
  ['dofollow', 'followed'],
  ['nofollow', 'nofollow'],
  ['NoFollow noopener', 'nofollow'],
  ['ugc', 'nofollow'],
  ['sponsored', 'nofollow'],
  ['noopener,nofollow', 'nofollow'],
]
const words = [
  'Visit website',
  'Visit',
  'Website ↗',
  'Visit Flowly →',
  'Open site',
  'Zur Website',
  'Visitar sitio web',
  'Visiter le site',
  '访问官网',
]

export const builtListings: BuiltListing[] = [
  ...rels.map(([rel, link]) => ({
    what: `a button with rel "${rel}"`,
    link,
    html: page(h1 + a('https://flowly.app/?ref=toolshelf', 'Visit website', rel)),
  })),
  ...words.map((text) => ({
    what: `“${text}” to a host with another name`,
    link: 'followed' as const,
    html: page(h1 + a('https://invoicery.io/', text)),
  })),
  { what: 'the name as the link', link: 'followed', html: page(`<h1>${a('https://flowly.app/', 'Flowly')}</h1>`) },
  { what: 'the name as the link, nofollow', link: 'nofollow', html: page(`<h1>${a('https://flowly.app/', 'Flowly', 'nofollow')}</h1>`) },
  {
    what: 'an image link to a host with the name',
    link: 'followed',
    html: page(`${h1}<a href="https://flowly.app"><img src="/s.png" alt="Screenshot"></a>`),
  },
  { what: 'a host with “get” before the name', link: 'followed', html: page(h1 + a('https://getflowly.com/', 'More')) },
  { what: 'a host with “app” after the name', link: 'nofollow', html: page(h1 + a('https://www.flowlyapp.com/', 'More', 'nofollow')) },
  {
    what: 'a button that is nofollow and a name that isn’t',
    link: 'followed',
    html: page(`<h1>${a('https://flowly.app/', 'Flowly')}</h1>${a('https://flowly.app/', 'Visit website', 'nofollow')}`),
  },
  {
    what: 'the bare address beside a button',
    link: 'nofollow',
    html: page(h1 + a('https://flowly.app/', 'flowly.app', 'nofollow') + a('https://flowly.app/', 'Visit', 'nofollow')),
  },
  {
    what: 'a link in the description, next to the product’s own',
    link: 'nofollow',
    html: page(
      `${h1}<p>Built with ${a('https://framework.example/', 'Framework')}.</p>${a('https://flowly.app/', 'Visit website', 'nofollow')}`,
    ),
  },
  {
    what: 'the maker’s profile next to it',
    link: 'followed',
    html: page(
      h1 +
        a('https://x.com/ada', 'Ada', 'nofollow') +
        a('https://github.com/ada/flowly', 'Source', 'nofollow') +
        a('https://flowly.app/', 'Visit'),
    ),
  },
  {
    what: 'an ad before it',
    link: 'followed',
    html: page(
      `<div class="sponsor-card">${a('https://acme.example/', 'Visit website', 'sponsored')}</div>${h1}${a('https://flowly.app/', 'Visit website')}`,
    ),
  },
  {
    what: 'an ad with a heading',
    link: 'nofollow',
    html: page(
      `${h1}${a('https://flowly.app/', 'Visit website', 'nofollow')}<section><h2>Sponsors</h2>${a('https://acme.example/', 'Visit website')}</section>`,
    ),
  },
  {
    what: 'similar tools below',
    link: 'nofollow',
    html: page(
      `${h1}${a('https://flowly.app/', 'Website', 'nofollow')}<section><h3>Similar tools</h3>${a('https://billy.example/', 'Visit')}${a('https://invoic.example/', 'Visit')}</section>`,
    ),
  },
  {
    what: 'a link in a comment',
    link: 'nofollow',
    html: page(
      `${h1}${a('https://flowly.app/', 'Visit website', 'nofollow')}<div id="comments"><p>I use ${a('https://flowly.app/', 'flowly.app')}</p></div>`,
    ),
  },
  {
    what: 'a hidden link next to it',
    link: 'nofollow',
    html: page(
      `${h1}<div style="display:none">${a('https://flowly.app/', 'Flowly')}</div>${a('https://flowly.app/', 'Visit website', 'nofollow')}`,
    ),
  },
  { what: 'a product on GitHub with a button', link: 'followed', html: page(h1 + a('https://github.com/ada/flowly', 'Visit website')) },
  {
    what: 'a page in an aside',
    link: 'followed',
    html: page(`<article>${h1}</article><aside><dl><dt>Website</dt><dd>${a('https://flowly.app/', 'flowly.app')}</dd></dl></aside>`),
  },
  {
    what: 'a header inside the article',
    link: 'nofollow',
    html: page(`<article><header>${h1}${a('https://flowly.app/', 'Visit', 'nofollow')}</header></article>`),
  },
  {
    what: 'a page that isn’t to be indexed',
    link: 'nofollow',
    html: page(h1 + a('https://flowly.app/', 'Visit website'), { head: '<meta name="robots" content="noindex">' }),
  },
  {
    what: 'a page none of whose links are followed',
    link: 'nofollow',
    html: page(h1 + a('https://flowly.app/', 'Visit website'), { head: '<meta name="robots" content="index, nofollow">' }),
  },
  {
    what: 'a response that isn’t to be indexed',
    link: 'nofollow',
    robotsTag: ['noindex'],
    html: page(h1 + a('https://flowly.app/', 'Visit website')),
  },
  {
    what: 'a relative base',
    link: 'followed',
    html: page(h1 + a('//flowly.app/x', 'Visit website'), { head: '<base href="/products/">' }),
  },
  {
    what: 'the directory’s name first in the title',
    link: 'followed',
    html: page(a('https://flowly.app/', 'Visit website'), {
      title: 'Tool Shelf | Flowly',
      head: '<meta property="og:title" content="Flowly">',
    }),
  },

  { what: 'a redirect of the directory’s own', link: 'undetermined', html: page(h1 + a('/go/flowly', 'Visit website')) },
  {
    what: 'a redirect of the directory’s own, nofollow',
    link: 'undetermined',
    html: page(h1 + a('/out?url=https://flowly.app', 'Visit website', 'nofollow')),
  },
  { what: 'no link to the product', link: 'undetermined', html: page(h1) },
  {
    what: 'a button that only a script opens',
    link: 'undetermined',
    html: page(`${h1}<button data-url="https://flowly.app/">Visit website</button>`),
  },
  {
    what: 'only a link in the description to something else',
    link: 'undetermined',
    html: page(`${h1}<p>Built with ${a('https://framework.example/', 'Framework')}.</p>`),
  },
  { what: 'only a link to the maker’s profile', link: 'undetermined', html: page(h1 + a('https://x.com/ada', 'Visit profile')) },
  { what: 'only an ad', link: 'undetermined', html: page(`${h1}<div class="ads">${a('https://acme.example/', 'Visit website')}</div>`) },
  { what: 'an ad that says whose it is', link: 'undetermined', html: page(`${h1}${a('https://acme.example/', 'Try Acme for free')}`) },
  {
    what: 'a list of products',
    link: 'undetermined',
    html: page(`<h1>Best invoice tools</h1>${['one', 'two', 'three'].map((name) => a(`https://${name}.example/`, 'Visit')).join('')}`, {
      title: 'Best invoice tools | Tool Shelf',
    }),
  },
  {
    what: 'two hosts with the same words',
    link: 'undetermined',
    html: page(h1 + a('https://one.example/', 'Visit website') + a('https://two.example/', 'Visit website', 'nofollow')),
  },
  { what: 'an error page', link: 'undetermined', html: page('<h1>Page not found</h1><a href="/">Back</a>', { title: 'Not found' }) },
  {
    what: 'an empty shell',
    link: 'undetermined',
    html: '<!doctype html><title>Tool Shelf</title><div id="root"></div><script src="/app.js"></script>',
  },
  {
    what: 'a sign-in page',
    link: 'undetermined',
    html: page('<h1>Sign in</h1><a href="https://accounts.google.com/o/oauth2">Continue with Google</a>', {
      title: 'Sign in | Tool Shelf',
    }),
  },
  {
    what: 'only links around the page',
    link: 'undetermined',
    html: page('<h1>Flowly</h1>').replace('</footer>', `${a('https://flowly.app/', 'Visit website')}</footer>`),
  },
  { what: 'nothing at all', link: 'undetermined', html: '' },
]
