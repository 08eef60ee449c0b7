import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import type { bundleScript as bundle } from '../../workers/bundle-script.ts'
import type { bundleWorker as bundleOne } from '../../workers/bundle-worker.ts'

// In the package, these two stand in for workers/bundle-script.ts and workers/bundle-worker.ts: what they would bundle lies beside the command.

export const bundleScript: typeof bundle = ({ entryPoints }) => {
  const [path = ''] = entryPoints as string[]
  return readFile(new URL(basename(path).replace(/\.ts$/, '.js'), import.meta.url), 'utf8')
}

/** The package’s thread.cjs finds the bundled worker beside it, and needs no code. */
export const bundleWorker: typeof bundleOne = () => Promise.resolve({ code: '', path: '' })
