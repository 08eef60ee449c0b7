import { createPostgresStore } from '../../../../api/store/postgres/postgres-store.ts'
import { storeContract } from '../../../contract/store.ts'
import { usePostgres } from '../../../support/postgres-databases.ts'

const databases = usePostgres()

storeContract('postgres', async () => {
  const databaseUrl = await databases.borrow()
  return {
    open: () => createPostgresStore({ databaseUrl, onFailure: () => undefined }),
    remove: () => databases.giveBack(databaseUrl),
  }
})
