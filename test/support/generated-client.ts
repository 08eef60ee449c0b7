import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))

const compilerOptions = {
  target: 'es2025',
  lib: ['es2025', 'dom'],
  module: 'preserve',
  types: [],
  strict: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
}

export type GeneratedClient = {
  /** Imports a module of the folder. */
  load: (name: string) => Promise<Record<string, unknown>>
  /** What the compiler says about the programs, a line each. */
  compile: () => Promise<string[]>
  close: () => Promise<void>
}

/** A folder with the client that a common generator makes of an OpenAPI description (`client.ts`), and programs that use it. */
export async function generateClient(description: string, programs: Record<string, string>): Promise<GeneratedClient> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-client-'))
  await Promise.all([
    symlink(modules, join(folder, 'node_modules')),
    writeFile(join(folder, 'openapi.json'), description),
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(programs) })),
    ...Object.entries(programs).map(([name, program]) => writeFile(join(folder, name), program)),
  ])
  const run = async (program: string, ...words: string[]) => {
    const child = spawn(process.execPath, [join(modules, program), ...words], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (part: string) => (printed += part))
    const [code] = await once(child, 'close')
    return { code: Number(code), printed }
  }
  const { code, printed } = await run('oazapfts/dist/cli.js', 'openapi.json', 'client.ts')
  if (code !== 0) throw new Error(`no client: ${printed}`)
  return {
    load: (name) => import(join(folder, name)),
    compile: async () => {
      const said = await run('typescript/bin/tsc', '--pretty', 'false')
      return said.printed.split('\n').filter((line) => line !== '')
    },
    close: () => rm(folder, { recursive: true }),
  }
}
