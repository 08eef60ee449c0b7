import { afterAll, beforeAll, expect, test } from 'vitest'
import { summarizeStart } from '../../../api/startup/summarize-start.ts'
import { setSite } from '../../support/set-site.ts'
import { putAll } from '../../support/put-all.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../support/launch-world.ts'

let catalog: LaunchWorld
beforeAll(async () => {
  catalog = await openLaunchWorld()
})
afterAll(() => catalog.close())

const none = { smtpUrl: null, mailFrom: null, siteUrl: 'https://launches.example.org', github: null, google: null }

test('the start shows which moderators can’t moderate yet, and why', async () => {
  const { emailProven: _, ...unproven } = bob
  await putAll(catalog.world.store, 'profiles', [unproven])
  const moderators = new Set([ada.email, bob.email, 'new@example.com'])
  const { moderators: text } = await summarizeStart(none, { ...catalog.world, moderators, moderatorsProve: true })
  expect(text).toBe(
    `${ada.email}, ${bob.email} (must first verify this email with the link that was sent to it), new@example.com (no account yet)`,
  )
})

test('the start shows how email is sent, without the password, and how people sign up', async () => {
  const keys = { id: 'id', secret: 'hush' }
  const smtpUrl = 'smtps://hello%40example.org:hush@mail.example.org'
  await setSite(catalog.world, { contact: 'https://example.org' })
  const summary = await summarizeStart({ ...none, smtpUrl, github: keys, google: keys }, catalog.world)
  expect(summary).toEqual({
    moderators: mia.email,
    email: 'sent through mail.example.org:465 from hello@example.org',
    signUp: 'open to everyone, with an email and password, GitHub or Google',
    warnings: [],
  })
})

test('the start warns if moderators or email aren’t set up', async () => {
  await setSite(catalog.world, { contact: null })
  const summary = await summarizeStart(none, { ...catalog.world, moderators: new Set() })
  expect(summary).toMatchObject({ moderators: 'nobody', email: 'not sent, only logged' })
  expect(summary.warnings).toEqual([
    expect.stringContaining('MODERATORS'),
    expect.stringContaining('SMTP_URL'),
    expect.stringContaining('CONTACT'),
  ])
})
