import { IncomingMessage } from 'node:http'
import { Failure, invalidRequest } from '../domain/failure.ts'
import { endpoints, apiPrefix } from '../../shared/paths/endpoints.ts'
import { isAnyOf, path } from '../../shared/paths/path.ts'
import { paths } from '../../shared/paths.ts'
import { isShredded } from '../net/shredded.ts'
import { rejectConnection } from './connection-errors.ts'

const megabyte = 1024 * 1024
/** Where people and programs hand in pictures: on their own, with a listing, with a profile or for the site. */
const takesPictures = isAnyOf([
  paths.addPicture,
  paths.draft,
  paths.editListing,
  paths.settingGroup,
  paths.profile,
  path(`${apiPrefix}${endpoints.addPicture.pattern}`),
])

/** In bytes; more than the request’s body may have. Proxies refuse larger bodies themselves (client_max_body_size in OPERATIONS.md). */
export const maxBodyBytes = ({ url = '' }: Pick<IncomingMessage, 'url'>): number =>
  (takesPictures(url.split('?', 1)[0] ?? '') ? 24 : 1) * megabyte

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
    const max = this.#bytes > megabyte ? maxBodyBytes(this) : megabyte
    if (this.#bytes > max) return new Failure('PAYLOAD_TOO_LARGE', `The request body is larger than ${max / megabyte} MB.`)
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
