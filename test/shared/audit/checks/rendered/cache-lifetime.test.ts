import { cacheLifetime } from '../../../../../shared/audit/checks/rendered/cache-lifetime.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const file = (bytes: number) => ({ url: 'https://acme.dev/app.js', bytes })
const facts = (unkept: { url: string; bytes: number }[] | null, url = 'https://acme.dev/') => {
  const rendered = literalRendered({ requests: { unkept } })
  return literalFacts({ rendered: { ...rendered, url } })
}

judge(cacheLifetime, [
  ['every file has a lifetime', facts([]), 'pass'],
  ['the cache can’t be read', facts(null), 'pass', 'Not measured'],
  ['a small file without one', facts([file(20_000)]), 'pass'],
  ['large files without one', facts([file(90_000), file(30_000)]), 'warn', '120 kB of files have no cache lifetime'],
  ['the fix names them', facts([file(120_000)]), 'warn', '# https://acme.dev/app.js (120 kB)'],
  ['a development server', facts([file(120_000)], 'http://localhost:5173/'), 'pass', 'Not checked on a private host.'],
])
