import { scriptWeight } from '../../../../../shared/audit/checks/site/script-weight.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage } from '../../../../support/literal-page.ts'

const url = 'https://acme.dev/app.js'
const loading = (bytes: number) =>
  literalFacts({
    resources: {
      requests: {
        count: 1,
        failed: [],
        ownStyles: { all: 0, failed: 0 },
        uncompressed: [],
        unkept: [],
        scripts: { bytes, heaviest: [{ url, kind: 'script', bytes }] },
      },
      pictures: { count: 0, broken: [], large: [] },
    },
  })

judge(scriptWeight, [
  ['a small script', loading(1_234), 'pass', 'The page loads 2 KB of scripts.'],
  ['no script', loading(0), 'pass', 'The page loads no script files.'],
  [
    'a script that couldn’t be read',
    { ...loading(0), page: literalPage({ resources: [{ url, kind: 'script', tag: '<script>' }] }) },
    'pass',
    'Not checked',
  ],
  ['an ordinary app', loading(1_200_000), 'pass', '1.2 MB'],
  ['a heavy app', loading(4_200_000), 'warn', '4.2 MB of scripts. Phones need seconds to read them.'],
  ['a very heavy app', loading(9_000_000), 'fail', `${url} (9.0 MB)`],
])
