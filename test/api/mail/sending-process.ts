import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { newMail } from '../../../api/domain/outgoing-mail.ts'
import { openPlace, outboxOn } from './mail-place.ts'

// A process that stores some emails and sends what is due until it is killed. It tells its parent each one that is stored.

const [place = '', smtpUrl = '', minutes = '0'] = process.argv.slice(2)
const clock = () => new Date(Date.now() + Number(minutes) * 60_000)
const store = await openPlace(place)
outboxOn(store, { smtpUrl, clock, logger: pino({ level: 'silent' }) }).start()

for (let stored = 0; stored < 12; stored += 1) {
  const id = randomUUID()
  const mail = { ...newMail(id, 'password-reset', 'ada@example.org', clock()), expiresAt: '2999-01-01T00:00:00.000Z' }
  await store.transact((transaction) => transaction.put('mails', mail))
  process.send?.(id)
}
