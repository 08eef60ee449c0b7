import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { compress } from '../../../../api/http/response-cache/compress.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as (options: { type: 'minor' }) => void

const page = Buffer.from(Array.from({ length: 500 }, (_, line) => `<p>Boils ${line} cups of water</p>`).join('\n'))
const pages = 500

/** Bytes held by buffers after many pages, once the young part of memory has been collected. */
async function heldAfter(encoding: 'br' | 'gzip'): Promise<number> {
  for (let count = 0; count < pages; count += 1) await compress(Buffer.from(page), encoding, 'fast')
  for (let round = 0; round < 3; round += 1) collect({ type: 'minor' })
  return process.memoryUsage().arrayBuffers
}

it.each(['br', 'gzip'] as const)('compressing pages in %s leaves nothing for a full garbage collection', async (encoding) => {
  for (let round = 0; round < 3; round += 1) await heldAfter(encoding) // whatever is made once and kept
  const before = await heldAfter(encoding)
  expect(((await heldAfter(encoding)) - before) / pages).toBeLessThan(1000)
})

it.each([1, 8])('%s pages are whole again once they’re unpacked', async (count) => {
  const bytes = Buffer.concat(Array.from({ length: count }, () => page))
  for (const effort of ['fast', 'small'] as const) {
    expect(brotliDecompressSync(await compress(bytes, 'br', effort)).equals(bytes)).toBe(true)
    expect(gunzipSync(await compress(bytes, 'gzip', effort)).equals(bytes)).toBe(true)
    expect((await compress(bytes, 'identity', effort)).equals(bytes)).toBe(true)
  }
})
