import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../support/service.ts'

let origin: string
let first: ReturnType<typeof start>
const start = (port: number, env: Record<string, string> = {}) => {
  const script = new URL('./first-of-two.ts', import.meta.url).pathname
  const child: ChildProcess = spawn(process.execPath, [script], { env: { PORT: String(port), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (part: string) => (said += part))
  const gone = once(child, 'close')
  return { child, said: () => said, gone }
}

beforeAll(async () => {
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  first = start(port)
  await vi.waitUntil(() => first.said().match(/^\d+$/gm)?.length === 2, { timeout: 60_000 })
})
afterAll(async () => {
  first.child.kill('SIGKILL')
  await first.gone
})

const ask = async (path = '/', method = 'GET') => (await fetch(origin + path, { method })).text()
const pidOf = async () => JSON.parse(await ask()).pid as number
/** The processes that answer, each in its turn. */
const pids = async () => new Set([await pidOf(), await pidOf(), await pidOf(), await pidOf()])

it('workers count what one caller may do in a minute together', async () => {
  const answers = []
  for (let units = 0; units < 4; units += 1) answers.push(JSON.parse(await ask('/', 'POST')))
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
  expect(answers.map(({ isFull, used }) => [isFull, used[0].units])).toEqual([
    [false, 1],
    [false, 2],
    [false, 3],
    [true, 3],
  ])
})

it('whichever worker is asked for figures answers for all', async () => {
  const answers = [await ask('/figures'), await ask('/figures')]
  for (const answer of answers) expect(answer.split('\n')).toEqual(expect.arrayContaining(['asked 4', 'same 7']))
})

it('a worker that dies is replaced, and its neighbour answers meanwhile', async () => {
  const dying = await pidOf()
  process.kill(dying, 'SIGKILL')
  await expect.poll(() => first.said()).toContain('"msg":"a worker died; starting another"')
  await expect.poll(async () => (await pids()).size).toBe(2)
  expect(await pids()).not.toContain(dying)
})

it('a message to a worker that has just died doesn’t end the others', async () => {
  const dying = await pidOf()
  // The next worker in turn. The first process reads its question before it finds out that the one it has to ask is dead.
  const asked = ask('/figures-later')
  await wait(100)
  first.child.kill('SIGSTOP')
  await wait(500)
  process.kill(dying, 'SIGKILL')
  await wait(100)
  first.child.kill('SIGCONT')
  await asked
  await expect.poll(async () => (await pids()).size).toBe(2)
  expect(first.child.exitCode).toBeNull()
})

it('on SIGHUP all are replaced, one after the other, and no request fails', async () => {
  const former = await pids()
  const over = new AbortController()
  const asking = Array.from({ length: 8 }, async () => {
    while (!over.signal.aborted) await ask('/slow')
  })
  first.child.kill('SIGHUP')
  await expect.poll(() => first.said()).toContain('"msg":"restarted the workers"')
  over.abort()
  await Promise.all(asking)
  for (const pid of await pids()) expect(former).not.toContain(pid)
})

it('on SIGTERM they finish what is in progress', async () => {
  const slow = ask('/slow')
  await wait(50)
  first.child.kill('SIGTERM')
  expect(JSON.parse(await slow)).toMatchObject({ pid: expect.any(Number) })
  expect(await first.gone).toEqual([0, null])
})

it('if the first worker can’t start, nothing does, and it says why once', async () => {
  const refused = start(0, { WORKER: 'broken' })
  expect(await refused.gone).toEqual([1, null])
  expect(refused.said()).toBe('The worker says why.\n')
})
