import { expect, test } from 'vitest'
import { pino } from 'pino'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runSmtpServer } from '../../support/smtp-server.ts'
import { openPlace, outboxOn } from './mail-place.ts'

const databases = usePostgres()

test('services that share a database send each email once, whichever stored it', async () => {
  const databaseUrl = await databases.create()
  const smtp = await runSmtpServer()
  const stores = await Promise.all([openPlace(databaseUrl), openPlace(databaseUrl)])
  const sending = { smtpUrl: smtp.url, clock: () => new Date(), logger: pino({ level: 'silent' }) }
  const outboxes = stores.map((store) => outboxOn(store, sending))
  const [one, other] = outboxes
  one?.start()
  for (let count = 0; count < 10; count += 1) await other?.add('password-reset', `person${count}@example.org`)
  other?.start()
  for (let count = 0; count < 10; count += 1) await one?.add('password-reset', `friend${count}@example.org`)

  await expect.poll(() => stores[0]?.countBy('mails', 'state', 'waiting')).toBe(0)
  expect([...smtp.copies().values()]).toEqual(Array.from({ length: 20 }, () => 1))
  for (const outbox of outboxes) await outbox.close()
  for (const store of stores) await store.close()
  await smtp.close()
})
