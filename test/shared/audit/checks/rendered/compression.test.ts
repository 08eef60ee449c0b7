import { compression } from '../../../../../shared/audit/checks/rendered/compression.ts'
import type { ResourceFacts } from '../../../../../shared/audit/facts.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalSite, literalTransport } from '../../../../support/literal-page.ts'
import { literalRendered } from '../../../../support/literal-rendered.ts'

const file = { url: 'https://acme.dev/app.js', kind: 'script' as const, bytes: 310_000 }
const compressed = { ...literalTransport, headers: { 'content-encoding': 'gzip' } }
const facts = (url: string, uncompressed = [file]) =>
  literalFacts({ transport: compressed, rendered: literalRendered({ url, requests: { uncompressed } }) })

const noFiles: ResourceFacts = {
  requests: { count: 1, failed: [], ownStyles: { all: 0, failed: 0 }, uncompressed: [], unkept: [] },
  pictures: { count: 0, broken: [], large: [] },
}
const sent = (bytes: number, headers: Record<string, string>) =>
  literalFacts({
    resources: noFiles,
    response: { ...literalSite().response, bytes },
    transport: { ...literalTransport, headers },
  })

judge(compression, [
  ['a long page that isn’t', sent(90_000, {}), 'warn', '90 kB of HTML, scripts and styles are sent uncompressed.'],
  ['a long page that is', sent(90_000, { 'content-encoding': 'br' }), 'pass'],
  ['a short page that isn’t', sent(6000, {}), 'pass'],
  ['everything is compressed', facts('https://acme.dev/', []), 'pass'],
  ['a script is not', facts('https://acme.dev/'), 'warn', '310 kB of scripts and styles are sent uncompressed.'],
  ['the fix names the file', facts('https://acme.dev/'), 'warn', '# https://acme.dev/app.js (310 kB)'],
  ['a development server', facts('http://localhost:5173/'), 'pass', 'Not checked on a private host.'],
])
