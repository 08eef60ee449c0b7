import { deadLinks } from '../../../../../shared/audit/checks/rendered/dead-links.ts'
import { judge } from '../../../../support/judge.ts'
import type { AuditFacts } from '../../../../../shared/audit/facts.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { literalFacts, localFacts } from '../../../../support/literal-page.ts'
import type { DoubtfulLink } from '../../../../../shared/rendered/rendered.ts'
import { literalOther } from '../../../../support/literal-pages.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const link = (text: string, href: string, kind: DoubtfulLink['kind']) => ({
  text,
  href,
  kind,
  place: { path: 'a', html: `<a href="${href}">` },
})
const facts = (...links: ReturnType<typeof link>[]) => literalFacts({ rendered: literalRendered({ links }) })

judge(deadLinks, [
  ['every link goes somewhere', facts(), 'pass'],
  [
    'to a development server',
    facts(link('Docs', 'http://localhost:3000/', 'private-host')),
    'fail',
    'A link only works on your own machine or network: “Docs” (http://localhost:3000/).',
  ],
  ['a link that promises a page', facts(link('Pricing', '#', 'nowhere')), 'warn', 'A link leads to “#” instead of a page: “Pricing”.'],
  [
    'two links that promise pages',
    facts(link('Privacy', '#', 'nowhere'), link('Terms', '#', 'nowhere')),
    'warn',
    '2 links lead to “#” instead of a page: “Privacy” and “Terms”.',
  ],
  ['a platform that a link promises', facts(link('Now available on iOS!', '#', 'nowhere')), 'warn', 'leads to “#”'],
  ['a profile that a link promises', facts(link('Facebook', '#', 'nowhere')), 'warn', 'leads to “#”'],
  ['a privacy statement in Dutch', facts(link('Privacyverklaring', '#', 'nowhere')), 'warn', '“Privacyverklaring”'],
  ['terms in Japanese', facts(link('利用規約', '#', 'nowhere')), 'warn', '“利用規約”'],
  ['a cookie policy in Italian', facts(link('Cookie Policy', '#', 'nowhere')), 'warn', '“Cookie Policy”'],
  ['the start of the page in German', facts(link('Start', '#', 'nowhere')), 'pass'],
  ['a start in German', facts(link('Jetzt starten', '#', 'nowhere')), 'warn', '“Jetzt starten”'],
  ['settings that a script may open', facts(link('Datenschutz-Einstellungen', '#', 'nowhere')), 'pass'],
  ['a consent that a script may open', facts(link('Gérer les cookies', '#', 'nowhere')), 'pass'],
  ['a link that a script may handle', facts(link('Open menu', '#', 'nowhere')), 'pass'],
])

const markup = (body: string, head = '') =>
  localFacts(readPage(`<title>Tidewatch</title>${head}<body><h1 id="top">Tides</h1>${body}</body>`, { url: 'https://acme.dev/' }))

const menu = { kind: 'no-target' as const, text: 'Plans', href: '#plans', tag: '<a href="#plans">' }
const copied = (own: string, link: typeof menu | ReturnType<typeof served> = menu) => ({
  ...markup(own),
  pages: [literalOther('/terms', { doubtfulLinks: [link] })],
})
const served = (text: string) => ({
  kind: 'private-host' as const,
  text,
  href: 'http://localhost:8000/api/',
  tag: '<a href="http://localhost:8000/api/">',
})
judge(deadLinks, [
  [
    'another page’s link to a development server',
    copied('', served('API reference')),
    'fail',
    '“API reference” (http://localhost:8000/api/)',
  ],
  [
    'on a page of instructions, one to the reader’s own copy',
    { ...markup(''), pages: [literalOther('/docs/start', { doubtfulLinks: [served('Open the admin page')] })] },
    'pass',
  ],
  [
    'on a page of instructions, one to the site’s own pages',
    { ...markup(''), pages: [literalOther('/api/start', { doubtfulLinks: [served('All calls')] })] },
    'fail',
    '“All calls”',
  ],
  [
    'the reader’s own copy, where it is started',
    markup('<p>Run it with --port 8080.</p><a href="http://localhost:9000/admin">Open the admin page</a>'),
    'pass',
  ],
  ['a number whose country begins with a zero', markup('<a href="tel:+0169888888">01 69 88 88 88</a>'), 'fail', 'isn’t a valid URL'],
  ['a number without a country', markup('<a href="tel:0169888888">01 69 88 88 88</a><a href="tel:+33 (0)169888888">Appelez</a>'), 'pass'],
  ['instructions on another page', copied('', served('Open http://localhost:8000/api/ in a browser')), 'pass'],
  [
    'a legal page that a script may show in a dialog',
    markup('<a href="#" class="open-ds">Datenschutzerklärung</a><dialog id="ds"><h2>Datenschutz</h2></dialog>'),
    'pass',
  ],
  ['one that nothing opens', markup('<a href="#">Datenschutzerklärung</a>'), 'warn', '“Datenschutzerklärung”'],
  [
    'a menu copied to another page',
    copied('<a href="#plans">Plans</a><h2 id="plans">Plans</h2>'),
    'warn',
    'A link leads to a part of the page that doesn’t exist: “Plans” (/terms#plans).',
  ],
  ['a part that the front page doesn’t link', copied('<h2 id="plans">Plans</h2>'), 'pass'],
  ['another part of another page', copied('<a href="#plans">Plans</a><h2 id="plans">Plans</h2>', { ...menu, href: '#law' }), 'pass'],
])

judge(deadLinks, [
  [
    'links of several kinds',
    facts(link('Write to us', 'mailto:', 'empty'), link('Blog', 'https//acme.dev/blog', 'malformed'), link('Pricing', '#', 'nowhere')),
    'fail',
    'A link has no destination: “Write to us” (mailto:). A link isn’t a valid URL and leads to an error: “Blog” (https//acme.dev/blog). A link leads to “#” instead of a page: “Pricing”.',
  ],
  [
    'a lost section',
    markup('<a href="#pricing">See plans</a>'),
    'warn',
    'A link leads to a part of the page that doesn’t exist: “See plans” (#pricing).',
  ],
  ['a lost section by its full URL', markup('<a href="/#pricing">See plans</a>'), 'warn', 'doesn’t exist'],
  ['a section', markup('<a href="#pricing">See plans</a><section id="pricing"></section>'), 'pass'],
  ['a section with an old anchor', markup('<a href="#pricing">See plans</a><a name="pricing"></a>'), 'pass'],
  ['a section in other letters', markup('<a href="#%C3%BCber">About</a><section id="über"></section>'), 'pass'],
  ['the start of the page', markup('<a href="#top">Up</a><a href="#">Up</a>'), 'pass'],
  ['a route', markup('<a href="#/pricing">Plans</a><a href="#!/docs">Docs</a>'), 'pass'],
  ['what a script opens', markup('<a href="#signup-modal">Start</a><a href="#plans" data-bs-toggle="tab">Plans</a>'), 'pass'],
  [
    'a link that a script handles',
    markup('<a href="#" class="js-open-app">Open the app</a><a href="#" data-open="app">Launch app</a>'),
    'pass',
  ],
  ['a link with the marks of a framework', markup('<a href="#" data-v-7ba5bd90 data-astro-cid-x1="">Pricing</a>'), 'warn', '“Pricing”'],
  ['a section of another page', markup('<a href="/docs#install">Install</a>'), 'pass'],
  [
    'sections that scripts may add',
    markup('<a href="#plans">Plans</a><a href="#team">Team</a>', '<script src="/app.js"></script>'),
    'pass',
  ],
  [
    'sections that a script in the page adds',
    markup('<a href="#plans">Plans</a><a href="#team">Team</a><script>main.append(document.createElement("section"))</script>'),
    'pass',
  ],
  [
    'lost sections beside a script that adds nothing',
    markup('<a href="#plans">Plans</a><a href="#team">Team</a><script>dataLayer.push({})</script>'),
    'warn',
    '“Plans” (#plans)',
  ],
  [
    'one lost section among others',
    markup('<a href="#plans">Plans</a><a href="#team">Team</a><h2 id="team">Team</h2>', '<script src="/app.js"></script>'),
    'warn',
    '“Plans” (#plans)',
  ],
])

const dead = [
  'mailto:',
  'tel:',
  'mailto:undefined',
  'undefined',
  '/users/undefined',
  'https://acme.dev/null',
  '/docs/{{ slug }}',
  '#{{ id }}',
]
const wrong = [
  'https//acme.dev',
  'http//acme.dev',
  'htps://acme.dev',
  'htttp://acme.dev',
  'ttps://acme.dev',
  'https:/acme.dev',
  'https://https://acme.dev',
  'www.acme.dev',
  'twitter.com/acme',
  'hello@acme.dev',
  'mailto:hello',
  'mailto:hello@acme',
  'https://acme dev/',
  'file:///C:/site/index.html',
  'C:\\site\\index.html',
  'tel:call-us',
]
const fine = [
  'mailto:hello@acme.dev',
  'mailto:?subject=Tides&body=https://acme.dev',
  'mailto:a@acme.dev,b@acme.dev?subject=Hi',
  'mailto:hello%40acme.dev',
  'tel:+49451123456',
  'sms:+49451123456?body=Hi',
  '//cdn.acme.dev/a',
  '/www.html',
  'docs/',
  '?page=2',
  'https://www.acme.dev',
  'https://acme.dev/a b',
  'httpie/',
  'http://acme.dev',
  'whatsapp://send?text=Hi',
  'itms-apps://apps.apple.com/app/id1',
  'javascript:openChat()',
  '/guides/undefined-behavior',
]

judge(deadLinks, [
  ...dead.map((href): [string, AuditFacts, 'fail', string] => [
    `dead: ${href}`,
    markup(`<a href="${href}">Read on</a>`),
    'fail',
    'no destination',
  ]),
  ...wrong.map((href): [string, AuditFacts, 'fail', string] => [
    `wrong: ${href}`,
    markup(`<a href="${href}">Read on</a>`),
    'fail',
    'a valid URL',
  ]),
  ...fine.map((href): [string, AuditFacts, 'pass'] => [`fine: ${href}`, markup(`<a href="${href}">Read on</a>`), 'pass']),
  ['a page about undefined', markup('<a href="/docs/undefined">undefined</a>'), 'pass'],
])
