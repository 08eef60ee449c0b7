import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createSemaphore } from '../domain/semaphore.ts'

/** OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, 2 passes, 1 lane. Tests lower it for the services in their own process. */
export const passwordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
/** Hashing shares Node's four threads with disk access, so at most two run at the same time. */
const concurrency = 2

const derive = promisify(argon2)
const form = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** argon2id in the PHC string format, off the main thread. Passwords are NFKC-normalized first. */
export const hashPassword = (password: string): Promise<string> => hashWith(password, randomBytes(16), passwordCost)

/** The hash of another password with the nonce and cost of a stored one: the same hash if it’s the same password. */
export async function hashAlike(hash: string, password: string): Promise<string> {
  const [, memory, passes, parallelism, nonce] = form.exec(hash) ?? []
  if (nonce === undefined) throw new Error('A password hash has an unknown format.')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return hashWith(password, Buffer.from(nonce, 'base64'), cost)
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const found = Buffer.from(await hashAlike(hash, password))
  return found.length === hash.length && timingSafeEqual(found, Buffer.from(hash))
}

async function hashWith(password: string, nonce: Buffer, { memory, passes, parallelism }: typeof passwordCost): Promise<string> {
  const message = password.normalize('NFKC')
  const tag = await limited(() => derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength }))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${bare(nonce)}$${bare(tag)}`
}

const bare = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const limited = createSemaphore({ places: concurrency, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
