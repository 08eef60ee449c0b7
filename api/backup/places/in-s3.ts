import { Readable } from 'node:stream'
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client'
import type { S3Settings } from '../../ports/backup.ts'
import { isBackup } from '../backup-name.ts'
import type { BackupPlace } from './backup-place.ts'
import { setTimeout as wait } from 'node:timers/promises'

/** Up to four parts are in memory at a time; S3 allows 10,000, so a backup can have 78 GiB. */
const partBytes = 8 * 1024 * 1024

/** Backups, or other files of ours, in an S3-compatible store. An object appears once all of its parts have arrived. */
export function placeInS3({ bucket, prefix, endpoint, sessionToken, ...settings }: S3Settings, isOurs = isBackup): BackupPlace {
  const options = { ...settings, bucket, endPoint: endpoint, ...(sessionToken !== null && { sessionToken }) }
  const client = new S3Client(options)
  const label = `s3://${bucket}/${prefix}`
  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw new Error(`${label} at ${endpoint}: ${reasonOf(error)}`, { cause: error })
    }
  }
  return {
    label,
    list: () =>
      attempt(async () => {
        const found = []
        for await (const { key, size } of client.listObjects({ prefix })) found.push({ name: key.slice(prefix.length), bytes: size })
        return found.filter(({ name }) => isOurs(name)).sort((a, b) => (a.name > b.name ? -1 : 1))
      }),
    write: (name, content) =>
      attempt(async () => {
        let bytes = 0
        const counting = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            bytes += chunk.length
            controller.enqueue(chunk)
          },
        })
        Readable.toWeb(content)
          .pipeTo(counting.writable)
          .catch(() => undefined) // the upload gets the error
        const upload = new S3Upload(options)
        try {
          await upload.putObject(prefix + name, counting.readable, { partSize: partBytes })
        } catch (error) {
          await upload.abort()
          throw error
        }
        return bytes
      }),
    has: (name) => attempt(() => client.exists(prefix + name)),
    read: (name) =>
      attempt(async () => {
        const { body } = await client.getObject(prefix + name)
        if (body === null) throw new Error('the answer was empty')
        return Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
      }),
    remove: (name) => attempt(() => client.deleteObject(prefix + name)),
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof S3Errors.ServerError) return `${error.code}: ${error.message}`
  if (!(error instanceof Error)) return String(error)
  // fetch only says that it failed; why is in its cause.
  return error.cause instanceof Error ? error.cause.message : error.message
}

type Request = Parameters<S3Client['makeRequest']>[0]

/** Before the second and the third attempt. Milliseconds. */
const pauses = [500, 5000]

/** A client for one upload. A part that fails for a passing reason is sent again. */
class S3Upload extends S3Client {
  readonly #running = new Set<Promise<Response>>()
  /** Of an upload in several parts. */
  #started: { objectName: string; uploadId: string } | null = null

  override async makeRequest(request: Request): Promise<Response> {
    const { objectName, query } = request
    if (typeof query === 'object' && query['uploadId'] !== undefined) this.#started = { objectName, uploadId: query['uploadId'] }
    const running = this.#persist(request)
    this.#running.add(running)
    return running.finally(() => this.#running.delete(running))
  }

  /** Deletes the parts of an upload that failed: they would cost money, and no list of objects shows them. Never rejects. */
  async abort(): Promise<void> {
    const started = this.#started
    if (started === null) return
    await Promise.allSettled(this.#running) // a part that arrives later would stay
    const { objectName, uploadId } = started
    await super.makeRequest({ method: 'DELETE', objectName, query: { uploadId }, statusCode: 204 }).catch(() => undefined)
  }

  async #persist(request: Request): Promise<Response> {
    for (const pause of pauses) {
      try {
        return await super.makeRequest(request)
      } catch (error) {
        if (!mayPass(request, error)) throw error
        await wait(pause)
      }
    }
    return super.makeRequest(request)
  }
}

/** Whether the same request may succeed. One that wasn’t answered is made again only if it doesn’t matter that it arrives twice. */
function mayPass({ method }: Request, error: unknown): boolean {
  if (error instanceof S3Errors.ServerError) return error.statusCode >= 500 || error.statusCode === 429 || error.code === 'RequestTimeout'
  return method === 'PUT' && error instanceof TypeError
}
