import { afterAll, beforeAll, expect, it } from 'vitest'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import { hashSecret } from '../../../../api/actions/connections/connection-token.ts'
import { runService, type RunningService } from '../../../support/service.ts'
import { runSmtpServer, type SmtpServer } from '../../../support/smtp-server.ts'
import { approve, Visitor } from '../../../support/visitor.ts'

let smtp: SmtpServer
let service: RunningService
let networks = 0
beforeAll(async () => {
  smtp = await runSmtpServer()
  service = await runService({ SMTP_URL: smtp.url, TRUST_PROXY: '1' })
})
afterAll(async () => {
  await service.close()
  await smtp.close()
})

const waiting = () => service.world.store.list('mails', 'state', 'waiting')

/** Somebody whose email is proven or not, and what they were sent. */
async function person(name: string, isProven: boolean) {
  const email = `${name}@example.org`
  const visitor = await new Visitor(service.origin).signUp(email)
  const { store } = service.world
  const [profile] = await store.list('profiles', 'email', email)
  if (profile !== undefined && isProven) await store.transact(({ put }) => put('profiles', { ...profile, emailProven: true }))
  return { visitor, email, mails: () => smtp.mails.filter((mail) => mail.includes(`To: ${email}\n`)).map(readable) }
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
  expect(mail).toMatch(/Name: Codex 1\.2\nApproved: \d+ \w+ \d{4} at \d\d:\d\d UTC\n/)
  expect(mail).toContain(`${service.world.siteUrl}/profile/connections/`)
  for (const secret of [token, code, hashSecret(token)]) expect(mail).not.toContain(secret)
  await expect.poll(waiting).toEqual([])
})

it('an unverified address isn’t sent the tool’s name', async () => {
  const spam = await person('not-asked', false)
  await approve(spam.visitor, await pairing('Cheap pills at pills.example'))
  await expect.poll(spam.mails).toHaveLength(1)
  expect(spam.mails()[0]).not.toContain('pills')
})

it('an account gets up to five such emails an hour, and further connections work too', async () => {
  const eve = await person('eve', true)
  for (let turn = 0; turn < 7; turn += 1) await approve(eve.visitor, await pairing('Tool'))
  await expect.poll(waiting).toEqual([])
  expect(eve.mails()).toHaveLength(5)
})

it('nothing is sent about a revoked connection, or about somebody else’s', async () => {
  const bob = await person('bob', true)
  const [other] = await service.world.store.list('profiles', 'email', 'ada@example.org')
  const [hers] = await service.world.store.list('connections', 'accountId', other?.id ?? '')
  const now = service.world.clock()
  await service.world.store.transact(async ({ put }) => {
    await put('mails', newMail('revoked', 'new-connection', bob.email, now, 'no-such-connection'))
    await put('mails', newMail('hers', 'new-connection', bob.email, now, hers?.id))
    await put('mails', newMail('none', 'new-connection', bob.email, now))
  })
  service.world.outbox.wake()
  await expect.poll(waiting).toEqual([])
  expect([bob.mails(), await service.world.store.list('mails', 'state', 'failed')]).toEqual([[], []])
})
