import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import packageJson from '../../../../package.json' with { type: 'json' }
import { faultsOf } from './counting-writer.ts'
import { makeStoreFolder, openStore } from './open-store.ts'

const operations = await readFile(new URL('../../../../api/OPERATIONS.md', import.meta.url), 'utf8')
/** The documented backup command, without its folder. */
const [, command = ''] = /```sh\ncd \/var\/lib\/slipway\n(.*?)```/s.exec(operations) ?? []
const shell = promisify(execFile)

it('a folder copied with the documented command during writes contains everything acknowledged before, and nothing half-written', async () => {
  const place = await makeStoreFolder()
  const script = fileURLToPath(new URL('./counting-writer.ts', import.meta.url))
  const writer = spawn(process.execPath, [script, join(place, 'data')], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(writer, 'close')
  onTestFinished(async () => {
    writer.kill('SIGKILL')
    await ended
  })
  let acknowledged = 0
  writer.stdout.setEncoding('utf8').on('data', (part: string) => {
    acknowledged = Math.max(acknowledged, ...part.split('\n').slice(0, -1).map(Number))
  })
  await once(writer.stdout, 'data')
  const first = acknowledged
  for (let round = 0; round < 5; round += 1) {
    const before = acknowledged
    await shell('sh', ['-c', `set -e\n${command}`], { cwd: place })
    const { store } = await openStore(join(place, 'copy'))
    const { n, faults } = await faultsOf(store)
    await store.close()
    expect(faults).toEqual([])
    expect(n).toBeGreaterThanOrEqual(before)
  }
  expect(acknowledged, 'the writer stood still').toBeGreaterThan(first)
})

it('the documented service file starts what npm run serve starts', () => {
  const [, given] = /^ExecStart=\/srv\/slipway\/node_modules\/\.bin\/(.*)$/m.exec(operations) ?? []
  expect(`exec ${given}`).toBe(packageJson.scripts.serve)
})
