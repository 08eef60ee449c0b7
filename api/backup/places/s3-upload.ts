import { setTimeout as wait } from 'node:timers/promises'
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client'

type Request = Parameters<S3Client['makeRequest']>[0]

/** Before the second and the third attempt. Milliseconds. */
const pauses = [500, 5000]

/** A client for one upload. A part that fails for a passing reason is sent again. */
export class S3Upload extends S3Client {
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
