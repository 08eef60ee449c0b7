import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type TemporaryFolder = AsyncDisposable & { path: string }

/** A folder that only this user can read. It goes with the process too, unless that is killed. */
export async function makeTemporaryFolder(purpose: string): Promise<TemporaryFolder> {
  const path = await mkdtemp(join(tmpdir(), `slipway-${purpose}-`))
  const removeNow = () => rmSync(path, { recursive: true, force: true })
  process.once('exit', removeNow)
  return {
    path,
    async [Symbol.asyncDispose]() {
      process.removeListener('exit', removeNow)
      await rm(path, { recursive: true, force: true })
    },
  }
}
