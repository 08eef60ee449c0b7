import { links } from '../../../../../shared/audit/checks/site/links.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'

const answered = (...statuses: (number | null)[]) =>
  literalFacts({
    links: statuses.map((status, i) => ({ url: `https://acme.dev/${i}`, status, reason: status === null ? 'no such host' : null })),
  })

const slow = (...statuses: number[]) => {
  const { links = [] } = answered(...statuses)
  return literalFacts({ links: [...links, { url: 'https://acme.dev/slow', status: null, reason: 'it took too long', isSlow: true }] })
}

judge(links, [
  [
    'a slow link beside working ones',
    slow(200, 200),
    'pass',
    'All 2 links checked work. Not checked, as it didn’t answer in time: https://acme.dev/slow.',
  ],
  ['a slow link alone', slow(), 'pass', 'Not checked, as it didn’t answer in time: https://acme.dev/slow.'],
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
