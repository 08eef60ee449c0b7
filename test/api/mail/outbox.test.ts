import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLogger } from '../../../api/startup/logger.ts'
import { newMail } from '../../../api/domain/outgoing-mail.ts'
import { createMailer } from '../../../api/mail/mailer.ts'
import { createOutbox, type MailOutcome } from '../../../api/mail/outbox.ts'
import type { MailWriter, Outbox } from '../../../api/ports/mail.ts'
import type { Store } from '../../../api/ports/store.ts'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { runLog } from '../../support/run-log.ts'
import { runSmtpServer, type SmtpServer } from '../../support/smtp-server.ts'
import { writersOf } from './mail-place.ts'

const minute = 60_000
let folder: string
let smtp: SmtpServer
let store: Store
let now: number
let outcomes: MailOutcome[]
let write: MailWriter
const opened: Outbox[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-outbox-'))
  smtp = await runSmtpServer()
  store = await createLowdbStore({ folder, onNote: () => {}, onFailure: () => {} })
  now = Date.parse('2026-11-18T10:00:00Z')
  outcomes = []
  write =
    async ({ to }) =>
    async () => ({ subject: 'Hello', text: `Dear ${to}` })
})
afterEach(async () => {
  for (const outbox of opened.splice(0)) await outbox.close()
  await store.close()
  await smtp.close()
  await rm(folder, { recursive: true })
})

/** On the store, looking for emails all the time; the waits between attempts follow `now`. */
function openOutbox(on: Pick<Store, 'list' | 'transact'> = store, attemptTimeout = 2000, delay = 0): Outbox {
  const outbox = createOutbox({
    store: on,
    clock: () => new Date(now),
    mailer: createMailer({ smtpUrl: smtp.url, mailFrom: null, siteUrl: 'https://launches.example.org' }),
    writers: writersOf((mail) => write(mail)),
    logger: createLogger('debug', runLog()),
    onOutcome: (outcome) => outcomes.push(outcome),
    timing: { delay, interval: 10, attemptTimeout, grace: 20 },
  })
  opened.push(outbox)
  outbox.start()
  return outbox
}
const waiting = () => store.list('mails', 'state', 'waiting')
const failed = () => store.list('mails', 'state', 'failed')
const later = (minutes: number) => (now += minutes * minute)
const told = async (expected: MailOutcome[]) => {
  await expect.poll(() => outcomes).toEqual(expected)
}

test('an email is sent once and then deleted; its Message-ID is the id it was stored under', async () => {
  await openOutbox().add('password-reset', 'ada@example.org')
  const [mail] = await waiting()
  await told(['sent'])
  expect([...smtp.copies()]).toEqual([[`${mail?.id}@launches.example.org`, 1]])
  expect(smtp.mails[0]).toMatch(/^To: ada@example\.org$/m)
  expect(smtp.mails[0]).toMatch(/^Auto-Submitted: auto-generated$/m)
  await expect.poll(waiting).toEqual([])
})

test('an email is sent however often others wake the outbox', async () => {
  const outbox = openOutbox(store, 2000, 100)
  const waking = setInterval(outbox.wake, 10)
  onTestFinished(() => clearInterval(waking))
  await outbox.add('password-reset', 'ada@example.org')
  await expect.poll(() => outcomes).toEqual(['sent'])
})

test('after temporary errors, an email waits longer each time, then is sent', async () => {
  smtp.answer((step) => (step === 'RCPT' ? '451 4.7.1 Greylisted, ada@example.org, try later' : undefined))
  await openOutbox().add('password-reset', 'ada@example.org')
  await told(['retried'])
  expect(await waiting()).toMatchObject([
    { attempts: 1, error: '451 4.7.1 Greylisted, [recipient], try later', dueAt: '2026-11-18T10:01:00.000Z' },
  ])
  later(1)
  await told(['retried', 'retried'])
  expect(await waiting()).toMatchObject([{ attempts: 2, dueAt: '2026-11-18T10:06:00.000Z' }])
  smtp.answer(() => undefined)
  later(5)
  await told(['retried', 'retried', 'sent'])
  expect(smtp.mails).toHaveLength(1)
})

test.each(['RCPT', 'END'] as const)('a refusal for good (%s) isn’t tried again', async (refused) => {
  smtp.answer((step) => (step === refused ? '550 5.1.1 No such user' : undefined))
  await openOutbox().add('password-reset', 'ada@example.org')
  await told(['failed'])
  expect(await failed()).toMatchObject([{ attempts: 1, error: '550 5.1.1 No such user' }])
  expect(await waiting()).toEqual([])
})

test('an email waits if the sender is rejected, because the operator can fix that', async () => {
  smtp.answer((step) => (step === 'MAIL' ? '550 5.7.1 Sender not allowed' : undefined))
  await openOutbox().add('password-reset', 'ada@example.org')
  await told(['retried'])
  expect(await waiting()).toMatchObject([{ error: '550 5.7.1 Sender not allowed' }])
})

test('an email that is accepted without a response is sent again with the same Message-ID', async () => {
  smtp.answer((step) => (step === 'END' ? 'accept and drop' : undefined))
  await openOutbox().add('password-reset', 'ada@example.org')
  await told(['retried'])
  smtp.answer(() => undefined)
  later(1)
  await told(['retried', 'sent'])
  expect([...smtp.copies().values()]).toEqual([2])
})

test('when the server is down and comes back, no email is lost', async () => {
  const { port } = smtp
  await smtp.close()
  const outbox = openOutbox()
  for (const name of ['ada', 'bob', 'cleo']) await outbox.add('password-reset', `${name}@example.org`)
  await expect.poll(async () => (await waiting()).every(({ error }) => error !== null)).toBe(true)
  for (const { error } of await waiting()) expect(error).toContain(`The connection to 127.0.0.1:${port} failed`)
  smtp = await runSmtpServer(port)
  later(2)
  await expect.poll(waiting).toEqual([])
  expect([...smtp.copies().values()]).toEqual([1, 1, 1])
})

test('an email that expires before it can be sent isn’t sent', async () => {
  smtp.answer((step) => (step === 'RCPT' ? '450 4.2.0 Later' : undefined))
  await openOutbox().add('password-reset', 'ada@example.org')
  await told(['retried'])
  smtp.answer(() => undefined)
  later(31)
  await told(['retried', 'failed'])
  expect(await failed()).toMatchObject([{ error: '450 4.2.0 Later' }])
  expect(smtp.mails).toEqual([])
})

test('an email to an address without an account is deleted unsent', async () => {
  write = async () => null
  await openOutbox().add('password-reset', 'nobody@example.org')
  await expect.poll(waiting).toEqual([])
  expect([smtp.mails, await failed(), outcomes]).toEqual([[], [], []])
})

test('an email to an address without an account that expires while the server is down is deleted too', async () => {
  write = async () => null
  const email = newMail('m1', 'password-reset', 'nobody@example.org', new Date(now))
  await store.transact((transaction) => transaction.put('mails', email))
  later(31)
  openOutbox()
  await expect.poll(waiting).toEqual([])
  expect([smtp.mails, await failed(), outcomes]).toEqual([[], [], []])
})

test('several outboxes on one store send each email once', async () => {
  const outboxes = [openOutbox(), openOutbox(), openOutbox()]
  for (let count = 0; count < 30; count += 1) await outboxes[count % 3]?.add('password-reset', `person${count}@example.org`)
  await expect.poll(waiting).toEqual([])
  expect([...smtp.copies().values()]).toEqual(Array.from({ length: 30 }, () => 1))
})

test('a process doesn’t resend an accepted email if the store fails right after', async () => {
  let fails = false
  const transact: Store['transact'] = (work) => (fails ? Promise.reject(new Error('store unavailable')) : store.transact(work))
  smtp.answer((step) => {
    if (step === 'END') fails = true
    return undefined
  })
  await openOutbox({ ...store, transact }).add('password-reset', 'ada@example.org')
  await told(['sent'])
  later(10)
  fails = false
  smtp.answer(() => undefined)
  await expect.poll(waiting).toEqual([])
  expect(smtp.mails).toHaveLength(1)
})

test('sending to an unresponsive server times out, and the email waits', async () => {
  smtp.answer((step) => (step === 'RCPT' ? '' : undefined))
  await openOutbox(store, 50).add('password-reset', 'ada@example.org')
  await told(['retried'])
  expect(await waiting()).toMatchObject([{ error: 'Sending timed out.' }])
})

test('a reset link doesn’t wait for a thousand emails about launches', async () => {
  const order: string[] = []
  const ids = Array.from({ length: 1000 }, (_, at) => `update${at}`)
  await store.transact(async (transaction) => {
    for (const id of ids) await transaction.put('mails', newMail(id, 'updates', `${id}@example.org`, new Date(now)))
  })
  const outbox = openOutbox()
  write = async (mail) => {
    order.push(mail.kind)
    if (order.length === 3) await outbox.add('password-reset', 'ada@example.org')
    return null
  }
  await expect.poll(() => order.indexOf('password-reset')).toBeGreaterThan(0)
  expect(order.indexOf('password-reset')).toBeLessThan(500)
})
