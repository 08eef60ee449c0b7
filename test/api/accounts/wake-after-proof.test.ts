import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, it } from 'vitest'
import { createOwnLink } from '../../../api/accounts/email/email-links.ts'
import type { Store } from '../../../api/ports/store.ts'
import { usePostgres } from '../../support/postgres-databases.ts'
import { runService, type RunningService } from '../../support/service.ts'
import { Visitor } from '../../support/visitor.ts'

const databases = usePostgres()
let service: RunningService
afterEach(() => service.close())

it.each([
  ['a folder', async () => ({})],
  ['PostgreSQL', async () => ({ DATABASE_URL: await databases.create() })],
])('with %s, notices are looked for once a verified email can be read by all', async (_store, settings) => {
  service = await runService({ SAMPLE_DATA: '0', ...(await settings()) })
  const { accounts, events, store } = service.world
  const email = 'ada@example.org'
  await new Visitor(service.origin).signUpUnproven(email)
  const isProven = async () => (await store.list('profiles', 'email', email))[0]?.emailProven === true
  const seen: Promise<boolean>[] = []
  Object.assign(events, { wake: () => seen.push(isProven()) })

  const { transact } = store
  const committingLate: Store['transact'] = (work) =>
    transact(async (transaction) => {
      const result = await work(transaction)
      await setTimeout(100)
      return result
    })
  Object.assign(store, { transact: committingLate })

  const [profile] = await store.list('profiles', 'email', email)
  const token = await createOwnLink(store, 'verify-email', profile?.id ?? '', email)
  await accounts.verifyEmail(token, profile?.id ?? '')
  expect(await Promise.all(seen)).toEqual([true])
})
