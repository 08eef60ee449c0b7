import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { failOn } from '../../support/failing-table.ts'
import { logged, runLoggedService, type LoggedService } from '../../support/logged-service.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { Visitor } from '../../support/visitor.ts'

const databases = usePostgres()
let folder: string
let databaseUrl: string
let service: LoggedService
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-reset-'))
  databaseUrl = await databases.create()
  service = await runLoggedService(folder, { DATABASE_URL: databaseUrl })
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

test('a reset link that can’t be stored is logged without the email, and sent once it can; one over the limit isn’t', async () => {
  await new Visitor(service.origin).signUp('ada@example.org')
  const ask = () => new Visitor(service.origin).send('/reset/', { do: 'reset-link', email: 'ada@example.org' })
  const mend = await failOn(databaseUrl, 'insert', 'authVerifications')
  await ask()
  await logged(service.log, /(an email could not be sent; it will be tried again)/)
  const lines = (words: string) => service.log.filter((line) => line.includes(words))
  expect(lines('an email could not be prepared').join('')).toContain('Database unavailable')
  expect(lines('an email could not be').join('')).not.toContain('ada@example.org')
  await mend()

  // Six links in half an hour, the late one included.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
  for (let count = 0; count < 6; count += 1) await ask()
  await expect.poll(() => lines('this email was not sent')).toHaveLength(6)
})

test('a request that can’t be stored fails, whether or not the account exists', async () => {
  await new Visitor(service.origin).signUp('grace@example.org')
  const mend = await failOn(databaseUrl, 'insert', 'mails')
  const ask = (email: string) => new Visitor(service.origin).send('/reset/', { do: 'reset-link', email })
  const answers = await Promise.all(['grace@example.org', 'nobody@example.org'].map(ask))
  await mend()
  expect(answers.map(({ status }) => status)).toEqual([503, 503])
})
