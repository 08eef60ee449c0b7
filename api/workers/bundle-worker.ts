import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

export type WorkerBundle = { code: string; path: string }

const bundles = new Map<string, WorkerBundle>()

/**
 * Bundles a worker with everything it imports into one CommonJS script, in memory and once. Threads start often: one that loads the TypeScript modules
 * one by one takes four times the CPU time to start. `path` is where the script would be, so that stack traces name the source files.
 */
export function bundleWorker(worker: URL): WorkerBundle {
  const path = fileURLToPath(worker).replace(/\.ts$/, '.cjs')
  const known = bundles.get(path)
  if (known !== undefined) return known
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(worker)],
    outfile: path,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: `node${process.versions.node}`,
    sourcemap: 'inline',
    sourcesContent: false,
    write: false,
  })
  const bundle = { code: outputFiles.map((file) => file.text).join(''), path }
  bundles.set(path, bundle)
  return bundle
}
