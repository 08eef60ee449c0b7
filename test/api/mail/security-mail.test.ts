import { expect, test } from 'vitest'
import { newMail, type SecurityMailKind } from '../../../api/domain/outgoing-mail.ts'
import type { Profile } from '../../../api/domain/records.ts'
import { securityMailWriters } from '../../../api/mail/security-mail.ts'
import { literalLimiters } from '../../support/literal-limiters.ts'

const ada: Profile = { id: 'ada', email: 'ada@example.com', name: 'Ada', handle: null, createdAt: '2026-01-01T00:00:00.000Z' }

async function write(kind: SecurityMailKind, profiles: Profile[], limiters = literalLimiters()) {
  const list = (async () => profiles) as never
  const mail = { ...newMail('m1', kind, ada.email, new Date('2026-11-20T07:42:00Z')), attempts: 1 }
  return (await securityMailWriters({ list }, 'https://slipway.example', limiters)[kind](mail))?.()
}

const words: Record<SecurityMailKind, string> = {
  'second-factor-on': 'Two-factor authentication was turned on',
  'second-factor-off': 'Two-factor authentication was turned off',
  'recovery-codes-renewed': 'New recovery codes were created',
  'recovery-code-used': 'signed in to your Slipway account with one of your recovery codes',
  'passkey-added': 'A passkey was added',
  'passkey-deleted': 'A passkey was deleted',
}

test.each(Object.entries(words) as [SecurityMailKind, string][])(
  '%s: the owner reads what changed, when, and what to do',
  async (kind, what) => {
    const mail = await write(kind, [{ ...ada, emailProven: true }])
    expect(mail).toMatchObject({ subject: expect.any(String), text: expect.stringContaining(what) })
    for (const part of ['November 20, 2026 at 07:42 UTC', 'https://slipway.example/reset/', 'https://slipway.example/profile/security/'])
      expect(mail).toMatchObject({ text: expect.stringContaining(part) })
  },
)

test('nothing is sent once the account is gone; an unverified address gets one email a day', async () => {
  expect(await write('passkey-added', [])).toBeUndefined()
  const limiters = literalLimiters()
  expect(await write('passkey-added', [ada], limiters)).toHaveProperty('subject')
  expect(await write('passkey-deleted', [ada], limiters)).toEqual({ wait: 86_400 })
})
