import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import peers from './package.json' with { type: 'json' }

const folder = fileURLToPath(new URL('.', import.meta.url))

/** Installs what the benchmarks compare with, in a folder of its own; no script of any of it runs. */
export function installPeers(): void {
  if (Object.keys(peers.dependencies).every((name) => existsSync(`${folder}node_modules/${name}`))) return
  process.stderr.write('Installing the peers (test/bench/package.json) ...\n')
  const { status } = spawnSync('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error('The peers could not be installed.')
}
