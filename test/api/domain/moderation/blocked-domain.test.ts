import { expect, it } from 'vitest'
import { coversEmail, readDomain } from '../../../../api/domain/moderation/blocked-domain.ts'

it.each([
  ['spam.example', 'spam.example'],
  [' @Spam.Example. ', 'spam.example'],
  ['*.spam.example', 'spam.example'],
  ['ada@spam.example', 'spam.example'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['co.uk', 'co.uk'],
  ['example', 'example'],
  ['', null],
  ['https://spam.example/', null],
  ['spam example', null],
  ['spam..example', null],
  ['-spam.example', null],
  ['spam.123', null],
  ['a'.repeat(250) + '.example', null],
])('%j is read as %j', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain)
})

it.each([
  ['spam.example', 'ada@spam.example', true],
  ['spam.example', 'ada@MAIL.spam.example', true],
  ['spam.example', 'ada@notspam.example', false],
  ['mail.spam.example', 'ada@spam.example', false],
  ['example', 'ada@spam.example', true],
])('%s covers %s: %s', (domain, email, isCovered) => {
  expect(coversEmail(domain, email)).toBe(isCovered)
})
