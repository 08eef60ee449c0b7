import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { png } from './planted-site.ts'
import {
  all,
  answer,
  css,
  edit,
  file,
  origin,
  page,
  put,
  redirect,
  say,
  sitemap,
  toHead,
  type Change,
  type CrawlSite,
} from './planted-crawl-site.ts'

/** What looks like a fault and is none, and how the visit differs. */
export type Trap = [what: string, change: Change, options?: { url?: string; visitMs?: number }]

const link = (path: string, text: string) => say('/', `<a href="${path}">${text}</a>`)
const add = (path: string, title: string, body: string, head = ''): Change =>
  all(link(path, title), (site) => ({ ...site, ...page(path, { title, head, body }) }))
const base = 'https://lanterna.io/trail/'

const unusedFonts = `@font-face { font-family: "Lamp Mono"; src: url(/mono.woff2); }
@font-face { font-family: Trail; font-style: italic; src: url(/italic.woff2); } @font-face { font-family: Trail; font-weight: 900; src: url(/black.woff2); }`

/** The same site below a path of its host, whose root belongs to somebody else. */
const belowPath: Change = (site) => {
  const moved = Object.entries(site).map(([path, { type, body, ...rest }]): [string, CrawlSite[string]] => [
    path === '/robots.txt' ? path : `/trail${path}`,
    {
      type,
      ...rest,
      body: /html|xml|css|plain/.test(type)
        ? String(body)
            .replaceAll(/(href|src|url\(|@import )(=?)("?)\//g, '$1$2$3/trail/')
            .replaceAll(`${origin}/`, base)
        : body,
    },
  ])
  return { ...Object.fromEntries(moved), '/': file('text/html', '<!doctype html><html lang="en"><title>Park</title><h1>Park</h1></html>') }
}

export const crawlTraps: Trap[] = [
  ['with nothing odd about it', (site) => site],
  [
    'whose pages have tags for shares of their own',
    all(
      toHead('/pricing', `<meta property="og:url" content="${origin}/pricing"><meta property="og:image" content="${origin}/social.png">`),
      toHead('/docs', '<script type="application/ld+json">{"@context":"https://schema.org","@type":"WebPage","name":"Docs"}</script>'),
    ),
  ],
  [
    'whose robots.txt keeps one crawler from what the sitemap lists',
    put(
      '/robots.txt',
      file('text/plain', `User-agent: LampBot\nDisallow: /docs\n\nUser-agent: *\nDisallow: /private/\n\nSitemap: ${origin}/sitemap.xml\n`),
    ),
  ],
  [
    'with a security.txt, and a link that redirects twice',
    all(
      put('/.well-known/security.txt', file('text/plain', 'Contact: mailto:lamps@lanterna.io\nExpires: 2091-01-01T00:00:00Z\n')),
      link('/manual', 'The manual of lamps'),
      put('/manual', redirect('/manual/')),
      put('/manual/', redirect('/docs')),
    ),
  ],
  [
    'with a lamp called 404',
    add('/lamps/404', 'Lamp 404', '<p>The 404 shines for nine years. Page not found is what you won’t read here.</p>'),
  ],
  [
    'with a page to download',
    all(add('/report', 'Download the report', '<p>Nine lamps.</p>'), (site) => ({
      ...site,
      '/report': { ...(site['/report'] ?? { type: '', body: '' }), headers: { 'Content-Disposition': 'attachment' } },
    })),
  ],
  [
    'whose script has one of two integrity hashes, and another of a weaker kind',
    (site) => {
      const hash = createHash('sha384').update(String(site['/site.js']?.body)).digest('base64')
      return edit('/', 'src="/site.js"', `src="/site.js" integrity="sha256-aGVsbG8= sha384-aGVsbG8= sha384-${hash}"`)(site)
    },
  ],
  [
    'whose docs explain braces',
    say('/docs', '<h2>Mail</h2><p>Write <code>{{ user.name }}</code> and <code>[object Object]</code> never shows.</p><pre>${lamp}</pre>'),
  ],
  [
    'whose blog is about lorem ipsum',
    add(
      '/blog/lorem',
      'Why we dropped lorem ipsum',
      '<h1>Why we dropped lorem ipsum</h1><p>Lorem ipsum dolor sit amet was all over our site.</p>',
    ),
  ],
  ['whose sentence says undefined', say('/docs', '<p>A lamp without a name is undefined. Divide by zero and you get NaN.</p>')],
  [
    'whose list has pages',
    all(
      toHead('/blog', '<link rel="next" href="/blog/page/2">'),
      link('/blog/page/2', 'Older posts'),
      link('/blog/page/3', 'Oldest posts'),
      (site) => ({
        ...site,
        ...page('/blog/page/2', { title: 'Blog – Lanterna', body: '<h1>Blog</h1>' }),
        ...page('/blog/page/3', { title: 'Blog – Lanterna', body: '<h1>Blog</h1>' }),
      }),
    ),
  ],
  [
    'whose German page has the same title',
    all(
      link('/de', 'Deutsch'),
      (site) => ({
        ...site,
        ...page('/de', {
          title: `Lanterna – Trail lights that wait for walkers`,
          body: '<h1>Wegelichter</h1><p>Lampen, die auf Wanderer warten und ihnen den Weg durch die Nacht zeigen, auch wenn es regnet und niemand sonst mehr unterwegs ist. Sie leuchten nur, wenn jemand kommt, und das Dorf hat sie selbst gebaut.</p>',
        }),
      }),
      edit('/de', 'lang="en"', 'lang="de"'),
      edit('/de', 'Sign in', 'Anmelden'),
    ),
  ],
  [
    'whose styles name a font for another language alone',
    put('/site.css', file('text/css', `${css} @font-face { font-family: Trail; unicode-range: U+4E00-9FFF; src: url(/cjk.woff2); }`)),
  ],
  ['whose styles name fonts that nothing uses', put('/site.css', file('text/css', `${css} ${unusedFonts}`))],
  [
    'whose styles name an old font format first',
    put('/site.css', file('text/css', css.replace('src: ', 'src: url(/trail.eot?#iefix) format("embedded-opentype"), '))),
  ],
  [
    'whose pictures have no extension',
    all(edit('/', '/shots/map.png', '/shots/1?w=1280'), (site) => ({
      ...site,
      '/shots/1?w=1280': site['/shots/map.png'] ?? file('image/png'),
    })),
  ],
  [
    'with a page that upgrades what it loads',
    toHead(
      '/blog',
      '<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests"><script src="http://lanterna.io/site.js"></script>',
    ),
  ],
  [
    'with a compressed sitemap',
    all(
      put('/robots.txt', file('text/plain', `User-agent: *\nDisallow: /private/\nSitemap: ${origin}/sitemap.xml.gz\n`)),
      put('/sitemap.xml.gz', file('application/gzip', gzipSync(sitemap(`${origin}/`, `${origin}/docs`).body))),
    ),
  ],
  [
    'below a path, with a sitemap of its own',
    all(
      put('/robots.txt', file('text/plain', 'User-agent: *\nAllow: /\n')),
      toHead('/', '<link rel="sitemap" href="/sitemap.xml">'),
      belowPath,
    ),
    { url: base },
  ],
  [
    'below a path, with a sitemap that nothing names',
    all(put('/robots.txt', file('text/plain', 'User-agent: *\nAllow: /\n')), belowPath),
    { url: base },
  ],
  [
    'whose script and docs never answer',
    all(
      toHead('/', '<script src="/slow.js" defer></script>'),
      put('/slow.js', file('text/javascript', '', { 'X-Stall': 'yes' })),
      put('/docs', file('text/html', '', { 'X-Stall': 'yes' })),
    ),
    { visitMs: 6000 },
  ],
  [
    'whose files robots.txt keeps away',
    all(toHead('/', '<script src="/private/gone.js" defer></script>'), link('/private/gone', 'Wardens')),
  ],
  [
    'whose script host blocks crawlers',
    all(toHead('/', '<script src="https://www.lanterna.io/tag.js" defer></script>'), answer('https://www.lanterna.io/tag.js', 403)),
  ],
  ['whose sign-in redirects to itself when a page is missing', put('*', redirect('/sign-in?next=1', '302'))],
  [
    'whose pricing moved',
    all(
      put('/pricing', redirect('/plans')),
      (site) => ({ ...site, ...page('/plans', { title: 'Plans – Lanterna', body: '<h1>Plans</h1>' }) }),
      put('/sitemap.xml', sitemap(`${origin}/`)),
    ),
  ],
  ['whose www is not set up for the path', put('https://www.lanterna.io/', answer('x', 503)({})['x'] ?? file('text/html'))],
  ['whose canonical settles www', (site) => ({ ...site, 'https://www.lanterna.io/': site['/'] ?? file('text/html') })],
  [
    'with a small uncompressed style and a tracking pixel',
    all(
      put('/site.css', file('text/css', css, { 'X-Plain': 'yes' })),
      say('/', '<img src="https://pixel.trail-lamps.io/p.gif" width="1" height="1" alt="">'),
    ),
  ],
  [
    'with a sharp picture for phones',
    say('/', '<img src="/shots/map.png" srcset="/shots/map.png 1x, /shots/lamps.png 2x" alt="A lamp" width="64" height="40">'),
  ],
  ['with a button of a script', say('/', '<a href="#" role="button" id="menu">Get started</a>')],
  [
    'whose alternate style is off',
    toHead('/', '<link rel="alternate stylesheet" href="/dark.css"><link rel="stylesheet" href="/old.css" disabled>'),
  ],
  ['whose old browsers get a script', toHead('/', '<script nomodule src="/old.js"></script>')],
  [
    'whose app shows one shell for every route',
    all(
      add('/app', 'Lanterna', '<div id="root"></div>'),
      (site) => ({ ...site, '/app/map': site['/app'] ?? file('text/html') }),
      link('/app/map', 'Map'),
    ),
  ],
  [
    'whose markup is odd and right',
    all(
      say(
        '/',
        '<img src="" data-src="/shots/map.png" alt="A map"><a href="/docs" aria-label="Docs"><svg></svg></a><iframe src="/docs" title="Docs"></iframe>',
      ),
      say(
        '/',
        '<label>Email <input type="email"></label><img src="/shots/map.png" alt="" width="64" height="40"><h3>Lamps</h3><p>Many.</p>',
      ),
      toHead(
        '/',
        '<meta property="og:image:width" content="1200"><meta name="robots" content="index, follow, max-image-preview:large"><base target="_self">',
      ),
      edit('/', '<!doctype html>', '<!-- made with care -->\n<!DOCTYPE html>'),
    ),
  ],
  [
    'whose robots.txt keeps trainers of models away',
    put(
      '/robots.txt',
      file(
        'text/plain',
        `User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    ),
  ],
  [
    'with working icons of every kind',
    toHead('/', '<link rel="icon" sizes="16x16" href="/shots/map.png"><link rel="apple-touch-icon" href="/shots/lamps.png">'),
  ],
  ['whose image host sends a picture as anything', put('/shots/map.png', file('application/octet-stream', png(1280, 800)))],
]
