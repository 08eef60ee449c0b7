import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, open, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../support/service.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-full-log-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

it('a service whose log has no room left goes on answering', async () => {
  const folder = await makeFolder()
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'info', SAMPLE_DATA: '0' }
  const full = await open('/dev/full', 'w')
  const service = spawn(process.execPath, ['--import', './api/startup/load-tsx.ts', 'api/main.ts'], {
    env,
    stdio: ['ignore', full.fd, 'inherit'],
  })
  const gone = once(service, 'exit')
  onTestFinished(async () => {
    service.kill('SIGKILL')
    await Promise.all([gone, full.close()])
  })
  const ask = () => fetch(`http://127.0.0.1:${port}/api/v1/products/`).then(({ status }) => status, String)
  await expect.poll(ask, { timeout: 150_000 }).toBe(200)
  for (let times = 0; times < 3; times += 1) {
    await setTimeout(150) // lines are out by then
    expect(await ask()).toBe(200)
  }
  expect(service.exitCode).toBeNull()
})

it('a log that has room again says how many lines are missing', async () => {
  const path = join(await makeFolder(), 'log')
  await writeFile(path, 'x'.repeat(1024)) // as much as it may hold
  const log = await open(path, 'a')
  const logger = new URL('../../../api/startup/logger.ts', import.meta.url).href
  const source = `
    const { createLogger } = await import(${JSON.stringify(logger)})
    const logger = createLogger('info')
    process.on('message', (line) => {
      logger.info(line)
      setTimeout(() => process.send('written, or lost'), 300)
    })
    process.send('ready')`
  const child = spawn('bash', ['-c', 'ulimit -f 1; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', source], {
    stdio: ['ignore', log.fd, 'inherit', 'ipc'],
  })
  const gone = once(child, 'exit')
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await Promise.all([gone, log.close()])
  })
  await once(child, 'message')
  child.send('lost')
  child.send('lost too')
  await once(child, 'message')
  await once(child, 'message')
  await truncate(path)
  child.send('kept')
  const written = () => readFile(path, 'utf8')
  await expect.poll(written).toContain('"lines":2')
  expect(await written()).toMatch(/kept/)
  expect(await written()).not.toMatch(/"msg":"lost/)
})
