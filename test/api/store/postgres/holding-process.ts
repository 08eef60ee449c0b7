import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

const [databaseUrl = ''] = process.argv.slice(2)
const store = await createPostgresStore({ databaseUrl, onFailure: () => undefined })
await store.transact(async ({ put }) => {
  await put('launches', liveLaunch())
  process.send?.('held')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
})
