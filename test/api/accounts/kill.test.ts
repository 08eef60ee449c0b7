import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLowdbStore } from '../../../api/store/embedded/lowdb-store.ts'
import { freePort } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

let folder: string
let running: ChildProcess | null = null
let said = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-kill-'))
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** `npm run serve` on the folder, in a process of its own. */
async function serve(): Promise<string> {
  const port = await freePort()
  const env = {
    ...process.env,
    DATABASE_URL: '',
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'info',
    SITE_URL: `http://127.0.0.1:${port}`,
    // Nobody takes emails: they stay in the store.
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  const child = spawn(process.execPath, ['--import', './api/startup/load-tsx.ts', 'api/main.ts'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  said = ''
  // The rest of the log is read too: a process whose log nobody reads ends by itself.
  await new Promise<void>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk
      if (said.includes('"listening"')) resolve()
    })
    child.once('exit', (code) => reject(new Error(`ended with ${code}`)))
  })
  return `http://127.0.0.1:${port}`
}

async function kill(): Promise<void> {
  const gone = running && once(running, 'exit')
  running?.kill('SIGKILL')
  await gone
}

// Two starts of the whole service, each several seconds of a busy machine.
test('acknowledged accounts survive a reload and kill -9, and so do their sessions and verification emails', async () => {
  const first = await serve()
  const people = []
  for (const email of ['ada@example.com', 'bob@example.com']) {
    const visitor = await new Visitor(first).signUp(email)
    people.push({ email, Cookie: visitor.cookieHeader })
  }
  // A reload of the documented unit is for several workers; it mustn’t end a single process, which systemd wouldn’t start again.
  running?.kill('SIGHUP')
  await expect.poll(() => said).toContain('there are no workers to restart')
  expect((await fetch(`${first}/healthz`)).status).toBe(200)
  await kill()
  const store = await createLowdbStore({ folder, onNote: () => {}, onFailure: () => {} })
  const mails = await store.list('mails', 'state', 'waiting')
  const [ada] = await store.list('authUsers', 'email', 'ada@example.com')
  const [signIn] = await store.list('authAccounts', 'userId', ada?.id ?? '')
  await store.close()
  expect(signIn?.['password']).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(mails.map(({ kind, to }) => `${kind} ${to}`).toSorted()).toEqual(people.map(({ email }) => `verify-email ${email}`))
  const origin = await serve()
  for (const { email, Cookie } of people) {
    expect((await new Visitor(origin).open('/profile/', { headers: { Cookie } })).status).toBe(200)
    expect((await new Visitor(origin).send('/sign-in/', { email, password: goodPassword })).status).toBe(303)
  }
})
