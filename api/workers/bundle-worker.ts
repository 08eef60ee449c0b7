import { fileURLToPath } from 'node:url'
import { bundleScript } from './bundle-script.ts'

export type WorkerBundle = { code: string; path: string }

const bundles = new Map<string, Promise<WorkerBundle>>()

/**
 * Bundles a worker with everything it imports into one CommonJS script, in memory and once, unless it fails. Threads start often: one that loads the TypeScript modules
 * one by one takes four times the CPU time to start. `path` is where the script would be, so that stack traces name the source files.
 */
export function bundleWorker(worker: URL): Promise<WorkerBundle> {
  const path = fileURLToPath(worker).replace(/\.ts$/, '.cjs')
  const known = bundles.get(path)
  if (known !== undefined) return known
  const made = bundle(worker, path)
  bundles.set(path, made)
  made.catch(() => bundles.delete(path))
  return made
}

async function bundle(worker: URL, path: string): Promise<WorkerBundle> {
  const code = await bundleScript({
    entryPoints: [fileURLToPath(worker)],
    outfile: path,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    sourcemap: 'inline',
    sourcesContent: false,
  })
  return { code, path }
}
