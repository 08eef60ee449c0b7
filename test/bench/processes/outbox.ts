import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { pino } from 'pino'
import { defaultTiming } from '../../../api/outgoing/delivery-queue.ts'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { outboxOn } from '../../api/mail/mail-place.ts'
import { furnish, postUpdate } from '../../api/mail/told-place.ts'
import { runSmtpServer } from '../../support/smtp-server.ts'
import { interleave } from '../rounds.ts'

/** Milliseconds for each email, round by round. */
export type OutboxFigures = { ours: number[]; nodemailer: number[] }

const followers = 1000
const rounds = 3

const smtp = await runSmtpServer()
const fail = (note: unknown) => {
  throw new Error(String(note))
}
const store = await createLowdbStore({ folder: process.env['FOLDER'] ?? '', onNote: () => {}, onFailure: fail })
const clock = () => new Date()
const ids = Array.from({ length: followers }, (_, at) => `follower${at}`)
await furnish(store, ids)
const outbox = outboxOn(store, { smtpUrl: smtp.url, clock, logger: pino({ level: 'silent' }), timing: defaultTiming })
outbox.start()
const alone = createTransport({ url: smtp.url })

let turn = 0
/** From posting an update until the server has accepted the last email. */
async function ours(): Promise<number> {
  const before = smtp.mails.length
  const began = performance.now()
  await postUpdate(store, { clock, random: (bytes) => randomBytes(bytes) }, `told${(turn += 1)}`)
  outbox.wake()
  while (smtp.mails.length < before + followers) await wait(1)
  return (performance.now() - began) / followers
}

/** The same messages, already written, one after the other. */
async function nodemailer(): Promise<number> {
  const messages = smtp.mails.slice(0, followers)
  const began = performance.now()
  for (const [at, raw] of messages.entries())
    await alone.sendMail({ envelope: { from: 'no-reply@launches.example.org', to: `${ids[at]}@example.org` }, raw })
  return (performance.now() - began) / followers
}

const figures: OutboxFigures = await interleave({ ours, nodemailer }, rounds)
await outbox.close()
await store.close()
await smtp.close()
process.send?.(figures)
