import { compression } from '../../../../../shared/audit/checks/rendered/compression.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const file = { url: 'https://acme.dev/app.js', kind: 'script' as const, bytes: 310_000 }
const facts = (url: string, uncompressed = [file]) => literalFacts({ rendered: literalRendered({ url, requests: { uncompressed } }) })

judge(compression, [
  ['everything is compressed', facts('https://acme.dev/', []), 'pass'],
  ['a script is not', facts('https://acme.dev/'), 'warn', '310 kB of scripts and styles are sent uncompressed.'],
  ['the fix names the file', facts('https://acme.dev/'), 'warn', '# https://acme.dev/app.js (310 kB)'],
  ['a development server', facts('http://localhost:5173/'), 'pass', 'Not checked on a private host.'],
])
