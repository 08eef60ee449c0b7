import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { liveLaunch } from '../../support/live-launch.ts'
import { runCommand } from '../../support/run-command.ts'
import { makeStoreFolder, openStore } from '../store/embedded/open-store.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url)).replace(/\/$/, '')
const operations = await readFile(join(root, 'api/OPERATIONS.md'), 'utf8')
const section = /^## Backup,.*?(?=^## )/ms.exec(operations)?.[0] ?? ''
const block = (language: string) => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(section)?.[1] ?? ''

/** Stands in for systemd: the settings come from the file, and the command runs in the working directory. */
const systemdRun = `#!/bin/sh
while :; do
  case "$1" in
    --working-directory=*) cd "\${1#*=}"; shift ;;
    -p) . "\${2#EnvironmentFile=}"; shift 2 ;;
    --*) shift ;;
    *) break ;;
  esac
done
exec "$@"
`

it('a restore as documented brings back what npm run backup saved', async () => {
  const place = await makeStoreFolder()
  const data = join(place, 'data')
  const backups = join(place, 'backups')
  const { store } = await openStore(data)
  await store.transact(({ put }) => put('launches', liveLaunch({ id: 'a', slug: 'a' })))
  await writeFile(join(data, 'auth-secret'), `${'k'.repeat(64)}\n`)
  // The service is running.
  const made = await runCommand('backup', [], { DATA_DIR: data, BACKUP_TO: backups })
  expect(made).toEqual({ code: 0, said: expect.stringMatching(/^Backed up 1 record to slipway-\S+\.tar\.gz in .*\n$/) })
  await store.transact(({ put }) => put('launches', liveLaunch({ id: 'b', slug: 'b' })))
  await store.close()

  const bin = join(place, 'bin')
  await mkdir(bin)
  for (const [name, script] of [
    ['systemd-run', systemdRun],
    ['systemctl', '#!/bin/sh\n'],
  ] as const) {
    await writeFile(join(bin, name), script)
    await chmod(join(bin, name), 0o755)
  }
  const settings = block('ini').replace(/^BACKUP_TO=.*$/m, `BACKUP_TO=${backups}`)
  await writeFile(join(place, 'slipway.env'), `set -a\nDATA_DIR=${data}\n${settings}\nset +a\n`)
  const command = block('sh')
    .replaceAll('/var/lib/slipway', place)
    .replaceAll('/etc/slipway.env', join(place, 'slipway.env'))
    .replaceAll('/srv/slipway/node_modules/.bin/node', process.execPath)
    .replaceAll('/srv/slipway', root)
  const env = { PATH: `${bin}:${dirname(process.execPath)}:/usr/bin:/bin` }
  const { stdout } = await promisify(execFile)('sh', ['-ec', command], { env })
  expect(stdout).toContain('Restored 1 record')
  expect(await readFile(join(data, 'auth-secret'), 'utf8')).toBe(`${'k'.repeat(64)}\n`)
  const restored = await openStore(data)
  expect([(await restored.store.get('launches', 'a'))?.slug, await restored.store.get('launches', 'b')]).toEqual(['a', null])
  await restored.store.close()
  await rm(join(place, 'data-before'), { recursive: true })
})

it('the documented service file starts what npm run serve starts', () => {
  const unit = readFileSync(join(root, 'api/deploy/slipway@.service'), 'utf8')
  const [, given] = /^ExecStart=\/srv\/slipway\/node_modules\/\.bin\/(.*)$/m.exec(unit) ?? []
  // The service starts in /srv/slipway, and npm in the same folder.
  const fromRoot = (command: string) => command.replaceAll(/\/srv\/slipway\/|\.\/(?=api\/)/g, '')
  expect(fromRoot(`exec ${given}`)).toBe(fromRoot(packageJson.scripts.serve))
})
