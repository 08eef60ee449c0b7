import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMeasured } from '../../../shared/audit/check.ts'
import { auditOf, pasteFixes, type MakersSite } from '../../support/paste-fixes.ts'

const one = (...values: string[]) => fc.constantFrom(...values)
const some = (...parts: string[]) => fc.subarray(parts).map((chosen) => chosen.join(''))

const pitches: [lang: string, name: string, heading: string, text: string][] = [
  [
    'en',
    'Tidewise',
    'Tide tables that pilots trust',
    'Tidewise turns harbour gauges into tide tables that pilots trust, checked against the water every hour.',
  ],
  [
    'de',
    'Gezeitenblick',
    'Gezeitentafeln für Lotsen',
    'Gezeitenblick macht aus den Pegeln im Hafen eine Vorhersage, auf die sich Lotsen verlassen können, und zwar jede Stunde.',
  ],
  [
    'fr',
    'Marée Claire',
    'Les marées : enfin lisibles !',
    'Marée Claire transforme les relevés du port en horaires lisibles : prêts à l’emploi, heure par heure !',
  ],
  [
    'ja',
    '潮見',
    '港の水先人のための潮汐表',
    '潮見は港の検潮所の観測値をもとに、水先人が信頼できる潮汐予報を毎時更新でお届けするサービスです。',
  ],
]

/** Pages as makers leave them: each part of the head and body may be missing, doubled, broken or left over. */
const site = fc
  .record({
    pitch: fc.constantFrom(...pitches),
    url: one('https://tidewise.example/', 'https://pilots.github.io/tides/'),
    doctype: one('<!doctype html>', ''),
    lang: one('lang', 'und', 'en_GB', ''),
    title: one('name', 'long', 'Home', 'none'),
    head: some(
      '<meta name="viewport" content="width=1024">',
      '<meta name="description" content="x">',
      '<meta name="robots" content="noindex">',
      '<meta name="robots" content="nosnippet">',
      '<link rel="canonical" href="/old">',
      '<link rel="canonical" href="https://other.example/">',
      '<link rel="icon" href="/a.png">',
      '<link rel="apple-touch-icon" href="/touch.png">',
      '<base href="https://starter.example/">',
      '<meta property="og:title" content="Home">',
      '<meta property="og:image" content="/share.png">',
      '<meta property="og:url" content="https://tidewise.example/beta">',
      '<meta name="twitter:image" content="/x.png">',
      '<link rel="alternate" hreflang="jp" href="/ja/">',
      '<script src="http://cdn.example/a.js"></script>',
      '<script type="application/ld+json">{"@type":"Organization","name":"%",}</script>',
      '<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"%","offers":{"priceCurrency":"EUR"}}</script>',
    ),
    h1: one('<h1>@</h1>', '<h1></h1>', '<h1>@</h1><h1>@ @</h1>', ''),
    body: some(
      '<p>$</p>',
      '<h2>Pricing</h2><p>€9/month</p>',
      '<h4>Details</h4><p>Twice an hour.</p>',
      '<p>Join the waitlist to be the first.</p>',
      '<img src="/hero.png"><img src="" alt="">',
      '<a href="/docs"><i></i></a><button><i></i></button>',
      '<form><input type="email" name="email"></form>',
      '<a href="/privacy">Privacy</a><a href="mailto:hello&#64;tidewise.example">Contact</a>',
      '<iframe src="https://player.example/1"></iframe>',
    ),
    files: fc.subarray(['/robots.txt', '/sitemap.xml', '/share.png', '/touch.png']),
    robots: one('User-agent: *\nDisallow: /', 'Dissallow: /x\nUser-agent: *\nDisallow: /admin', 'User-agent: Twitterbot\nDisallow: /'),
    sitemap: one('<urlset><url><loc>https://tidewise.example/a</loc></url>', '<urlset>'),
  })
  .map(({ pitch: [lang, name, heading, text], url, doctype, lang: said, title, head, h1, body, files, robots, sitemap }): MakersSite => {
    const titles: Record<string, string> = { name, long: `${name}: ${text} ${text}`, Home: 'Home', none: '' }
    const fill = (html: string) => html.replaceAll('@', heading).replaceAll('$', text)
    const html = `${doctype}<html lang="${said === 'lang' ? lang : said}"><head><title>${titles[title]}</title>${head.replaceAll('%', name)}</head><body><p class="logo">${name}</p>${fill(h1 + body)}</body></html>`
    const content: Record<string, string> = { '/robots.txt': robots, '/sitemap.xml': sitemap }
    return {
      html,
      url,
      files: new Map(files.map((path) => [new URL(path, url).href.replace(/^http:(?!\/\/127)/, 'https:'), content[path] ?? ''])),
    }
  })

const rank = { pass: 0, warn: 1, fail: 2 }

test('each fix, pasted alone, clears its own finding and makes no other one worse', () => {
  fc.assert(
    fc.property(site, (site) => {
      const before = auditOf(site).checks
      const wrong = before.flatMap((check) => {
        // A badge doesn’t count on a page that search engines can’t index, which is told by a check of its own.
        const isHidden = check.id === 'badge' && before.some(({ id, status }) => id === 'indexable' && status === 'fail')
        if (check.status === 'pass' || isHidden || !check.fix?.includes('\n')) return []
        const after = auditOf(pasteFixes(site, { checks: [check] })).checks
        const left = after.find(({ id }) => id === check.id)
        const worse = before
          .filter((one, at) => isMeasured(one) && rank[after[at]?.status ?? 'pass'] > rank[one.status])
          .map(({ id }) => id)
        return left?.status === 'pass' && worse.length === 0 ? [] : [{ id: check.id, fix: check.fix, left: left?.detail, worse }]
      })
      expect(wrong).toEqual([])
    }),
    { seed: 7, numRuns: 12 },
  )
})
