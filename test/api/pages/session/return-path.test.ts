import { expect, test } from 'vitest'
import { returnPath, withReturn } from '../../../../api/pages/session/session.ts'

const own: [string, string][] = [
  ['/connect/?code=BCDF-GHJK', '/connect/?code=BCDF-GHJK'],
  ['/drafts/kanban/#plan', '/drafts/kanban/#plan'],
  ['/a/../profile/', '/profile/'],
  ['/?query=//evil.example', '/?query=//evil.example'],
]
test.each(own)('the own path %s is a return path', (asked, expected) => {
  expect(returnPath(asked)).toBe(expected)
})

const foreign = [
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '/..//evil.example/',
  '/.//evil.example/',
  '/a/..//evil.example/',
  '/a\\..\\..\\\\evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /profile/',
  'profile/',
  '',
  '/\0/evil.example',
  `/${'a'.repeat(4096)}`,
]
test.each(foreign)('%j leads to the dashboard, not to another site', (asked) => {
  expect(returnPath(asked)).toBe('/dashboard/')
})

test.each(['/sign-in/', '/sign-in/?return=/x/', '/sign-up/', '/sign-out/', '/reset/?token=abc', '/sign-in'])(
  '%s is no place to go back to',
  (asked) => {
    expect(returnPath(asked)).toBe('/dashboard/')
  },
)

test('a page whose path only starts like sign-in is a return path', () => {
  expect(returnPath('/sign-info/')).toBe('/sign-info/')
})

test('the default return path is left out', () => {
  expect(withReturn('/sign-up/', '/dashboard/')).toBe('/sign-up/')
  expect(withReturn('/sign-up/', '/connect/?code=A&b=c')).toBe('/sign-up/?return=%2Fconnect%2F%3Fcode%3DA%26b%3Dc')
})
