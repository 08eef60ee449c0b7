import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { isMainThread } from 'node:worker_threads'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

const ready = initWasm(readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')))

/** Pixels are RGBA, row by row, with premultiplied alpha. */
export type Rendered = { png: Uint8Array; pixels: Uint8Array }

/** Text must be paths by now: there are no fonts. WebAssembly memory isn’t garbage-collected, hence free(). */
export function renderSvg(svg: string): Rendered {
  const resvg = new Resvg(svg, { font: { fontBuffers: [] } })
  const image = resvg.render()
  const rendered = { png: image.asPng(), pixels: image.pixels }
  image.free()
  resvg.free()
  return rendered
}

/** Runs work that renders. In a worker thread, an error in it ends the thread: after a trap, nothing in WebAssembly’s memory can be trusted. */
export async function rendering<T>(work: () => T | Promise<T>): Promise<T> {
  await ready
  try {
    return await work()
  } catch (error) {
    if (isMainThread) throw error
    // An uncaught error ends the thread before it takes another task.
    queueMicrotask(() => {
      throw error
    })
    return new Promise(() => {})
  }
}
