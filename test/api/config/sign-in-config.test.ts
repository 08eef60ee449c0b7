import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../api/config/config.ts'

const production = { SITE_URL: 'https://launches.example.org', TRUST_PROXY: '1' }
const errorsOf = (env: Record<string, string>, options = { production: true }): string[] => {
  try {
    readConfig({ ...production, ...env }, options)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.errors : [String(error)]
  }
}

const refused: [Record<string, string>, RegExp][] = [
  [{ AUTH_SECRET: 'x'.repeat(31) }, /AUTH_SECRET must have at least 32 characters/],
  [{ SMTP_URL: 'mail.example.org:25' }, /SMTP_URL must be/],
  [{ SMTP_URL: 'https://mail.example.org' }, /SMTP_URL must be/],
  [{ GITHUB_CLIENT_ID: 'only the id' }, /GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET/],
  [{ GOOGLE_CLIENT_SECRET: 'only the secret' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/],
]
test.each(refused)('%j is refused', (env, expected) => {
  const errors = errorsOf(env)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toMatch(expected)
})

test('no error repeats a secret', () => {
  const env = { AUTH_SECRET: 'hush', SMTP_URL: 'hush://user:hush@mail', GITHUB_CLIENT_SECRET: 'hush' }
  expect(errorsOf(env)).toHaveLength(3)
  expect(errorsOf(env).join(' ')).not.toContain('hush')
})

test('a short secret is accepted on a developer’s machine', () => {
  expect(errorsOf({ AUTH_SECRET: 'short' }, { production: false })).toEqual([])
})

test('without settings there is no email, no social sign-in and a generated key', () => {
  expect(readConfig(production, { production: true })).toMatchObject({ authSecret: null, smtpUrl: null, github: null, google: null })
})

const senders: [string, { name: string; address: string }][] = [
  ['hello@example.org', { name: '', address: 'hello@example.org' }],
  ['Launches <hello@example.org>', { name: 'Launches', address: 'hello@example.org' }],
  ['"Launches, weekly" <Hello@example.org>', { name: 'Launches, weekly', address: 'Hello@example.org' }],
  ['<hello@example.org>', { name: '', address: 'hello@example.org' }],
]
test.each(senders)('MAIL_FROM can be %s', (MAIL_FROM, mailFrom) => {
  expect(readConfig({ ...production, MAIL_FROM }, { production: true }).mailFrom).toEqual(mailFrom)
})

const notSenders = [
  'hello',
  'hello@localhost',
  'a@example.org, b@example.org',
  'Launches hello@example.org',
  'Launches <hello@example.org',
  'One <a@example.org> <b@example.org>',
  'Launches\r\nBcc: everyone@example.org <hello@example.org>',
  '"Launches\r\nBcc: everyone@example.org" <hello@example.org>',
]
test.each(notSenders)('MAIL_FROM can’t be %j', (MAIL_FROM) => {
  expect(errorsOf({ MAIL_FROM })).toEqual([expect.stringMatching(/^MAIL_FROM must be an email address/)])
})
