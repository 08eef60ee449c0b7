import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLowdbStore } from '../../../api/store/lowdb-store.ts'
import { storeContract } from '../../contract/store.ts'

storeContract('lowdb', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-store-'))
  const quiet = { onNote: () => undefined, onFailure: () => undefined }
  return { open: () => createLowdbStore({ folder, ...quiet }), remove: () => rm(folder, { recursive: true }) }
})
