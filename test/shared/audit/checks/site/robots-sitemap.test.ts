import { robotsSitemap } from '../../../../../shared/audit/checks/site/robots-sitemap.ts'
import type { RobotsFacts, SitemapFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const site = literalSite()
const facts = (robots: Partial<RobotsFacts>, sitemap: Partial<SitemapFacts> = {}) =>
  literalFacts({ robots: { ...site.robots, ...robots }, sitemap: { ...site.sitemap, ...sitemap } })

judge(robotsSitemap, [
  ['a valid robots.txt that names the sitemap passes', facts({}), 'pass'],
  ['no robots.txt', facts({ found: false, sitemaps: [] }), 'warn', 'User-agent: *\nAllow: /\n\nSitemap: https://acme.dev/sitemap.xml'],
  ['a sitemap that is not named', facts({ sitemaps: [] }), 'warn', 'robots.txt:\nSitemap: https://acme.dev/sitemap.xml'],
  ['no sitemap', facts({}, { found: false }), 'warn', '<url><loc>https://acme.dev/</loc></url>'],
  ['the sitemap draft holds the site’s own pages', facts({}, { found: false }), 'warn', '<url><loc>https://acme.dev/pricing</loc></url>'],
  [
    'no robots.txt and no sitemap',
    facts({ found: false, sitemaps: [] }, { found: false }),
    'warn',
    'sitemap.xml” to https://acme.dev/robots.txt, a new file:',
  ],
  ['a sitemap that is named but not there', facts({}, { found: false }), 'warn', 'sitemap.xml, which robots.txt names already:\n<?xml'],
  [
    'a robots.txt that cannot be read',
    facts({ found: false, allowed: false, sitemaps: [], unread: 'status 500' }),
    'fail',
    'robots.txt cannot be read (status 500).\nLet https://acme.dev/robots.txt answer with status 200 and:\nUser-agent: *',
  ],
  [
    'a new robots.txt names no sitemap that is not there',
    facts({ faults: ['line 3 has no colon'] }, { found: false }),
    'fail',
    'with:\nUser-agent: *\nAllow: /',
  ],
  ['a malformed robots.txt fails', facts({ faults: ['line 3 has no colon'] }), 'fail', 'line 3 has no colon'],
  ['a malformed sitemap fails', facts({}, { malformed: true }), 'fail', 'https://acme.dev/sitemap.xml is malformed'],
])
