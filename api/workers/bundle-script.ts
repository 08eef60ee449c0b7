import { build, stop, type BuildOptions } from 'esbuild'

let running = 0

/** Bundles a script with everything it imports, in memory. The bundler is a process of its own, which would otherwise stay with its 50 MB. */
export async function bundleScript(options: BuildOptions): Promise<string> {
  running += 1
  try {
    const { outputFiles } = await build({ ...options, bundle: true, write: false, logLevel: 'silent' })
    return outputFiles.map(({ text }) => text).join('')
  } finally {
    running -= 1
    if (running === 0) await stop()
  }
}
