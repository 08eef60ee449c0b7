import { gif, jpeg } from './crawler-images.ts'
import { png } from './planted-site.ts'
import {
  all,
  answer,
  css,
  edit,
  file,
  font,
  listedUrls,
  origin,
  put,
  redirect,
  remove,
  say,
  sitemap,
  toHead,
  type Change,
} from './planted-crawl-site.ts'

/** One fault in an otherwise clean site, the check that must find it, and what it says. `also` finds the same fault in another way. */
export type Fault = [id: string, says: string, change: Change, also?: string]

const entries = (...urls: string[]) => put('/sitemap.xml', sitemap(...urls))
const extraPicture = (path: string, type: string, body: Buffer | string, size = 'width="640" height="400"') =>
  all(say('/', `<img src="${path}" alt="A lamp" ${size}>`), put(path, file(type, body)))
const words = '/* Lamps along the trail. */ .lamp { color: #333; }\n'
const noLifetime = { 'Cache-Control': '' }
const title = (path: string, from: string, to: string) => edit(path, `<title>${from}</title>`, `<title>${to}</title>`)

/** In parts, so that no scanner takes a test for a leak. */
const leaked = ['sk', 'live', '51Hq9ZkLrTw8XyBvCnMf'].join('_')

const files: Fault[] = [
  ['failed-requests', '/site.css (style sheet, status 404)', remove('/site.css')],
  ['failed-requests', '/site.js (script, status 404)', remove('/site.js')],
  ['failed-requests', '/site.js (script, status 500)', answer('/site.js', 500)],
  ['failed-requests', '/trail.woff2 (font, status 404)', remove('/trail.woff2')],
  ['failed-requests', '/print.css (style sheet, status 404)', remove('/print.css')],
  ['failed-requests', 'an HTML page instead', put('/site.css', file('text/html', '<!doctype html><title>App</title>'))],
  ['failed-requests', 'sent as text/plain, which browsers reject', put('/site.css', file('text/plain', css))],
  ['failed-requests', '/site.js (script, an HTML page instead)', put('/site.js', file('text/html', '<!doctype html><title>App</title>'))],
  ['failed-requests', 'sent as text/plain', put('/site.js', file('text/plain', 'let lit = 1', { 'X-Content-Type-Options': 'nosniff' }))],
  ['exposed-keys', '/site.js', put('/site.js', file('text/javascript', `pay('${leaked}')`))],
  ['failed-requests', 'it isn’t a font', put('/trail.woff2', file('font/woff2', 'version https://git-lfs.github.com/spec/v1'))],
  ['failed-requests', 'Files from cdn.trail-lamps.io', toHead('/', '<script src="https://cdn.trail-lamps.io/lamp.js" defer></script>')],
  ['failed-requests', 'it doesn’t match its integrity hash', edit('/', 'src="/site.js"', 'src="/site.js" integrity="sha256-aGVsbG8="')],
  ['failed-requests', '/app.js (script, status 404)', toHead('/', '<script type="module" src="/app.js"></script>')],
  ['broken-images', 'cut off', extraPicture('/a.png', 'image/png', png(640, 400).subarray(0, -20))],
  ['broken-images', 'cut off', extraPicture('/a.jpg', 'image/jpeg', jpeg(640, 400, 20).subarray(0, -2))],
  ['broken-images', 'cut off', extraPicture('/a.gif', 'image/gif', gif(640, 400))],
  ['broken-images', '/gone.png', say('/', '<img src="/gone.png" alt="A lamp" width="640" height="400">')],
  ['broken-images', 'isn’t an image', extraPicture('/a.png', 'image/png', '<!doctype html><title>App</title>')],
  ['broken-images', 'empty', extraPicture('/a.png', 'image/png', '')],
  [
    'broken-images',
    'images.trail-lamps.io',
    say('/', '<img src="https://images.trail-lamps.io/a.png" alt="A lamp" width="64" height="40">'),
  ],
  ['compression', 'sent uncompressed', put('/site.css', file('text/css', css + words.repeat(400), { 'X-Plain': 'yes' }))],
  [
    'cache-lifetime',
    'no cache lifetime',
    put(
      '/site.js',
      file('text/javascript', `//${'x'.repeat(120_000)}`, { ...noLifetime, 'X-Plain': 'yes', 'Content-Encoding': 'identity' }),
    ),
  ],
  [
    'image-size',
    '2400 × 1500',
    extraPicture('/a.png', 'image/png', Buffer.concat([png(2400, 1500), Buffer.alloc(80_000)]), 'width="320" height="200"'),
  ],
]

const pages: Fault[] = [
  ['links', '/pricing (status 500)', all(answer('/pricing', 500), entries(`${origin}/`))],
  ['links', '/blog (status 404)', all(remove('/blog'), entries(...listedUrls.slice(0, 4)))],
  [
    'page-indexing',
    '/pricing has noindex',
    all(toHead('/pricing', '<meta name="robots" content="noindex">'), entries(listedUrls[0] ?? '')),
  ],
  [
    'page-indexing',
    '/docs has noindex',
    all(
      (site) => ({ ...site, '/docs': { ...file('text/html', site['/docs']?.body ?? ''), headers: { 'X-Robots-Tag': 'noindex' } } }),
      entries(listedUrls[0] ?? ''),
    ),
  ],
  ['page-links', '/docs doesn’t get its style sheet /docs.css (status 404)', edit('/docs', 'href="/site.css"', 'href="/docs.css"')],
  ['page-links', '/pricing links to /offer (status 404)', say('/pricing', '<a href="/offer">The offer</a>')],
  [
    'viewport',
    'On /terms: Phones will show a zoomed-out desktop page',
    edit('/terms', '<meta name="viewport" content="width=device-width, initial-scale=1">', ''),
  ],
  ['lang', 'On /terms: No page language set', edit('/terms', '<html lang="en">', '<html>')],
  ['placeholder-text', 'Vite + React', title('/docs', 'Docs – Lanterna', 'Vite + React')],
  ['placeholder-text', 'On /blog: The page shows placeholder text', say('/blog', '<p>Lorem ipsum dolor sit amet.</p>')],
  ['leaked-values', 'a template variable (“Hello {{ user.name }}', say('/docs', '<p>Hello {{ user.name }}, welcome.</p>')],
  ['leaked-values', 'a missing value (“Lamps: undefined', say('/pricing', '<p>Lamps: undefined</p>')],
  ['leaked-values', 'a missing value (“€NaN', say('/pricing', '<p>€NaN a month</p>')],
  ['leaked-values', 'an object instead of text', say('/docs', '<p>Sent by [object Object]</p>')],
  ['placeholder-text', 'placeholder text', say('/', '<p>Lorem ipsum dolor sit amet.</p>')],
  ['dead-links', 'http://localhost:3000/docs', say('/', '<a href="http://localhost:3000/docs">Read on</a>')],
  ['dead-links', 'http://localhost:3000/start', say('/pricing', '<a href="http://localhost:3000/start">Start free</a>')],
  ['dead-links', 'leads to “#” instead of a page: “Get started”', say('/', '<a href="#">Get started</a>')],
  ['page-titles', 'share the title “Terms', title('/blog', 'Blog – Lanterna', 'Terms – Lanterna')],
  ['page-titles', '/terms has no title', edit('/terms', '<title>Terms – Lanterna</title>', '')],
  [
    'page-titles',
    'share the same meta description',
    all(...['/pricing', '/docs', '/blog'].map((path) => toHead(path, '<meta name="description" content="Lamps for trails, everywhere.">'))),
  ],
  [
    'page-canonicals',
    '/pricing, /docs and /blog',
    all(...['/pricing', '/docs', '/blog'].map((path) => edit(path, `href="${origin}${path}"`, `href="${origin}/"`))),
  ],
  ['page-canonicals', 'a page on another site', edit('/pricing', `href="${origin}/pricing"`, 'href="https://starter-template.io/pricing"')],
  ['page-canonicals', 'an http:// URL', edit('/docs', `href="${origin}/docs"`, 'href="http://lanterna.io/docs"')],
  ['page-links', 'declares /handbook as canonical (status 404)', edit('/docs', `href="${origin}/docs"`, `href="${origin}/handbook"`)],
  [
    'page-links',
    '/pricing doesn’t get its image /offer.png',
    toHead('/pricing', `<meta property="og:image" content="${origin}/offer.png">`),
  ],
  [
    'page-settings',
    'which browsers block: http://lanterna.io/site.js',
    toHead('/blog', '<script src="http://lanterna.io/site.js"></script>'),
  ],
  [
    'page-settings',
    '/docs has JSON-LD that isn’t valid',
    toHead('/docs', '<script type="application/ld+json">{"@type": "WebPage", }</script>'),
  ],
  ['page-settings', '/pricing sets og:url to the home page', toHead('/pricing', `<meta property="og:url" content="${origin}/">`)],
  [
    'page-settings',
    'On /pricing, og:image (http://localhost:3000/og.png) only works on your own machine',
    toHead('/pricing', '<meta property="og:image" content="http://localhost:3000/og.png">'),
  ],
  ['page-leftovers', '/blog only says “404 – Page not found”', edit('/blog', '<h1>Blog</h1>', '<h1>404 – Page not found</h1>')],
  ['page-leftovers', '/blog only says “Seite nicht gefunden”', edit('/blog', '<h1>Blog</h1>', '<h1>Seite nicht gefunden</h1>')],
  ['links', 'sent as text/plain', (site) => ({ ...site, '/sign-in': { ...(site['/sign-in'] ?? font), type: 'text/plain' } })],
  [
    'links',
    'browsers download it',
    (site) => ({ ...site, '/start': { ...(site['/start'] ?? font), headers: { 'Content-Disposition': 'attachment' } } }),
  ],
  ['page-canonicals', 'a URL on your own machine', edit('/docs', `href="${origin}/docs"`, 'href="http://localhost:4321/docs"')],
  ['missing-page', 'returns 200 instead of 404', (site) => ({ ...site, '*': site['/'] ?? font })],
  ['missing-page', 'redirects to / instead', put('*', redirect('/', '302'))],
  ['missing-page', 'returns 500', answer('*', 500)],
  [
    'missing-page',
    'only says “404 Not Found nginx”',
    put('*', { ...file('text/html', '<title>404 Not Found</title><hr>nginx'), headers: { 'X-Status': '404' } }),
  ],
  ['viewport', 'zoom', edit('/', 'initial-scale=1"', 'initial-scale=1, user-scalable=no"')],
]

const around: Fault[] = [
  ['sitemap-entries', '/gone is in your sitemap but returns 404', entries(...listedUrls, `${origin}/gone`)],
  ['sitemap-entries', '/sign-in is in your sitemap but has noindex', entries(...listedUrls, `${origin}/sign-in`)],
  [
    'sitemap-entries',
    'but redirects to https://lanterna.io/docs',
    all(entries(...listedUrls, `${origin}/manual`), put('/manual', redirect('/docs'))),
  ],
  [
    'sitemap-entries',
    '/private/lamps is in your sitemap but robots.txt blocks it',
    all(put('/private/lamps', file('text/html', '<!doctype html><title>Lamps</title>')), entries(...listedUrls, `${origin}/private/lamps`)),
  ],
  ['sitemap-entries', 'only works on your own machine', entries(...listedUrls, 'http://localhost:3000/docs')],
  ['sitemap-entries', 'belongs to another site', entries(...listedUrls, 'https://starter-template.io/docs')],
  ['sitemap-entries', 'isn’t an absolute URL', entries(...listedUrls, '/docs')],
  [
    'sitemap-entries',
    '/old-guide is in your sitemap but returns 410',
    all(
      put('/sitemap.xml', file('application/xml', `<sitemapindex><sitemap><loc>${origin}/pages.xml</loc></sitemap></sitemapindex>`)),
      put('/pages.xml', sitemap(...listedUrls, `${origin}/old-guide`)),
      answer('/old-guide', 410),
    ),
  ],
  [
    'sitemap-entries',
    '/posts.xml is in your sitemap but returns 404',
    all(
      put(
        '/sitemap.xml',
        file(
          'application/xml',
          `<sitemapindex>${['pages', 'posts'].map((name) => `<sitemap><loc>${origin}/${name}.xml</loc></sitemap>`).join('')}</sitemapindex>`,
        ),
      ),
      put('/pages.xml', sitemap(...listedUrls)),
    ),
  ],
  [
    'links',
    'leads through 4 redirects in a row',
    all(
      say('/', '<a href="/guide">The guide to lamps</a>'),
      ...['/guide', '/guide-2', '/guide-3'].map((path, at) => put(path, redirect(`/guide-${at + 2}`))),
      put('/guide-4', redirect('/docs')),
    ),
  ],
  ['robots-sitemap', 'doesn’t list your sitemap', put('/robots.txt', file('text/plain', 'User-agent: *\nAllow: /\n'))],
  ['robots-sitemap', 'is malformed', put('/sitemap.xml', file('application/xml', '<urlset><url><loc>https://lanterna.io/</loc>'))],
  [
    'other-host',
    'both show the site',
    all(edit('/', `<link rel="canonical" href="${origin}/">`, ''), (site) => ({ ...site, 'https://www.lanterna.io/': site['/'] ?? font })),
    'canonical',
  ],
  ['other-host', 'returns 404', answer('https://www.lanterna.io/', 404)],
  [
    'other-host',
    'which isn’t secure',
    all(
      put('https://www.lanterna.io/', redirect('http://lanterna.io/plain')),
      put('http://lanterna.io/plain', file('text/html', '<p>Hi</p>')),
    ),
  ],
  ['https', 'http', (site) => ({ ...site, 'http://lanterna.io/': site['/'] ?? font })],
]

/** A fault that changes what others look for needs a visit of its own. */
const alone = (change: Change): Change =>
  all(change, put('*', file('text/html', '<h1>Not found</h1><a href="/">Home</a>', { 'X-Status': '404' })))
const moved = (path: string): Change =>
  all(
    edit('/', `rel="canonical" href="${origin}/"`, `rel="canonical" href="${origin}${path}"`),
    edit('/', `property="og:url" content="${origin}/"`, `property="og:url" content="${origin}${path}"`),
  )
const markup: Fault[] = [
  ['html-document', 'The page has no doctype', edit('/', '<!doctype html>', '')],
  ['html-document', '<div> ends the <head>', edit('/', '<meta charset="utf-8">', '<meta charset="utf-8"><div></div>')],
  ['html-document', 'loads nothing: <img src alt="A lamp">', say('/', '<img src="" alt="A lamp">')],
  ['html-document', 'Universal Analytics', toHead('/', '<script src="https://www.google-analytics.com/ga.js" async></script>')],
  ['image-alternatives', 'An image has no alt text', edit('/', ' alt="A list of lamps"', '')],
  ['control-names', 'A link has no accessible name', say('/', '<a href="/docs"><svg></svg></a>')],
  ['field-labels', 'A field has no label', say('/', '<form action="/start"><input type="email" name="email"></form>')],
  ['page-structure', 'A frame has no title', say('/', '<iframe src="/docs"></iframe>')],
  ['page-structure', 'Headings skip a level', say('/', '<h4>For parks</h4><p>And towns.</p>')],
  ['og-tags', 'isn’t a full URL', alone(edit('/', `content="${origin}/social.png"`, 'content="/social.png"'))],
  [
    'og-tags',
    'names a different page',
    alone(edit('/', `property="og:url" content="${origin}/"`, `property="og:url" content="${origin}/beta"`)),
  ],
  ['og-image', 'but the image is 1200 × 630', toHead('/', '<meta property="og:image:width" content="400">')],
  ['indexable', 'keeps its text out of the results', toHead('/', '<meta name="robots" content="nosnippet">')],
  ['canonical', 'returns 404', alone(moved('/home'))],
  ['canonical', 'redirects to https://lanterna.io/blog', alone(all(moved('/news'), put('/news', redirect('/blog'))))],
  ['https', 'Browsers block what the page loads over HTTP', toHead('/', '<script src="http://lanterna.io/site.js" defer></script>')],
  [
    'robots-sitemap',
    'keeps search engines from /site.css',
    alone(put('/robots.txt', file('text/plain', `User-agent: *\nDisallow: /site.css\nSitemap: ${origin}/sitemap.xml\n`))),
  ],
  [
    'robots-sitemap',
    'keeps link previews out: Twitterbot',
    put(
      '/robots.txt',
      file('text/plain', `User-agent: Twitterbot\nDisallow: /\n\nUser-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`),
    ),
  ],
  ['favicon', '/b.png can’t be used', toHead('/', '<link rel="icon" sizes="16x16" href="/b.png">')],
]

export const crawlFaults: Fault[] = [...files, ...pages, ...around, ...markup]
