import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { newMail } from '../../../api/domain/outgoing-mail.ts'
import { openPlace, outboxOn } from './mail-place.ts'
import { postComment, postUpdate } from './told-place.ts'

// A process that stores some emails, makes things happen that people are told of, and sends what is due until it is killed. It tells its parent of
// everything that is stored.

export type Stored = { mailId: string } | { tellings: string[] }

const [place = '', smtpUrl = '', minutes = '0'] = process.argv.slice(2)
const clock = () => new Date(Date.now() + Number(minutes) * 60_000)
const world = { clock, random: (bytes: number) => randomBytes(bytes) }
const store = await openPlace(place)
const noteStored = (stored: Stored) => process.send?.(stored)
const word = (turn: number) => `told${minutes}x${turn}`

async function act(turn: number): Promise<void> {
  const id = randomUUID()
  const mail = { ...newMail(id, 'password-reset', 'ada@example.org', clock()), expiresAt: '2999-01-01T00:00:00.000Z' }
  await store.transact((transaction) => transaction.put('mails', mail))
  noteStored({ mailId: id })
  if (turn % 3 === 0) noteStored({ tellings: await postUpdate(store, world, word(turn)) })
  if (turn === 1) noteStored({ tellings: await postComment(store, world, word(turn), Number(minutes)) })
}

// The first ones are stored before anything can be sent, or the process could be killed with nothing to lose.
await act(0)
outboxOn(store, { smtpUrl, clock, logger: pino({ level: 'silent' }) }).start()
for (let turn = 1; turn < 6; turn += 1) await act(turn)
