import { https } from '../../../../../shared/audit/checks/transport/https.ts'
import { readDocument } from '../../../../../shared/page/markup/read-document.ts'
import type { Markup } from '../../../../../shared/page/markup/markup.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalSite, localFacts } from '../../../../support/literal-page.ts'

const redirecting = (httpRedirectsToHttps: boolean | null) =>
  literalFacts({ response: { ...literalSite().response, httpRedirectsToHttps } })

const loading = (...insecure: Markup['insecure']) =>
  literalFacts({ markup: { ...readDocument('', { url: 'https://acme.dev/' }).markup, insecure } })
const script = { url: 'http://cdn.example/a.js', tag: '<script src="http://cdn.example/a.js">', isActive: true }
const picture = { url: 'http://acme.dev/a.png', tag: '<img src="http://acme.dev/a.png" alt="">', isActive: false }

const upgrading = 'upgrade-insecure-requests; frame-ancestors *'
const tagged = `<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">${script.tag}</script>`

judge(https, [
  [
    'a script that a header loads over https',
    { ...loading(script), transport: { tls: null, headers: { 'content-security-policy': upgrading } } },
    'pass',
  ],
  ['a script that a tag loads over https', literalFacts({ markup: readDocument(tagged, { url: 'https://acme.dev/' }).markup }), 'pass'],
  [
    'a script over http fails',
    loading(picture, script),
    'fail',
    'Browsers block what the page loads over HTTP: http://cdn.example/a.js and 1 more.\nLoad these over HTTPS:\n<img src="https://acme.dev/a.png" alt="">',
  ],
  ['a picture over http', loading(picture), 'warn', 'Browsers try HTTPS instead, and leave out files that don’t load that way.'],
  ['nothing over http', loading(), 'pass'],
  ['https in a tab passes', localFacts(), 'pass'],
  ['http fails', localFacts({ url: 'http://acme.dev/tides' }), 'fail', 'Location: https://acme.dev/tides'],
  ['http with a redirect from https fails', literalFacts({ page: literalPage({ url: 'http://acme.dev/' }) }), 'fail'],
  ['https with a redirect from http passes', redirecting(true), 'pass', 'HTTP redirects to it'],
  ['https without a redirect from http', redirecting(false), 'warn', 'http://acme.dev doesn’t redirect to HTTPS'],
  ['an http form that couldn’t be requested passes', redirecting(null), 'pass'],
  [
    'a site on the maker’s own machine that will be sent over https',
    { ...loading(script), page: literalPage({ url: 'http://localhost:5173/', canonicals: ['https://acme.dev/'] }) },
    'fail',
    'Once the site uses HTTPS, browsers will block what the page loads over HTTP: http://cdn.example/a.js.',
  ],
  [
    'a site on the maker’s own machine that may be sent over http',
    { ...loading(script), page: literalPage({ url: 'http://localhost:5173/', canonicals: [], openGraph: {} }) },
    'pass',
  ],
  ['a page on the maker’s own machine passes', localFacts({ url: 'http://localhost:5173/' }), 'pass', 'Not checked: a local address'],
  ['a page on the maker’s own network passes', localFacts({ url: 'http://192.168.1.7:3000/' }), 'pass'],
  ['a host that only begins like localhost fails', localFacts({ url: 'http://localhost.acme.dev/' }), 'fail'],
])
