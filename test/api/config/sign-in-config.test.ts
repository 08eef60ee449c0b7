import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../api/config/config.ts'

const production = { SITE_URL: 'https://launches.example.org', TRUST_PROXY: '1' }
const faultsOf = (env: Record<string, string>, options = { production: true }): string[] => {
  try {
    readConfig({ ...production, ...env }, options)
    return []
  } catch (error) {
    return error instanceof ConfigError ? error.faults : [String(error)]
  }
}

const refused: [Record<string, string>, RegExp][] = [
  [{ AUTH_SECRET: 'x'.repeat(31) }, /AUTH_SECRET must have at least 32 characters/],
  [{ SMTP_URL: 'mail.example.org:25' }, /SMTP_URL must be/],
  [{ SMTP_URL: 'https://mail.example.org' }, /SMTP_URL must be/],
  [{ GITHUB_CLIENT_ID: 'only the id' }, /GITHUB_CLIENT_ID and GITHUB_CLIENT_SECRET/],
  [{ GOOGLE_CLIENT_SECRET: 'only the secret' }, /GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET/],
]
test.each(refused)('%j is refused', (env, fault) => {
  const faults = faultsOf(env)
  expect(faults).toHaveLength(1)
  expect(faults[0]).toMatch(fault)
})

test('no fault repeats a secret', () => {
  const env = { AUTH_SECRET: 'hush', SMTP_URL: 'hush://user:hush@mail', GITHUB_CLIENT_SECRET: 'hush' }
  expect(faultsOf(env)).toHaveLength(3)
  expect(faultsOf(env).join(' ')).not.toContain('hush')
})

test('a short secret will do on a developer’s machine', () => {
  expect(faultsOf({ AUTH_SECRET: 'short' }, { production: false })).toEqual([])
})

test('without settings there is no mail, no other sign-in, and a key of our own', () => {
  expect(readConfig(production, { production: true })).toMatchObject({ authSecret: null, smtpUrl: null, github: null, google: null })
})
