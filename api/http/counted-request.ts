import { IncomingMessage } from 'node:http'
import { Failure, invalidRequest } from '../domain/failure.ts'
import { isShredded } from '../net/shredded.ts'
import { rejectConnection } from './connection-errors.ts'

/** In bytes; more than any body may have. Proxies refuse larger bodies themselves (client_max_body_size in OPERATIONS.md). */
export const maxBodyBytes = 1024 * 1024

/** A request that ends its connection when its body, read or not, is too long or in tiny chunks, before they fill the memory. */
export class CountedRequest extends IncomingMessage {
  #pieces = 0
  #bytes = 0
  #isRejected = false

  /** Node’s parser calls this with each chunk, or with each part of a chunk that spans packets. */
  override push(piece: Buffer | null): boolean {
    if (piece === null) return super.push(null)
    if (this.#isRejected) return false
    this.#pieces += 1
    this.#bytes += piece.length
    const failure = this.#findFailure()
    if (failure === null) return super.push(piece)
    this.#isRejected = true
    rejectConnection(this.socket, failure, false)
    this.socket.pause()
    return false
  }

  #findFailure(): Failure | null {
    if (this.#bytes > maxBodyBytes) return new Failure('PAYLOAD_TOO_LARGE', 'The request body is larger than 1 MB.')
    if (isShredded(this.#pieces, this.#bytes))
      return invalidRequest('The request body arrived in thousands of tiny chunks. Send it in larger chunks.', 'chunks')
    return null
  }

  /** Discards the rest of a body once its request has been answered. Node’s own way of doing so would push, and thus count, nothing more. */
  discard(): void {
    if (!this.complete && !this.#isRejected) this.resume().read()
  }

  get hasBody(): boolean {
    return this.headers['transfer-encoding'] !== undefined || (this.headers['content-length'] ?? '0') !== '0'
  }
}
