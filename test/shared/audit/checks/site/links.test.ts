import type { LinkFacts, PageTopic } from '../../../../../shared/audit/facts.ts'
import { links } from '../../../../../shared/audit/checks/site/links.ts'
import { judge } from '../../../../support/judge.ts'
import { readPage } from '../../../../../shared/page/read-page.ts'
import { literalOther } from '../../../../support/literal-pages.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const answered = (...statuses: (number | null)[]) =>
  literalFacts({
    links: statuses.map((status, i) => ({ url: `https://acme.dev/${i}`, status, reason: status === null ? 'no such host' : null })),
  })

const slow = (...statuses: number[]) => {
  const { links = [] } = answered(...statuses)
  return literalFacts({ links: [...links, { url: 'https://acme.dev/slow', status: null, reason: 'it took too long', isSlow: true }] })
}

/** A page with a link to a part of another one, which has these ids. */
const toPart = (url: string, anchors: string[] | null, characters = 900) =>
  literalFacts({
    page: readPage(`<title>Acme</title><h1>Acme</h1><a href="${url}">How to install</a>`, { url: 'https://acme.dev/' }),
    links: [],
    pages: [literalOther('/docs', { anchors, characters })],
  })

const toHost = (url: string, from = 'https://acme.dev/') =>
  literalFacts({
    page: readPage(`<title>Acme</title><h1>Acme</h1><a href="${url}">Start</a>`, { url: from }),
    links: [{ url, status: null, reason: 'the connection was refused' }],
  })

const mixed = (...failing: LinkFacts[]) => literalFacts({ links: [...failing, { url: 'https://acme.dev/', status: 200, reason: null }] })
const detour: LinkFacts = { url: 'https://acme.dev/old', status: 200, reason: '3 redirects in a row' }

/** The home page, and a link to a page about a topic that leads there. */
const back = (path: string, topic: PageTopic, anchors: string[] | null = [], more = '') =>
  literalFacts({
    page: readPage(`<title>Acme</title><h1>Acme</h1>${more}<footer><a href="${path}">AGB</a></footer>`, { url: 'https://acme.dev/' }),
    links: [{ url: `https://acme.dev${path}`, status: 200, reason: null }],
    pages: [literalOther(path, { url: 'https://acme.dev/', anchors }, { topic })],
  })

judge(links, [
  ['terms that lead home', back('/agb', 'terms'), 'fail', 'The link “AGB” is broken (it leads back to this page).'],
  ['a privacy policy that leads home', back('/datenschutz/', 'privacy'), 'fail', 'it leads back to this page'],
  ['terms on the page itself', back('/agb', 'terms', ['agb']), 'pass'],
  [
    'terms on the page itself, under another name',
    back('/agb', 'terms', ['rules'], '<h2>Allgemeine Bedingungen</h2><p>Wir liefern.</p>'),
    'pass',
  ],
  ['prices on the page itself', back('/preise', 'pricing'), 'pass'],
  ['terms on a page with too many parts to list', back('/agb', 'terms', null), 'pass'],
  [
    'a link through redirects beside a broken one',
    mixed(detour, { url: 'https://acme.dev/gone', status: 404, reason: null }),
    'warn',
    'The link https://acme.dev/gone is broken. The link https://acme.dev/old leads through 3 redirects in a row.',
  ],
  [
    'a link through redirects alone',
    mixed(detour),
    'warn',
    '\nLink straight to the final URLs:\nhttps://acme.dev/old (3 redirects in a row)',
  ],
  [
    'a link through many redirects',
    literalFacts({ links: [{ url: 'https://acme.dev/old', status: 200, reason: '4 redirects in a row' }] }),
    'warn',
    'leads through 4 redirects in a row.\nLink straight to the final URLs:',
  ],
  [
    'a link in circles',
    literalFacts({ links: [{ url: 'https://acme.dev/docs', status: null, reason: 'acme.dev has a redirect loop' }] }),
    'fail',
    'is broken (it redirects in a loop).',
  ],
  [
    'a link to a developer’s machine',
    toHost('http://localhost:3000/'),
    'fail',
    'The link “Start” is broken (it leads to your own machine: http://localhost:3000/).',
  ],
  [
    'a broken link of a page that is built locally',
    toHost('http://localhost:3000/x', 'http://localhost:3000/'),
    'fail',
    'The link “Start” is broken.',
  ],
  [
    'a part that another page lacks',
    toPart('/docs#install', ['start', 'install-it']),
    'warn',
    'The link “How to install” is broken (the page has no element with the id “install”).',
  ],
  ['a part that another page has', toPart('/docs#install', ['start', 'install']), 'pass'],
  ['a part that scripts may add', toPart('/docs#install', null), 'pass'],
  ['a part of a page that scripts write', toPart('/docs#install', [], 20), 'pass'],
  ['a route of another page', toPart('/docs#/install', ['start']), 'pass'],
  ['a quoted passage', toPart('/docs#:~:text=Install', ['start']), 'pass'],
  [
    'a slow link beside working ones',
    slow(200, 200),
    'pass',
    'All 2 links checked work. Not checked, as it didn’t answer in time: https://acme.dev/slow.',
  ],
  ['a slow link alone', slow(), 'pass', 'Not checked, as it didn’t answer in time: https://acme.dev/slow.'],
  [
    'a link through many redirects beside a broken one',
    literalFacts({
      links: [
        { url: 'https://acme.dev/old', status: 200, reason: '4 redirects in a row' },
        { url: 'https://acme.dev/gone', status: 404, reason: null },
        { url: 'https://acme.dev/docs', status: 200, reason: null },
      ],
    }),
    'warn',
    'The link https://acme.dev/gone is broken. The link https://acme.dev/old leads through 4 redirects in a row.',
  ],
  [
    'a slow link beside a broken one',
    slow(200, 200, 404),
    'warn',
    'The link https://acme.dev/2 is broken. Not checked, as it didn’t answer',
  ],
  ['working links pass', answered(200, 204, 301), 'pass', 'All 3'],
  ['a single one that works', answered(200), 'pass', 'The one link checked works.'],
  ['a single one that is broken', answered(404), 'fail', 'The link https://acme.dev/0 is broken.'],
  ['one of several is broken', answered(200, 200, 404), 'warn', 'The link https://acme.dev/2 is broken.'],
  ['no links pass', answered(), 'pass'],
  ['sites that block crawlers work for people', answered(403, 429, 999, 503), 'pass'],
  ['some broken', answered(200, 200, 404), 'warn', 'https://acme.dev/2 (status 404)'],
  ['half broken', answered(200, 404), 'warn', 'The link https://acme.dev/1 is broken.'],
  ['most broken fails', answered(200, 404, null), 'fail', 'https://acme.dev/2 (no such host)'],
])
