import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { Visitor } from '../../support/visitor.ts'
import { freePort } from '../../support/service.ts'

it('a disk that is full under the service refuses changes with 503 in the contract’s body, while reading goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-full-'))
  const port = await freePort()
  const env = { ...process.env, PORT: `${port}`, DATA_DIR: folder, LOG_LEVEL: 'info', SIGN_UPS_PER_HOUR: '1000' }
  const service = spawn(process.execPath, ['--import', './api/startup/load-tsx.ts', 'api/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(service, 'exit')
  onTestFinished(async () => {
    service.kill('SIGKILL')
    await gone
    await rm(folder, { recursive: true })
  })
  await new Promise<void>((resolve) => service.stdout.on('data', (part) => String(part).includes('listening') && resolve()))
  // No file may grow beyond 32 KB more: as a full disk, it refuses the write that no longer fits.
  const journals = async () => (await readdir(folder)).filter((name) => name.startsWith('journal-'))
  // The directories that are shipped have been compacted into a snapshot, so that the journal is a new one.
  await expect.poll(journals).toEqual([expect.not.stringContaining('000000000001')])
  const [journal = ''] = await journals()
  const { size } = await stat(join(folder, journal))
  await promisify(execFile)('prlimit', ['--pid', `${service.pid}`, `--fsize=${size + 32 * 1024}`])

  const origin = `http://127.0.0.1:${port}`
  const refusals: string[] = []
  for (let person = 0; refusals.length < 2 && person < 60; person += 1) {
    const answer = await new Visitor(origin).signUp(`person${person}@example.com`).catch(String)
    if (typeof answer === 'string') refusals.push(answer)
  }
  expect(refusals).toEqual([expect.stringContaining('503'), expect.stringContaining('503')])
  expect((await fetch(`${origin}/api/v1/products/`)).status).toBe(200)
  expect((await fetch(`${origin}/readyz`)).status).toBe(503)
  const pairing = await fetch(`${origin}/api/v1/me/launches/`)
  expect([pairing.status, await pairing.json()]).toEqual([503, expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', status: 503 })])
})
