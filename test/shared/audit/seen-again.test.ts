import { describe, expect, it } from 'vitest'
import type { SitemapEntriesFacts } from '../../../shared/audit/facts-around.ts'
import type { LinkFacts, SiteFacts, SitePageFacts } from '../../../shared/audit/facts.ts'
import { aboutOf, notSeenAgain, type Sampled } from '../../../shared/audit/seen-again.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { literalPage, literalSite } from '../../support/literal-page.ts'

const at = (path: string) => `https://acme.dev${path}`
const link = (path: string, status = 200): LinkFacts => ({ url: at(path), status, reason: null })
const other = (path: string): SitePageFacts => ({ url: at(path), topic: null, status: 404, reason: null, page: null })
const linked = (...paths: string[]) => literalPage({ links: paths.map((path) => ({ url: at(path), text: path, rel: [], images: [] })) })
const entries = (total: number, ...paths: string[]): SitemapEntriesFacts => ({
  total,
  dates: [],
  checked: paths.map((path) => ({ url: at(path), status: 200, landed: at(path), reason: null, noindex: false })),
})
const site = (overrides: Partial<SiteFacts>): Sampled => literalSite({ links: [], pages: [], ...overrides })

const found = (id: string, path: string): Check => ({
  id,
  label: id,
  status: 'warn',
  detail: 'Found.',
  fix: `Mend these:\n${at(path)}: why`,
})
const isUnsure = (check: Check, before: Sampled, now: Sampled) => notSeenAgain(aboutOf([check], before), now).has(check.id)

describe('a finding that passes now is not known to be fixed', () => {
  it.each<[fact: string, check: Check, before: Sampled, now: Sampled, isUnsure: boolean]>([
    ['if the link wasn’t asked again', found('links', '/a'), site({ links: [link('/a', 404)] }), site({ page: linked('/a') }), true],
    ['unless the link is gone', found('links', '/a'), site({ links: [link('/a', 404)] }), site({ page: linked('/b') }), false],
    [
      'unless the link was asked',
      found('links', '/a'),
      site({ links: [link('/a', 404)] }),
      site({ page: linked('/a'), links: [link('/a')] }),
      false,
    ],
    [
      'unless only a longer URL was left out',
      found('links', '/a'),
      site({ links: [link('/a', 404), link('/a/b')] }),
      site({ page: linked('/a', '/a/b'), links: [link('/a')] }),
      false,
    ],
    [
      'if its page wasn’t read again',
      found('page-leftovers', '/a'),
      site({ pages: [other('/a'), other('/b')] }),
      site({ pages: [other('/b')] }),
      true,
    ],
    [
      'if its page, judged like the first, wasn’t read again',
      found('field-labels', '/a'),
      site({ pages: [other('/a'), other('/b')] }),
      site({ pages: [other('/b')] }),
      true,
    ],
    [
      'if its page didn’t answer',
      found('page-leftovers', '/a'),
      site({ pages: [other('/a')] }),
      site({ pages: [{ ...other('/a'), status: null, reason: 'timeout' }] }),
      true,
    ],
    [
      'unless its page was read',
      found('page-leftovers', '/a'),
      site({ pages: [other('/a'), other('/b')] }),
      site({ pages: [other('/a/')] }),
      false,
    ],
    [
      'if its sitemap entry wasn’t in the sample',
      found('sitemap-entries', '/a'),
      site({ sitemapEntries: entries(40, '/a', '/b') }),
      site({ sitemapEntries: entries(40, '/b') }),
      true,
    ],
    [
      'unless all entries were checked',
      found('sitemap-entries', '/a'),
      site({ sitemapEntries: entries(2, '/a', '/b') }),
      site({ sitemapEntries: entries(1, '/b') }),
      false,
    ],
    ['unless the earlier visit knew nothing of the URL', found('links', '/a'), site({}), site({ page: linked('/a') }), false],
    ['unless it isn’t about the URL', found('title', '/c'), site({ links: [link('/a', 404)] }), site({ page: linked('/a') }), false],
  ])('%s', (_, check, before, now, expected) => expect(isUnsure(check, before, now)).toBe(expected))
})

it('a finding is about the URLs it names of those that the visit looked at', () => {
  const visited = site({
    links: [link('/a', 404), link('/'), link('/e')],
    pages: [other('/a'), other('/b')],
    sitemapEntries: entries(1, '/c'),
  })
  const naming: Check = {
    id: 'links',
    label: 'Links',
    status: 'warn',
    detail: `See ${at('/b')}.`,
    fix: `Mend:\n${at('/a')} (404)\n${at('/d')}\n${at('/')}`,
  }
  expect(aboutOf([naming, { ...naming, id: 'og-image', status: 'pass', fix: null }], visited)).toEqual({ links: [at('/a'), at('/b')] })
})
