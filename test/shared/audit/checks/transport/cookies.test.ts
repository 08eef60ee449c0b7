import { expect, test } from 'vitest'
import { cookies } from '../../../../../shared/audit/checks/transport/cookies.ts'
import { readTransport } from '../../../../../api/crawler/collect/transport.ts'
import { judge } from '../../../../support/judge.ts'
import { literalFacts, literalPage, literalTransport } from '../../../../support/literal-page.ts'

const set = (...lines: string[]) => {
  const { cookies } = readTransport({ tls: null, headers: { 'set-cookie': lines }, header: () => null })
  return literalFacts({ transport: { ...literalTransport, cookies } })
}

judge(cookies, [
  ['no cookies', set(), 'pass', 'sets no cookies'],
  ['a closed session', set('session=1; Path=/; Secure; HttpOnly; SameSite=Lax'), 'pass'],
  ['flags in any case', set('sid=1; secure; httponly; samesite=strict'), 'pass'],
  ['an open session', set('PHPSESSID=abc; path=/'), 'warn', 'PHPSESSID without Secure, HttpOnly, SameSite.'],
  ['the value is never shown', set('PHPSESSID=abc; path=/'), 'warn', 'Set-Cookie: PHPSESSID=…; path=/; Secure; HttpOnly; SameSite=Lax'],
  ['a session that scripts can read', set('connect.sid=1; Secure; SameSite=Lax'), 'warn', 'connect.sid without HttpOnly'],
  ['any cookie without Secure', set('theme=dark; Path=/'), 'warn', 'theme without Secure.'],
  ['a theme needs no HttpOnly', set('theme=dark; Secure'), 'pass'],
  ['a CSRF token is read by scripts', set('csrftoken=1; Secure; SameSite=Lax'), 'pass'],
  ['a CSRF token for other sites', set('XSRF-TOKEN=1; Secure'), 'warn', 'XSRF-TOKEN without SameSite.'],
  ['a cookie for embedding without Secure', set('a=1; SameSite=None'), 'warn', 'a (SameSite=None needs Secure)'],
  [
    'a host cookie of a folder',
    set('__Host-s=1; Secure; HttpOnly; SameSite=Lax; Path=/app'),
    'warn',
    '__Host- needs Secure, Path=/ and no Domain',
  ],
  ['a host cookie as it should be', set('__Host-s=1; Secure; HttpOnly; SameSite=Lax; Path=/'), 'pass'],
  ['a secure cookie without Secure', set('__Secure-a=1'), 'warn', '__Secure- needs Secure'],
  ['one of another domain', set('theme=dark; Secure; Domain=localhost'), 'warn', 'its Domain (localhost) doesn’t match this site'],
  ['one of the site and its subdomains', set('theme=dark; Secure; Domain=.acme.dev'), 'pass'],
  [
    'one of a load balancer',
    set('AWSALB=1; Path=/', 'ARRAffinity=2; HttpOnly', '__cf_bm=3', 'BIGipServerpool=4', 'AWSELB=5', 'NSC_vs=6'),
    'pass',
  ],
  ['one that is deleted', set('session=; Max-Age=0; Path=/', 'sid=; Expires=Thu, 01 Jan 1970 00:00:00 GMT'), 'pass'],
  ['several', set('a=1', 'b=2; Secure', 'c=3'), 'warn', 'a without Secure; c without Secure.'],
  [
    'plain HTTP knows no Secure',
    { ...set('a=1', 'sid=2; HttpOnly; SameSite=Lax'), page: literalPage({ url: 'http://acme.dev/' }) },
    'pass',
  ],
  [
    'an open session on a local address',
    { ...set('session=1; Path=/'), page: literalPage({ url: 'http://localhost:3000/' }) },
    'warn',
    'session without HttpOnly, SameSite.\nSet these cookies with the flags below, keeping their values:\nSet-Cookie: session=…; Path=/; HttpOnly; SameSite=Lax',
  ],
])

test('cookies: the lines of the fix pass', () => {
  const before = cookies.run(set('PHPSESSID=abc; path=/', 'theme=dark', 'XSRF-TOKEN=1'))
  const lines =
    before.fix
      ?.split('\n')
      .slice(1)
      .map((line) => line.replace('Set-Cookie: ', '')) ?? []
  expect(lines).toHaveLength(3)
  expect(cookies.run(set(...lines)).status).toBe('pass')
})
