import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
afterAll(async () => {
  await service.close()
  await rm(folder, { recursive: true })
})

test('a failed reset link is logged without the email; one over the limit isn’t', async () => {
  await new Visitor(service.origin).signUp('ada@example.org')
  const ask = () => new Visitor(service.origin).send('/reset/', { email: 'ada@example.org' })
  const mend = await failOn(databaseUrl, 'insert', 'authVerifications')
  await ask()
  await logged(service.log, /(a password reset email could not be sent)/)
  await mend()
  const lost = () => service.log.filter((line) => line.includes('a password reset email could not be sent'))
  expect(lost().join('')).toContain('Database unavailable')
  expect(lost().join('')).not.toContain('ada@example.org')

  // Six links an hour, of which one was lost.
  for (let count = 0; count < 6; count += 1) await ask()
  await service.close()
  expect(lost()).toHaveLength(1)
})
