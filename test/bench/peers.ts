import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import agents from './agents/package.json' with { type: 'json' }
import peers from './package.json' with { type: 'json' }

/** Installs what the benchmarks compare with, in a folder of its own; no script of any of it runs. */
export const installPeers = (): void => install('.', peers.dependencies)
/** Installs the coding agents, which take most of a gigabyte. */
export const installAgents = (): void => install('agents/', agents.dependencies)

function install(at: string, dependencies: Record<string, string>): void {
  const folder = fileURLToPath(new URL(at, import.meta.url))
  if (Object.keys(dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return
  process.stderr.write(`Installing ${Object.keys(dependencies).join(', ')} ...\n`)
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('They could not be installed.')
}
