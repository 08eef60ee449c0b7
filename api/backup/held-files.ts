import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { basename } from 'node:path'
import type { DiskFile } from '../store/embedded/journal/disk.ts'
import type { ArchiveFile } from './archive.ts'

type Held = { handle: FileHandle; bytes: number }

const chunkBytes = 512 * 1024
const newline = Buffer.from('\n')

/** Files that stay open, and as long as they were when they were first opened. */
export class HeldFiles {
  readonly #held = new Map<string, Held>()

  /** For reading only. Closing what this returns doesn’t close the file. */
  async open(path: string): Promise<DiskFile> {
    let held = this.#held.get(path)
    if (held === undefined) {
      const handle = await open(path, 'r')
      this.#held.set(path, (held = { handle, bytes: 0 }))
      held.bytes = (await handle.stat()).size
    }
    const { handle, bytes } = held
    const reject = () => Promise.reject(new Error(`${path} is open for reading.`))
    return {
      read: (buffer, offset, length, position) =>
        handle.read(buffer, offset, Math.max(0, Math.min(length, bytes - position)), position).then(({ bytesRead }) => ({ bytesRead })),
      write: reject,
      datasync: reject,
      truncate: reject,
      close: async () => undefined,
    }
  }

  /** The first `bytes` of a file that was opened, ending with a line break. */
  async file(path: string, bytes: number): Promise<ArchiveFile> {
    const handle = this.#held.get(path)?.handle
    if (handle === undefined) throw new Error(`${path} isn’t open.`)
    const content = () => readLinesOf(handle, bytes)
    const digest = createHash('sha256')
    for await (const chunk of content()) digest.update(chunk)
    return { name: basename(path), bytes, sha256: digest.digest('hex'), content }
  }

  async close(): Promise<void> {
    for (const { handle } of this.#held.values()) await handle.close()
    this.#held.clear()
  }
}

/** A complete last line may still lack its line break, which is added as the store does when it opens. */
async function* readLinesOf(handle: FileHandle, bytes: number): AsyncGenerator<Uint8Array> {
  for (let position = 0; position < bytes - 1;) {
    const chunk = Buffer.allocUnsafeSlow(Math.min(chunkBytes, bytes - 1 - position))
    const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.')
    position += bytesRead
    yield chunk.subarray(0, bytesRead)
  }
  yield newline
}
