import { Failure } from '../../../../api/domain/failure.ts'
import { createLowdbStore } from '../../../../api/store/embedded/lowdb-store.ts'

/** A process of its own, under a limit on file sizes: writes until the disk takes no more, and prints how that went. */
const [folder = ''] = process.argv.slice(2)
const failures: string[] = []
const store = await createLowdbStore({ folder, onNote: () => undefined, onFailure: (error) => failures.push(String(error)) })
const acknowledged: string[] = []
let code: string | null = null
while (code === null) {
  const id = `c${String(acknowledged.length).padStart(4, '0')}`
  const comment = { id, launchId: 'full', accountId: 'ada', author: { name: 'Ada', handle: null }, at: '2026-03-02T09:00:00.000Z' }
  try {
    await store.transact(({ put }) => put('comments', { ...comment, text: 'x'.repeat(3000) }))
    acknowledged.push(id)
  } catch (error) {
    code = error instanceof Failure ? error.code : String(error)
  }
}
const readable = (await store.list('comments', 'launchId', 'full')).map(({ id }) => id)
await store.close()
process.stdout.write(JSON.stringify({ acknowledged, code, failures, readable }))
