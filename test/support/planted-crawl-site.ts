import type { RequestListener } from 'node:http'
import type { Site } from './crawler-sites.ts'
import { createConnector } from '../../api/crawler/connector.ts'
import { answerPlanted, png, type PlantedSite } from './planted-site.ts'

/** A whole site at its own address, by path, or by URL for what is elsewhere. `*` answers every other path of the site. */
export type CrawlSite = PlantedSite
export type Change = (site: CrawlSite) => CrawlSite

export const origin = 'https://lanterna.io'
export const hosts = ['lanterna.io', 'www.lanterna.io']

type Page = { title: string; description?: string; head?: string; body: string; headers?: Record<string, string> }

const nav = `<header><a href="/">Lanterna</a> <a href="/pricing">Pricing</a> <a href="/docs">Docs</a> <a href="/blog">Blog</a>
<a href="/sign-in">Sign in</a></header>`
const footer = '<footer><a href="/privacy">Privacy</a> <a href="/terms">Terms</a> <a href="/contact">Contact</a></footer>'
const filler = 'Lamps along the trail report to Lanterna, and wardens see at a glance which of them need a new battery. '

/** A page of the site with a title, a canonical URL and enough to read. */
export const page = (path: string, { title, description, head = '', body, headers }: Page): CrawlSite => ({
  [path]: {
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>${description === undefined ? '' : `<meta name="description" content="${description}">`}
<link rel="canonical" href="${origin}${path}">
<link rel="icon" href="/icon.png"><link rel="stylesheet" href="/site.css">${head}</head><body>${nav}<main>${body}
<p>${filler.repeat(3)}</p></main>${footer}</body></html>`,
    ...(headers && { headers }),
  },
})

const tagline = 'Trail lights that wait for walkers'
const description =
  'Lanterna keeps the lights of a trail off until walkers come, so that parks save power and bats keep their dark. Wardens plan it on a map.'
const jsonLd = JSON.stringify({
  '@context': 'https://schema.org',
  '@type': 'SoftwareApplication',
  name: 'Lanterna',
  offers: { '@type': 'Offer', price: '9', priceCurrency: 'EUR' },
})
const front = page('/', {
  title: `Lanterna – ${tagline}`,
  description,
  head: `<meta property="og:title" content="Lanterna – ${tagline}"><meta property="og:type" content="website">
<meta property="og:image" content="${origin}/social.png"><meta property="og:url" content="${origin}/"><meta property="og:site_name" content="Lanterna">
<meta property="og:description" content="${description}"><meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${jsonLd}</script><script src="/site.js" defer></script>`,
  body: `<h1>${tagline}</h1><p>${description}</p><p><a href="/start">Start free</a></p>
<img src="/shots/map.png" alt="The map of a trail" width="1280" height="800"><img src="/shots/lamps.png" alt="A list of lamps" width="1280" height="800">
<h2>Dark until somebody comes</h2><p>Each lamp hears the one before it. 9 € a month for a park, free for one trail.</p>`,
  headers: {
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  },
})

const simple = (path: string, title: string) => page(path, { title: `${title} – Lanterna`, body: `<h1>${title}</h1>` })
export const file = (type: string, body: string | Buffer = '', headers?: Record<string, string>): CrawlSite[string] => ({
  type,
  body,
  ...(headers && { headers }),
})
export const sitemap = (...urls: string[]) =>
  file('application/xml', `<?xml version="1.0"?><urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`)
export const font = file('font/woff2', Buffer.from(`wOF2${'\0'.repeat(60)}`))
export const listedUrls = ['/', '/pricing', '/docs', '/docs/alerts', '/blog'].map((path) => origin + path)
export const css = `@import "/print.css";
@font-face { font-family: Trail; src: url(/trail.woff2) format("woff2"), url(/trail.woff) format("woff"); }
body { font: 17px/1.5 Trail, sans-serif; color: #222; }`

const picture = png(1280, 800)

/** A site of eleven pages with nothing wrong. */
export const cleanSite: CrawlSite = {
  ...front,
  ...simple('/pricing', 'Pricing'),
  ...page('/docs', { title: 'Docs – Lanterna', body: '<h1>Docs</h1><p><a href="/docs/alerts">Alerts</a></p>' }),
  ...simple('/docs/alerts', 'Alerts for wardens'),
  ...simple('/blog', 'Blog'),
  ...simple('/privacy', 'Privacy policy'),
  ...simple('/terms', 'Terms'),
  ...simple('/contact', 'Contact us'),
  ...simple('/start', 'Start a trail'),
  ...page('/sign-in', { title: 'Sign in – Lanterna', head: '<meta name="robots" content="noindex">', body: '<h1>Sign in</h1>' }),
  '/robots.txt': file('text/plain', `User-agent: *\nDisallow: /private/\n\nSitemap: ${origin}/sitemap.xml\n`),
  '/sitemap.xml': sitemap(...listedUrls),
  '/llms.txt': file('text/plain', '# Lanterna\n'),
  '/site.css': file('text/css', css),
  '/print.css': file('text/css', '@media print { header { display: none } }'),
  '/site.js': file('text/javascript', 'document.documentElement.dataset.ready = "yes"'),
  '/trail.woff2': font,
  '/icon.png': file('image/png', png(96, 96)),
  '/social.png': file('image/png', png(1200, 630)),
  '/shots/map.png': file('image/png', picture),
  '/shots/lamps.png': file('image/png', picture),
}

export const redirect = (location: string, status = '308') => file('text/html', '', { 'X-Status': status, Location: location })

/** Answers as the site’s servers do: its own host, and a redirect to it from http and from www. */
export const servingSite =
  (site: CrawlSite, scheme: 'http' | 'https'): RequestListener =>
  ({ url: path = '/', headers: { host = '' } }, response) => {
    const base = `${scheme}://${host}`
    const own = base === origin ? (site[path] ?? site['*']) : redirect(origin + path)
    answerPlanted(response, site[base + path] ?? site[`${base}/*`] ?? own)
  }

/** The way to sites on loopback by their public addresses: every other name leads where the crawler’s own way out does. */
export const toLoopback =
  (ports: Record<string, number>): typeof createConnector =>
  (options) => {
    const wayOut = createConnector(options)
    return (target, callback) => {
      const asked = `${target.protocol}//${target.hostname}`
      const port = ports[asked]
      if (port === undefined) return wayOut(target, callback)
      const connect = createConnector({ ...options, allowed: { has: () => true }, onSecure: (_, tls) => options.onSecure?.(asked, tls) })
      const there = { host: `127.0.0.1:${port}`, hostname: '127.0.0.1', port: String(port), servername: target.hostname }
      connect({ ...target, ...there }, callback)
    }
  }

export const portsOf = (plain: Site, secure: Site): Record<string, number> =>
  Object.fromEntries(
    hosts.flatMap((host) => [
      [`http://${host}`, plain.port],
      [`https://${host}`, secure.port],
    ]),
  )

export const put =
  (path: string, what: CrawlSite[string]): Change =>
  (site) => ({ ...site, [path]: what })
export const remove =
  (path: string): Change =>
  ({ [path]: _gone, ...rest }) =>
    rest
export const answer = (path: string, status: number): Change => put(path, file('text/html', '<p>Sorry</p>', { 'X-Status': String(status) }))
export const edit =
  (path: string, from: string, to: string): Change =>
  (site) => {
    const old = site[path]
    if (old === undefined || !String(old.body).includes(from)) throw new Error(`${path} has no ${from}`)
    return { ...site, [path]: { ...old, body: String(old.body).replaceAll(from, to) } }
  }
/** Adds to the main part of a page, or to its head. */
export const say = (path: string, html: string): Change => edit(path, '</main>', `${html}</main>`)
export const toHead = (path: string, html: string): Change => edit(path, '</head>', `${html}</head>`)
export const all =
  (...changes: Change[]): Change =>
  (site) =>
    changes.reduce((changed, change) => change(changed), site)
