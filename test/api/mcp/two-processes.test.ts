import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAgent } from '../../support/agents.ts'
import { decide, expectCode, tokenOn } from '../../support/approval.ts'
import { beginSession, pingStatus } from '../../support/mcp-request.ts'
import { freePort } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

type Served = { origin: string; process: ChildProcess }

let folder: string
let here: Served
let there: Served
const running = new Set<ChildProcess>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-processes-'))
  ;[here, there] = await Promise.all([serve('here'), serve('there')])
})
afterAll(async () => {
  await Promise.all([...running].map((child) => stop(child)))
  await rm(folder, { recursive: true, force: true })
})

/** The service alone, in a process and a data folder of its own. */
async function serve(name: string): Promise<Served> {
  const port = String(await freePort())
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: port,
    DATA_DIR: join(folder, name),
    SITE_URL: `http://localhost:${port}`,
    LOG_LEVEL: 'info',
  }
  const child = spawn(process.execPath, ['--import', './api/startup/load-tsx.ts', 'api/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  for await (const chunk of child.stdout) if (String(chunk).includes('listening')) break
  return { origin: `http://127.0.0.1:${port}`, process: child }
}

async function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  running.delete(child)
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}

test('two service processes never mix up their sessions or what was approved for them', async () => {
  const [sessionHere, sessionThere] = [await beginSession(here.origin), await beginSession(there.origin)]
  expect(await Promise.all([pingStatus(here.origin, sessionHere), pingStatus(there.origin, sessionThere)])).toEqual([200, 200])
  expect(await Promise.all([pingStatus(here.origin, sessionThere), pingStatus(there.origin, sessionHere)])).toEqual([404, 404])

  const robin = await new Visitor(here.origin).signUp('robin@example.org', 'Robin')
  const robinThere = await new Visitor(there.origin).signUp('robin@example.org', 'Robin')
  const [agent, other] = [await openAgent('2.x with a session', here.origin), await openAgent('2.x with a session', there.origin)]
  const code = expectCode(await agent.call('get_my_launches'))
  expect(await decide(robinThere, code)).toContain('recognize this code')
  await decide(robin, code)
  expect((await agent.call('get_my_launches')).structured).toEqual({ items: [] })
  expectCode(await other.call('get_my_launches'))
  await Promise.all([agent.close(), other.close()])
})

test.each([
  ['SIGTERM', 'here'],
  ['SIGKILL', 'there'],
] as const)('after %s a process knows no earlier session; an approved connection continues with its token', async (signal, name) => {
  const before = { here, there }[name]
  const email = `robin@${name}.example`
  const robin = await new Visitor(before.origin).signUp(email, 'Robin')
  const agent = await openAgent('2.x with a session', before.origin)
  const token = tokenOn(await decide(robin, expectCode(await agent.call('get_my_launches'))))
  const session = await beginSession(before.origin)
  await stop(before.process, signal)

  const after = await serve(name)
  expect(await pingStatus(after.origin, session)).toBe(404)
  const again = new Visitor(after.origin)
  await again.send('/sign-in/', { email, password: goodPassword })
  // A killed process can’t end its sessions, so they are listed until they expire.
  const page = await (await again.open('/profile/connections/')).text()
  expect([page.includes('Access: token'), page.includes('current session')]).toEqual([true, signal === 'SIGKILL'])
  const answer = await fetch(`${after.origin}/api/v1/me/launches/`, { headers: { Authorization: `Bearer ${token}` } })
  expect(await answer.json()).toEqual({ items: [] })
})
