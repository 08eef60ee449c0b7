import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import { maxConnections } from '../../../../api/actions/connections/manage-connections.ts'
import { readMailTrouble } from '../../../../api/actions/mails/mail-trouble.ts'
import { hashSecret } from '../../../../api/actions/connections/find-connection.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { runSmtpServer, type SmtpServer } from '../../../support/smtp-server.ts'
import { approve, Visitor } from '../../../support/visitor.ts'

let smtp: SmtpServer
let service: RunningService
let networks = 0
let start: number | null = null
beforeAll(async () => {
  smtp = await runSmtpServer()
  service = await runService({ SMTP_URL: smtp.url, TRUST_PROXY: '1' })
})
afterEach(() => {
  vi.useRealTimers()
  start = null
})
afterAll(async () => {
  await service.close()
  await smtp.close()
})

const waiting = () => service.world.store.list('mails', 'state', 'waiting')
/** Whether just one email waits, for a quota. */
const isHeldBack = async () => {
  const [mail, ...others] = await waiting()
  return mail !== undefined && others.length === 0 && mail.attempts === 0 && mail.dueAt > service.world.clock().toISOString()
}
/** Counted from the first call in a test. */
function hoursLater(hours: number): void {
  start ??= Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: start + hours * 3_600_000 })
  service.world.outbox.wake()
}

/** Somebody whose email is proven or not, and what they were sent. */
async function person(name: string, isProven: boolean) {
  const email = `${name}@example.org`
  const visitor = new Visitor(service.origin)
  await (isProven ? visitor.signUp(email) : visitor.signUpUnproven(email))
  return {
    visitor,
    email,
    mails: () => smtp.mails.filter((mail) => mail.includes(`To: ${email}\n`) && !mail.includes('Subject: Verify your email')).map(readable),
  }
}
const readable = (mail: string) =>
  mail.replaceAll('=\n', '').replaceAll(/(?:=[\dA-F]{2})+/g, (bytes) => decodeURIComponent(bytes.replaceAll('=', '%')))

/** The code of a link that a client of that name asked for. */
async function pairing(client: string): Promise<string> {
  networks += 1
  const headers = { 'Slipway-Client': client, 'X-Forwarded-For': `203.0.113.${networks}` }
  const { data } = await (await fetch(`${service.api}/me/launches/`, { headers })).json()
  return new URL(data.connectUrl).searchParams.get('code') ?? ''
}

it('the owner gets an email about a new connection: its name, when, from where and how to revoke it, but no secret', async () => {
  const ada = await person('ada', true)
  const code = await pairing('Codex 1.2')
  const token = await approve(ada.visitor, code)
  await expect.poll(ada.mails).toHaveLength(1)
  const [mail = ''] = ada.mails()
  expect(mail).toContain('Subject: New connection to your Slipway account')
  expect(mail).toMatch(/Name: Codex 1\.2\nApproved: \w+ \d+, \d{4} at \d\d:\d\d UTC\n/)
  expect(mail).toContain('can read your launches and create drafts, but it can’t publish')
  expect(mail).toContain(`${service.world.siteUrl}/profile/connections/`)
  for (const secret of [token, code, hashSecret(token)]) expect(mail).not.toContain(secret)
  await expect.poll(waiting).toEqual([])
})

it('the owner gets an email about a connection that may read the plans, too', async () => {
  const eva = await person('eva', true)
  const token = await approve(eva.visitor, await pairing('Codex 1.2'))
  await expect.poll(eva.mails).toHaveLength(1)
  const headers = { Authorization: `Bearer ${token}`, 'X-Forwarded-For': `203.0.113.${networks}` }
  const { data } = await (await fetch(`${service.api}/me/elsewhere/acme/`, { headers })).json()
  await eva.visitor.send('/connect/', { code: new URL(data.connectUrl).searchParams.get('code') ?? '', do: 'approve-code' })
  await expect.poll(eva.mails).toHaveLength(2)
  expect(eva.mails()[1]).toContain('Subject: More access to your Slipway account')
  expect(eva.mails()[1]).toContain('can read your launches, create drafts and read your submission plans')
})

it('an unverified address isn’t sent the tool’s name', async () => {
  const spam = await person('not-asked', false)
  await approve(spam.visitor, await pairing('Cheap pills at pills.example'))
  await expect.poll(spam.mails).toHaveLength(1)
  expect(spam.mails()[0]).not.toContain('pills')
})

it('an account gets up to five such emails an hour; the connections after that are all in the next one', async () => {
  const eve = await person('eve', true)
  for (let turn = 1; turn <= 5; turn += 1) {
    await approve(eve.visitor, await pairing(`Tool ${turn}`))
    await expect.poll(eve.mails).toHaveLength(turn)
  }
  for (const name of ['The sixth', 'The seventh']) {
    await approve(eve.visitor, await pairing(name))
    await expect.poll(isHeldBack).toBe(true)
  }
  expect(eve.mails()).toHaveLength(5)

  hoursLater(1)
  await expect.poll(eve.mails).toHaveLength(6)
  const last = eve.mails()[5]
  expect(last).toContain('Subject: 2 new connections to your Slipway account')
  for (const name of ['The sixth', 'The seventh']) expect(last).toContain(`Name: ${name}\nApproved: `)
  expect(last).not.toContain('Tool 5')
  await expect.poll(waiting).toEqual([])
})

it('approvals that fail use up none of these emails', async () => {
  const flo = await person('flo', true)
  const { store } = service.world
  const [profile] = await store.list('profiles', 'email', flo.email)
  const use = {
    label: 'T',
    sessionId: null,
    createdAt: '2026-01-01T09:00:00.000Z',
    createdFrom: '::1',
    lastUsedAt: null,
    lastUsedFrom: null,
  }
  const ids = Array.from({ length: maxConnections }, (_, at) => `flo-${at}`)
  await store.transact(async ({ put }) => {
    for (const id of ids) await put('connections', { id, accountId: profile?.id ?? '', tokenHash: id, ...use })
  })
  const code = await pairing('Tool')
  const tryIt = () => flo.visitor.send('/connect/', { code, do: 'approve-code' })
  for (let turn = 0; turn < 6; turn += 1) expect((await tryIt()).status).toBe(409)
  await store.transact(({ remove }) => remove('connections', 'flo-0'))
  expect((await tryIt()).status).toBe(200)
  await expect.poll(flo.mails).toHaveLength(1)
})

it('an unverified address gets one such email a day', async () => {
  const victim = await person('victim', false)
  await approve(victim.visitor, await pairing('Tool'))
  await expect.poll(victim.mails).toHaveLength(1)
  for (const hours of [0, 2, 23]) {
    hoursLater(hours)
    await approve(victim.visitor, await pairing('Tool'))
    await expect.poll(isHeldBack).toBe(true)
    expect(victim.mails()).toHaveLength(1)
  }
  // Nothing is wrong with an email that waits for this reason, so moderators aren’t told.
  expect(await readMailTrouble(service.world)).toBeNull()
  hoursLater(25)
  await expect.poll(victim.mails).toHaveLength(2)
  expect(victim.mails()[1]).toContain('3 new connections')
  await expect.poll(waiting).toEqual([])
})

it('nothing is sent about a revoked connection, or about somebody else’s', async () => {
  const bob = await person('bob', true)
  const past = new Date(Date.now() - 60_000)
  await service.world.store.transact(({ put }) => put('mails', newMail('revoked', 'new-connection', bob.email, past)))
  service.world.outbox.wake()
  await expect.poll(waiting).toEqual([])
  expect([bob.mails(), await service.world.store.list('mails', 'state', 'failed')]).toEqual([[], []])
})
