import { expect, it } from 'vitest'
import { refusalOf } from '../../../shared/audit/content-policy.ts'
import { literalPage } from '../../support/literal-page.ts'

const many = Array.from({ length: 300 }, (_, at) => `https://partners-${at}.example`).join(' ')

it.each([
  ['names others', 'frame-ancestors https://partner.example', 'Content-Security-Policy: frame-ancestors https://partner.example'],
  ['names the page', 'frame-ancestors https://partner.example https://acme.dev', null],
  ['is long and names the page last', `frame-ancestors ${many} https://acme.dev`, null],
  ['is long and names frames last', `script-src ${many}; frame-ancestors *`, null],
])('a policy that %s', (_what, policy, refusal) =>
  expect(
    refusalOf(
      (name) => (name === 'x-frame-options' ? 'DENY' : policy),
      new URL('https://rooms.example/embed'),
      literalPage({ url: 'https://acme.dev/' }),
    ),
  ).toBe(refusal),
)
