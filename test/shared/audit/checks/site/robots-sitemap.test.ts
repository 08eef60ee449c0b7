import { robotsSitemap } from '../../../../../shared/audit/checks/site/robots-sitemap.ts'
import type { RobotsFacts, SitemapFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const site = literalSite()
const facts = (robots: Partial<RobotsFacts>, sitemap: Partial<SitemapFacts> = {}) =>
  literalFacts({ robots: { ...site.robots, ...robots }, sitemap: { ...site.sitemap, ...sitemap } })

const project = { page: { ...site.page, url: 'https://acme.github.io/tides/' }, robots: { ...site.robots, found: false, sitemaps: [] } }
const projectMap = { ...site.sitemap, url: 'https://acme.github.io/tides/sitemap.xml' }

judge(robotsSitemap, [
  [
    'a robots.txt that keeps search engines from the page’s files',
    facts({ blocked: { agent: '*', files: ['/site.css', '/site.js'] } }),
    'warn',
    'keeps search engines from /site.css and /site.js, so they can’t see the page as visitors do.\nAdd these lines at the end of https://acme.dev/robots.txt:\nUser-agent: *\nAllow: /site.css\nAllow: /site.js',
  ],
  [
    'a robots.txt that keeps link previews out',
    facts({ unseen: ['facebookexternalhit', 'Twitterbot'] }),
    'warn',
    'keeps link previews out: facebookexternalhit, Twitterbot.\nAdd these lines at the end of https://acme.dev/robots.txt:\nUser-agent: facebookexternalhit\nUser-agent: Twitterbot\nAllow: /',
  ],
  [
    'a robots.txt that keeps them from the social image',
    facts({ imageless: { agents: ['*'], file: '/cards/og.png' } }),
    'warn',
    'blocks the social image (og:image) /cards/og.png for link previews.\nAdd these lines at the end of https://acme.dev/robots.txt:\nUser-agent: *\nAllow: /cards/og.png',
  ],
  ['a project of a shared host needs no robots.txt of its own', literalFacts({ ...project, sitemap: projectMap }), 'pass', projectMap.url],
  [
    'a project of a shared host gets a sitemap in its folder',
    literalFacts({ ...project, sitemap: { ...projectMap, found: false } }),
    'warn',
    'Save this as https://acme.github.io/tides/sitemap.xml:',
  ],
  [
    'a sitemap on localhost',
    facts({ sitemaps: ['http://localhost:3000/sitemap.xml'] }, { url: 'http://localhost:3000/sitemap.xml', found: false }),
    'fail',
    'robots.txt lists a sitemap that only works on your own machine or network: http://localhost:3000/sitemap.xml\nReplace the Sitemap lines',
  ],
  [
    'a starter’s sitemap',
    facts({ sitemaps: ['https://www.example.com/sitemap.xml'] }, { url: 'https://www.example.com/sitemap.xml', found: false }),
    'fail',
    'robots.txt lists a sitemap that is a template’s placeholder URL',
  ],
  [
    'a site below a path doesn’t own robots.txt',
    facts({ sitemaps: [] }, { url: 'https://acme.dev/tides/sitemap.xml' }),
    'pass',
    'Found: https://acme.dev/tides/sitemap.xml',
  ],
  [
    'a malformed sitemap below a path',
    facts({ sitemaps: [] }, { url: 'https://acme.dev/tides/sitemap.xml', malformed: true }),
    'fail',
    'Replace https://acme.dev/tides/sitemap.xml with:',
  ],
  ['a valid robots.txt that lists the sitemap passes', facts({}), 'pass'],
  ['no robots.txt', facts({ found: false, sitemaps: [] }), 'warn', 'User-agent: *\nAllow: /\n\nSitemap: https://acme.dev/sitemap.xml'],
  ['a sitemap that isn’t listed', facts({ sitemaps: [] }), 'warn', 'robots.txt:\nSitemap: https://acme.dev/sitemap.xml'],
  [
    'a robots.txt that is an HTML page',
    facts({ found: false, sitemaps: [], errors: ['an HTML page'] }),
    'warn',
    'robots.txt is an HTML page, which no crawler can read.',
  ],
  [
    'a site that answers everything with its page',
    facts({ found: false, sitemaps: [], errors: ['an HTML page'] }, { found: false, isPage: true }),
    'warn',
    'No sitemap: https://acme.dev/sitemap.xml is an HTML page.',
  ],
  ['no sitemap', facts({}, { found: false }), 'warn', '<url><loc>https://acme.dev/</loc></url>'],
  ['the sitemap draft holds the site’s own pages', facts({}, { found: false }), 'warn', '<url><loc>https://acme.dev/pricing</loc></url>'],
  [
    'no robots.txt and no sitemap',
    facts({ found: false, sitemaps: [] }, { found: false }),
    'warn',
    'Create https://acme.dev/robots.txt with “User-agent: *”, “Allow: /”, “Sitemap: https://acme.dev/sitemap.xml”, then save this as',
  ],
  [
    'a sitemap that is listed but doesn’t exist',
    facts({}, { found: false }),
    'warn',
    'doesn’t exist: https://acme.dev/sitemap.xml\nSave this as https://acme.dev/sitemap.xml:\n<?xml',
  ],
  [
    'a robots.txt that can’t be read',
    facts({ found: false, allowed: false, sitemaps: [], unread: 'status 500' }),
    'fail',
    'robots.txt can’t be read (status 500).\nMake https://acme.dev/robots.txt return 200 with:\nUser-agent: *',
  ],
  [
    'a malformed robots.txt without a sitemap gets both',
    facts({ errors: ['line 3 has no colon'], corrected: 'User-agent: *\nAllow: /' }, { found: false }),
    'fail',
    'with “User-agent: *”, “Allow: /”, “Sitemap: https://acme.dev/sitemap.xml”, then save this as https://acme.dev/sitemap.xml:\n<?xml',
  ],
  [
    'a malformed robots.txt keeps its own rules',
    facts({ errors: ['line 3 has no colon'], corrected: 'User-agent: *\nDisallow: /admin/' }),
    'fail',
    'Replace https://acme.dev/robots.txt with:\nUser-agent: *\nDisallow: /admin/\nSitemap: https://acme.dev/sitemap.xml',
  ],
  [
    'a malformed robots.txt that’s too long for a fix is never replaced by a shorter one',
    facts({ errors: ['line 3 has no colon'] }),
    'fail',
    'Correct these lines of https://acme.dev/robots.txt: line 3 has no colon.',
  ],
  [
    'a malformed sitemap keeps its entries',
    facts({}, { malformed: true, entries: ['https://acme.dev/a', 'https://acme.dev/b', 'https://other.example/', 'nonsense'] }),
    'fail',
    '<url><loc>https://acme.dev/a</loc></url>\n  <url><loc>https://acme.dev/b</loc></url>\n</urlset>',
  ],
  [
    'a malformed sitemap that’s too long for a fix isn’t replaced by a shorter one',
    facts({}, { malformed: true, entries: null }),
    'fail',
    'Generate https://acme.dev/sitemap.xml again as valid XML, with every tag closed.',
  ],
  [
    'the sitemap of a folder lists nothing outside it',
    literalFacts({
      ...project,
      page: {
        ...project.page,
        links: ['tides/map', 'other/', 'tides/about'].map((path) => ({
          text: '',
          rel: [],
          images: [],
          url: `https://acme.github.io/${path}`,
        })),
      },
      sitemap: { ...projectMap, found: false },
    }),
    'warn',
    '<url><loc>https://acme.github.io/tides/map</loc></url>\n  <url><loc>https://acme.github.io/tides/about</loc></url>\n</urlset>',
  ],
  ['a malformed sitemap fails', facts({}, { malformed: true }), 'fail', 'https://acme.dev/sitemap.xml is malformed'],
])
