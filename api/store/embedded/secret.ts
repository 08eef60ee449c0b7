import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ifThere } from './journal/disk.ts'

/** The key that signs session cookies: generated once and kept in the data folder, readable by its owner only. */
export async function readOrCreateSecret(folder: string): Promise<string> {
  const path = join(folder, 'auth-secret')
  await mkdir(folder, { recursive: true })
  try {
    await using file = await open(path, 'wx', 0o600)
    await file.writeFile(`${randomBytes(32).toString('hex')}\n`)
    await file.sync()
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error
  }
  const secret = (await readFile(path, 'utf8')).trim()
  if (secret.length < 32) throw new Error(`${path} contains an invalid key. Delete it; all users will have to sign in again.`)
  return secret
}

export async function findSecret(folder: string): Promise<string | null> {
  const text = await ifThere(readFile(join(folder, 'auth-secret'), 'utf8'))
  return text?.trim() ?? null
}

/** Saves a key in a folder that has none. */
export const keepSecret = (folder: string, secret: string): Promise<void> =>
  writeFile(join(folder, 'auth-secret'), `${secret}\n`, { mode: 0o600, flag: 'wx', flush: true })
