import { describe, expect, test } from 'vitest'
import { securityHeaders } from '../../../../../shared/audit/checks/transport/security-headers.ts'
import { hostingOf, type Hosting } from '../../../../../shared/audit/hosting/hosting.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalTransport } from '../../../../support/literal-page.ts'

const answered = (headers: Record<string, string>, url = 'https://acme.example.com/') =>
  literalFacts({ page: literalPage({ url }), transport: { ...literalTransport, headers } })
const hsts = { 'strict-transport-security': 'max-age=31536000' }
const sniff = { 'x-content-type-options': 'nosniff' }
const frames = { 'x-frame-options': 'DENY' }
const all = { ...hsts, ...sniff, ...frames }

judge(securityHeaders, [
  ['all of them', answered(all), 'pass'],
  ['none of them', answered({}), 'warn', 'Strict-Transport-Security is missing'],
  ['no HSTS', answered({ ...sniff, ...frames }), 'warn', 'Strict-Transport-Security: max-age=31536000\n'],
  ['an HSTS of a day', answered({ ...all, 'strict-transport-security': 'max-age=86400' }), 'warn', 'less than six months'],
  ['the six months of many hosts', answered({ ...all, 'strict-transport-security': 'max-age=15552000; includeSubDomains' }), 'pass'],
  ['an HSTS in quotes', answered({ ...all, 'strict-transport-security': 'MAX-AGE="31536000"' }), 'pass'],
  ['an HSTS switched off', answered({ ...all, 'strict-transport-security': 'max-age=0' }), 'pass'],
  ['an HSTS without an age', answered({ ...all, 'strict-transport-security': 'includeSubDomains' }), 'warn', 'no valid max-age'],
  ['only the first HSTS counts', answered({ ...all, 'strict-transport-security': 'max-age=60, max-age=31536000' }), 'warn'],
  [
    'nothing after the first HSTS counts',
    answered({ ...all, 'strict-transport-security': 'includeSubDomains, a; max-age=31536000' }),
    'warn',
  ],
  ['an HSTS with spaces', answered({ ...all, 'strict-transport-security': 'includeSubDomains; max-age = 31536000' }), 'pass'],
  ['an HSTS with another age', answered({ ...all, 'strict-transport-security': 'no-max-age=31536000' }), 'warn', 'no valid max-age'],
  ['browsers know .dev by heart', answered({ ...sniff, ...frames }, 'https://acme.dev/'), 'pass'],
  ['HSTS means nothing over HTTP', answered({ ...sniff, ...frames }, 'http://acme.example.com/'), 'pass'],
  ['no nosniff', answered({ ...hsts, ...frames }), 'warn', 'X-Content-Type-Options is missing'],
  ['nosniff twice', answered({ ...all, 'x-content-type-options': 'nosniff, nosniff' }), 'pass'],
  ['nosniff in capitals, before another value', answered({ ...all, 'x-content-type-options': ' NoSniff , x' }), 'pass'],
  ['another word', answered({ ...all, 'x-content-type-options': 'none' }), 'warn', 'isn’t “nosniff”'],
  ['no framing rule', answered({ ...hsts, ...sniff }), 'warn', "Content-Security-Policy: frame-ancestors 'self'"],
  [
    'a policy without frames',
    answered({ ...hsts, ...sniff, 'content-security-policy': "default-src 'self'" }),
    'warn',
    'X-Frame-Options: SAMEORIGIN',
  ],
  [
    'frames for some',
    answered({ ...hsts, ...sniff, 'content-security-policy': "default-src 'self';frame-ancestors https://a.example" }),
    'pass',
  ],
  [
    'frames named in a URL',
    answered({ ...hsts, ...sniff, 'content-security-policy': 'img-src https://a.example/frame-ancestors' }),
    'warn',
    'framing',
  ],
  ['a directive of nearly that name', answered({ ...hsts, ...sniff, 'content-security-policy': 'frame-ancestors-x a' }), 'warn', 'framing'],
  ['frames for everybody', answered({ ...all, 'x-frame-options': 'ALLOWALL' }), 'pass'],
  ['a word before the rule', answered({ ...all, 'x-frame-options': 'x deny' }), 'warn', 'framing'],
  ['a longer word', answered({ ...all, 'x-frame-options': 'DENYING' }), 'warn', 'framing'],
  ['a rule that no browser reads', answered({ ...all, 'x-frame-options': 'ALLOW-FROM https://a.example' }), 'warn', 'framing'],
  ['unsafe-url', answered({ ...all, 'referrer-policy': 'unsafe-url' }), 'warn', 'Referrer-Policy: strict-origin-when-cross-origin'],
  ['a later policy counts', answered({ ...all, 'referrer-policy': 'unsafe-url, same-origin' }), 'pass'],
  ['a later policy that tells the origin', answered({ ...all, 'referrer-policy': 'unsafe-url, origin' }), 'pass'],
  ['a policy of before', answered({ ...all, 'referrer-policy': 'no-referrer-when-downgrade' }), 'pass'],
  ['a development server', answered({}, 'http://localhost:3000/'), 'pass', 'Not checked'],
  ['a local server that sets some', answered(frames, 'http://localhost:3000/'), 'warn', 'X-Content-Type-Options is missing'],
  ['a local server with HSTS', answered(hsts, 'http://localhost:3000/'), 'warn', 'X-Content-Type-Options is missing'],
  ['a local server with nosniff', answered(sniff, 'http://localhost:3000/'), 'warn', 'Neither Content-Security-Policy'],
  [
    'a local server with a policy',
    answered({ 'content-security-policy': 'a' }, 'http://localhost:3000/'),
    'warn',
    'X-Frame-Options: SAMEORIGIN',
  ],
  [
    'a local server with a referrer policy',
    answered({ 'referrer-policy': 'origin' }, 'http://localhost:3000/'),
    'warn',
    'Neither Content-Security-Policy',
  ],
  ['nginx on a local address', answered({ server: 'nginx' }, 'https://localhost/'), 'warn', 'Neither Content-Security-Policy'],
  ['HSTS means nothing there', answered({ ...sniff, ...frames }, 'https://localhost/'), 'pass'],
  ['a host without headers', answered({ server: 'GitHub.com' }), 'pass', 'Not checked: this host'],
])

describe('a host', () => {
  // Header sets as the hosts’ own documentation shows them.
  test.each<[Hosting, string, Record<string, string>]>([
    ['vercel', 'https://a.com/', { server: 'Vercel', 'x-vercel-id': 'fra1::abc' }],
    ['vercel', 'https://a.com/', { server: 'cloudflare', 'cf-ray': '1', 'x-vercel-id': 'fra1::abc' }],
    ['netlify', 'https://a.com/', { server: 'Netlify', 'x-nf-request-id': '01' }],
    ['nginx', 'https://a.com/', { server: 'nginx/1.24.0 (Ubuntu)' }],
    ['nginx', 'https://a.com/', { server: 'openresty' }],
    ['caddy', 'https://a.com/', { server: 'Caddy' }],
    ['cloudflare-pages', 'https://a.pages.dev/', { server: 'cloudflare', 'cf-ray': '1' }],
    ['cloudflare', 'https://a.com/', { server: 'cloudflare', 'cf-ray': '1' }],
    ['fixed', 'https://a.github.io/b/', {}],
    ['fixed', 'https://a.com/', { server: 'GitHub.com' }],
    ['fixed', 'https://a.com/', { server: 'cloudflare', 'cf-ray': '1', 'x-shopid': '1' }],
    ['fixed', 'https://a.com/', { server: 'Squarespace' }],
    ['fixed', 'https://a.com/', { server: 'Framer/d3f7b5f' }],
    ['unknown', 'https://a.com/', { server: 'Apache' }],
    ['unknown', 'https://a.com/', {}],
  ])('is %s: %s %j', (hosting, url, headers) => expect(hostingOf({ headers }, url)).toBe(hosting))
})

/** Reads the headers out of a fix, as the host it is for does. */
const readers: [name: string, headers: Record<string, string>, url: string, read: (snippet: string) => [string, string][]][] = [
  ['nginx', { server: 'nginx' }, 'https://a.com/', (text) => pairs(text, /^add_header (\S+) "(.*)" always;$/gm)],
  ['Caddy', { server: 'Caddy' }, 'https://a.com/', (text) => pairs(text, /^\t(\S+) "(.*)"$/gm)],
  ['Netlify', { server: 'Netlify' }, 'https://a.com/', (text) => pairs(text, /^ {2}([\w-]+): (.*)$/gm)],
  ['Cloudflare Pages', {}, 'https://a.pages.dev.com.pages.dev/', (text) => pairs(text, /^ {2}([\w-]+): (.*)$/gm)],
  ['Cloudflare', { server: 'cloudflare' }, 'https://a.com/', (text) => pairs(text, /^([\w-]+): (.*)$/gm)],
  ['Vercel', { server: 'Vercel' }, 'https://a.com/', (text) => readVercel(text)],
]
const pairs = (text: string, line: RegExp): [string, string][] => [...text.matchAll(line)].map(([, name = '', value = '']) => [name, value])
const readVercel = (text: string): [string, string][] => {
  const { headers } = JSON.parse(text) as { headers: [{ headers: { key: string; value: string }[] }] }
  return headers[0].headers.map(({ key, value }) => [key, value])
}

test.each(readers)('the fix for %s, pasted there, passes', (_, headers, url, read) => {
  const before = securityHeaders.run(answered({ ...headers, 'referrer-policy': 'unsafe-url' }, url))
  const set = read(before.fix?.split('\n').slice(1).join('\n') ?? '').map(([name, value]) => [name.toLowerCase(), value] as const)
  expect(set.length).toBeGreaterThan(2)
  expect(securityHeaders.run(answered({ ...headers, ...Object.fromEntries(set) }, url)).status).toBe('pass')
})

test('an unknown host gets the syntax of the five most common', () => {
  const { fix } = securityHeaders.run(answered({ ...hsts, ...frames }))
  expect(fix).toContain('add_header X-Content-Type-Options "nosniff" always;')
  expect(fix).toContain('# Caddy (site block)\nheader {\n\tX-Content-Type-Options "nosniff"\n}')
  expect(fix).toContain('# Netlify or Cloudflare Pages (_headers)\n/*\n  X-Content-Type-Options: nosniff')
  expect(fix).toContain('"key": "X-Content-Type-Options"')
})
