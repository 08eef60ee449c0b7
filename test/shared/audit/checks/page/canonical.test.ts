import { canonical } from '../../../../../shared/audit/checks/page/canonical.ts'
import type { SitePageFacts } from '../../../../../shared/audit/facts.ts'
import type { Page } from '../../../../../shared/page/page.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalTransport, localFacts } from '../../../../support/literal-page.ts'

const tag = '<link rel="canonical" href="https://acme.dev/">'

const target = (url: string, status: number, page: Partial<NonNullable<SitePageFacts['page']>> | null = {}) => {
  const found = {
    url,
    ms: 9,
    title: 'About',
    metaDescription: null,
    lang: 'en',
    h1: 'About us',
    canonicals: [],
    noindex: null,
    doubtfulLinks: [],
    characters: 900,
    anchors: null,
  }
  const pages = [{ url, topic: null, status, reason: null, page: page && { ...found, ...page } }]
  return literalFacts({ ...localFacts({ canonicals: [url] }), pages })
}
const home = 'https://acme.dev/home'

const inHeader = (link: string, page: Partial<Page> = {}) =>
  literalFacts({ ...localFacts(page), transport: { ...literalTransport, headers: { link } } })

judge(canonical, [
  [
    'another one in the Link header',
    inHeader('<https://acme-git-main.example/>; rel="canonical"'),
    'fail',
    'The Link header’s canonical URL (https://acme-git-main.example/) differs from the page’s (https://acme.dev/)',
  ],
  ['another page in a Link header of many', inHeader('</a.css>; rel=preload; as=style, </home>; rel=canonical'), 'fail', 'acme.dev/home'],
  ['the same in the Link header', inHeader('<https://acme.dev>; rel="canonical"'), 'pass'],
  ['only in the Link header', inHeader('<https://acme.dev/>; rel="canonical"', { canonicals: [] }), 'pass'],
  ['a Link header with other things', inHeader('<https://acme.dev/de/>; rel="alternate"; hreflang="de"; title="canonical"'), 'pass'],
  [
    'a server that names the local URL it’s asked by',
    inHeader('<http://localhost:3000/>; rel="canonical"', { url: 'http://localhost:3000/' }),
    'pass',
  ],
  ['one that leads to a missing page', target(home, 404, null), 'warn', 'returns 404, so search engines may show neither page'],
  ['one that redirects', target(home, 200, { url: 'https://acme.dev/start' }), 'warn', 'redirects to https://acme.dev/start'],
  ['one that redirects to the page itself', target(home, 200, { url: 'https://acme.dev/' }), 'pass'],
  ['one whose page has noindex', target(home, 200, { noindex: 'robots meta' }), 'warn', 'has noindex'],
  ['one of another page', target(home, 200), 'warn', 'is another page'],
  ['one of the same page elsewhere', target(home, 200, { title: 'Acme – Tide tables for harbour pilots' }), 'pass'],
  ['one that couldn’t be visited', target(home, 503, null), 'pass'],
  ['one on this site passes', localFacts(), 'pass', 'https://acme.dev/'],
  ['the same one twice passes', localFacts({ canonicals: ['https://acme.dev/', 'https://acme.dev/'] }), 'pass'],
  ['with and without www is one site', localFacts({ canonicals: ['https://www.acme.dev/'] }), 'pass'],
  ['a subdomain is the same site', localFacts({ url: 'https://app.acme.dev/' }), 'pass'],
  ['none is given the address without query', localFacts({ canonicals: [], url: 'https://acme.dev/?ref=x#top' }), 'warn', tag],
  ['another site fails', localFacts({ canonicals: ['https://acme.example/'] }), 'fail', 'another site (acme.example)'],
  ['a host that only ends alike is another site', localFacts({ canonicals: ['https://notacme.dev/'] }), 'fail', tag],
  [
    'two different ones fail',
    localFacts({ canonicals: ['https://acme.dev/', 'https://acme.dev/en'] }),
    'fail',
    '2 conflicting canonical URLs; search engines ignore all of them.\nRemove all canonical links',
  ],
  ['localhost fails', localFacts({ canonicals: ['http://localhost:3000/'] }), 'fail', 'only works on your own machine or network'],
  ['a starter’s address fails', localFacts({ canonicals: ['https://example.com/'] }), 'fail', 'is a template’s placeholder URL'],
  [
    'the example site itself may name itself',
    localFacts({ url: 'https://www.example.com/', canonicals: ['https://www.example.com/'], openGraph: {} }),
    'pass',
  ],
  ['an address that was never filled in fails', localFacts({ canonicals: ['https://acme.dev/undefined'] }), 'fail', 'was never filled in'],
  ['a host that was never filled in fails', localFacts({ canonicals: ['https://nan/'] }), 'fail', tag],
  [
    'a page about undefined may say so',
    localFacts({ url: 'https://acme.dev/docs/undefined/', canonicals: ['https://acme.dev/docs/undefined/'] }),
    'pass',
  ],
  [
    'a staging site, on the maker’s machine as well',
    localFacts({ url: 'http://localhost:3000/', canonicals: ['https://staging.acme.dev.example/'] }),
    'fail',
    'a preview or staging site (staging.acme.dev.example)',
  ],
  [
    'the staging host of the site itself',
    localFacts({ canonicals: ['https://staging.acme.dev/'] }),
    'fail',
    'points to a preview or staging site (staging.acme.dev)',
  ],
  [
    'the same on the maker’s machine, where og:url names the site',
    localFacts({ url: 'http://localhost:3000/', canonicals: ['https://staging.acme.dev/'] }),
    'fail',
    tag,
  ],
  ['a staging site that names itself', localFacts({ url: 'https://staging.acme.dev/', canonicals: ['https://staging.acme.dev/'] }), 'pass'],
  [
    'another site than og:url, on the maker’s machine',
    localFacts({ url: 'http://localhost:3000/', canonicals: ['https://acme.example/'] }),
    'warn',
    'and og:url (https://acme.dev/) name different sites',
  ],
  ['a path, on the maker’s machine', localFacts({ url: 'http://localhost:3000/', canonicals: ['http://localhost:3000/'] }), 'pass'],
  ['one of a session', localFacts({ canonicals: ['https://acme.dev/?PHPSESSID=8h2k3j4h5g'] }), 'warn', 'session parameter (PHPSESSID)'],
  ['one of a campaign', localFacts({ canonicals: ['https://acme.dev/?utm_source=x'] }), 'warn', '(utm_source)'],
  ['a parameter that is part of the page', localFacts({ canonicals: ['https://acme.dev/?lang=de&side=2'] }), 'pass'],
  ['http on an https page', localFacts({ canonicals: ['http://acme.dev/'] }), 'warn', tag],
  ['a page under development may name its public address', localFacts({ url: 'http://localhost:3000/' }), 'pass'],
  [
    'a page under development without one is told to put in its public URL',
    localFacts({ url: 'http://localhost:3000/', canonicals: [], openGraph: {} }),
    'warn',
    'replacing http://localhost:3000 with your public URL:',
  ],
  [
    'a page under development takes its public address from og:url',
    localFacts({ url: 'http://localhost:3000/', canonicals: [] }),
    'warn',
    tag,
  ],
])
