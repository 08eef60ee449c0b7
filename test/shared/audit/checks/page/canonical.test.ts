import { canonical } from '../../../../../shared/audit/checks/page/canonical.ts'
import { judge } from '../../../../support/judge.ts'
import { localFacts } from '../../../../support/literal-page.ts'

const tag = '<link rel="canonical" href="https://acme.dev/">'

judge(canonical, [
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
  ['an address that was never filled in fails', localFacts({ canonicals: ['https://acme.dev/undefined'] }), 'fail', 'was never filled in'],
  ['a host that was never filled in fails', localFacts({ canonicals: ['https://nan/'] }), 'fail', tag],
  [
    'a page about undefined may say so',
    localFacts({ url: 'https://acme.dev/docs/undefined/', canonicals: ['https://acme.dev/docs/undefined/'] }),
    'pass',
  ],
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
