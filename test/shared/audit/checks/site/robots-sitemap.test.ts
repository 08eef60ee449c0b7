import { robotsSitemap } from '../../../../../shared/audit/checks/site/robots-sitemap.ts'
import type { RobotsFacts, SitemapFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite } from '../../../../support/literal-page.ts'

const site = literalSite()
const facts = (robots: Partial<RobotsFacts>, sitemap: Partial<SitemapFacts> = {}) =>
  literalFacts({ robots: { ...site.robots, ...robots }, sitemap: { ...site.sitemap, ...sitemap } })

judge(robotsSitemap, [
  ['a valid robots.txt that lists the sitemap passes', facts({}), 'pass'],
  ['no robots.txt', facts({ found: false, sitemaps: [] }), 'warn', 'User-agent: *\nAllow: /\n\nSitemap: https://acme.dev/sitemap.xml'],
  ['a sitemap that isn’t listed', facts({ sitemaps: [] }), 'warn', 'robots.txt:\nSitemap: https://acme.dev/sitemap.xml'],
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
    facts({ faults: ['line 3 has no colon'] }, { found: false }),
    'fail',
    'with “User-agent: *”, “Allow: /”, “Sitemap: https://acme.dev/sitemap.xml”, then save this as https://acme.dev/sitemap.xml:\n<?xml',
  ],
  ['a malformed robots.txt fails', facts({ faults: ['line 3 has no colon'] }), 'fail', 'line 3 has no colon'],
  ['a malformed sitemap fails', facts({}, { malformed: true }), 'fail', 'https://acme.dev/sitemap.xml is malformed'],
])
