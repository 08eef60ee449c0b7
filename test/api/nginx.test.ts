import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { Agent, request } from 'undici'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paths } from '../../shared/paths.ts'
import { ErrorBody } from '../../shared/schemas/error-body.ts'
import { runDocumentedNginx } from '../support/documented-nginx.ts'
import { freePort, runService, type RunningService } from '../support/service.ts'

// The configuration operators are given, in a real nginx before two real services.

const isErrorBody = new Ajv2020().compile(ErrorBody)
const tls = new Agent({ allowH2: false, connect: { rejectUnauthorized: false }, headersTimeout: 15_000 })

let ports: number[]
let services: (RunningService | null)[]
let nginx: Awaited<ReturnType<typeof runDocumentedNginx>>

const start = async (at: number) => {
  services[at] = await runService({
    PORT: String(ports[at]),
    SITE_URL: 'https://launches.example.org',
    TRUST_PROXY: '1',
    SAMPLE_DATA: '0',
    AUDITS_PER_HOUR: '100000',
  })
}
const stop = async (at: number) => {
  await services[at]?.close()
  services[at] = null
}

beforeAll(async () => {
  ports = [await freePort(), await freePort()]
  services = [null, null]
  await Promise.all([start(0), start(1)])
  nginx = await runDocumentedNginx(ports)
}, 60_000)
afterAll(async () => {
  await nginx.stop()
  await Promise.all([stop(0), stop(1), tls.close()])
})

type Answer = { path: string; method: string; status: number; headers: Record<string, string | string[] | undefined>; body: string }

async function ask(
  path: string,
  { method = 'GET', accept = '*/*', body }: { method?: 'GET' | 'POST'; accept?: string; body?: string } = {},
) {
  const headers = { Host: 'launches.example.org', Accept: accept, 'Content-Type': 'application/json' }
  const answer = await request(`https://127.0.0.1:${nginx.secure}${path}`, { dispatcher: tls, method, headers, body: body ?? null })
  return { path, method, status: answer.statusCode, headers: answer.headers, body: await answer.body.text() } satisfies Answer
}

const page = () => ask('/about/', { accept: 'text/html' })
const read = () => ask('/api/v1/products/')
const write = () => ask('/api/v1/launch-readiness/', { method: 'POST', body: '{}' })

/** Sends requests from several clients until `work` is done; returns every response. */
async function under(work: () => Promise<void>): Promise<Answer[]> {
  const answers: Answer[] = []
  const done = new AbortController()
  const lines = [page, read, write, page, read, write].map(async (next) => {
    while (!done.signal.aborted) {
      answers.push(await next())
      await wait(2)
    }
  })
  const loaded = Promise.all(lines)
  loaded.catch(() => undefined)
  try {
    await work()
    await wait(100)
  } finally {
    done.abort()
  }
  await loaded
  return answers
}

function expectUnavailable({ status, headers, body }: Answer) {
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  if (headers['content-type'] === 'application/json') expect(isErrorBody(JSON.parse(body))).toBe(true)
  else expect([headers['content-type'], body]).toEqual(['text/html; charset=utf-8', expect.stringContaining('We’re restarting the site.')])
}

it('visitors don’t notice when one process restarts after the other', async () => {
  const answers = await under(async () => {
    for (const at of [0, 1]) {
      await stop(at)
      await wait(100)
      await start(at)
    }
  })
  expect(answers.length).toBeGreaterThan(100)
  for (const answer of answers) {
    if (answer.method === 'GET') expect([answer.path, answer.status]).toEqual([answer.path, 200])
    // What was sent to a process that died may have been done: nobody repeats it.
    else if (answer.status !== 400) expectUnavailable(answer)
  }
}, 30_000)

it('while no process runs, people get a page and programs get the contract’s error', async () => {
  const answers = await under(async () => {
    await Promise.all([stop(0), stop(1)])
    for (const path of ['/', '/launches/x/?a=/api/', '/apiary/', '/mcp-clients/', '/reset/?token=secret-3'])
      expect([path, (await ask(path, { accept: 'text/html,*/*' })).headers['content-type']]).toEqual([path, 'text/html; charset=utf-8'])
    for (const path of ['/api/v1/products/', '/api', '/api?x', '/mcp/', '/mcp'])
      expect([path, (await ask(path, { accept: 'text/html,*/*' })).headers['content-type']]).toEqual([path, 'application/json'])
    expectUnavailable(await ask('/healthz'))
    await Promise.all([start(0), start(1)])
  })
  const refused = answers.filter(({ status }) => status !== 200 && status !== 400)
  expect(refused.length).toBeGreaterThan(10)
  for (const answer of refused) expectUnavailable(answer)
  expect([(await page()).status, (await read()).status, (await write()).status]).toEqual([200, 200, 400])
}, 30_000)

it('an agent that leaves out the slash is answered without a redirect', async () => {
  expect((await ask('/mcp', { method: 'POST', body: '{}' })).status).toBe(400)
})

it('a body is refused with the contract’s error, whoever refuses it', async () => {
  for (const size of [...Array.from({ length: 40 }, () => 900_000), 2_000_000]) {
    const { status, body } = await ask('/api/v1/launch-readiness/', { method: 'POST', body: 'x'.repeat(size) })
    expect([status, JSON.parse(body)]).toMatchObject([413, { code: 'PAYLOAD_TOO_LARGE', status: 413, defined: true }])
  }
})

it('the logs have paths and statuses, but no query strings', async () => {
  await ask('/reset/?token=secret-1', { accept: 'text/html' })
  await ask('/connect/?code=secret-2', { accept: 'text/html' })
  const moved = await request(`http://127.0.0.1:${nginx.plain}/reset/?token=secret-4`, { headers: { Host: 'launches.example.org' } })
  expect([moved.statusCode, moved.headers['location']]).toEqual([308, 'https://launches.example.org/reset/?token=secret-4'])
  await expect.poll(() => readFile(join(nginx.folder, 'slipway.log'), 'utf8')).toMatch(/"GET \/reset\/" 308 /)
  const log = await readFile(join(nginx.folder, 'slipway.log'), 'utf8')
  const lines = log.split('\n').flatMap((line) => /"GET (\/(?:reset|connect)\/\S*)" (\d+) /.exec(line)?.slice(1).join(' ') ?? [])
  expect(lines).toEqual(['/reset/ 503', '/reset/ 400', '/connect/ 303', '/reset/ 308'])
  const errors = await readFile(join(nginx.folder, 'slipway-error.log'), 'utf8')
  expect(`${log}${errors}`.includes('secret-')).toBe(false)
})

it('a picture gets through, larger than any other body', async () => {
  const launch = { slug: 'teapot' }
  const group = paths.settingGroup({ group: 'look' })
  for (const path of [paths.addPicture(), paths.profile(), paths.draft(launch), paths.editListing(launch), group, '/api/v1/me/pictures/'])
    expect([path, (await ask(path, { method: 'POST', body: 'x'.repeat(2_000_000) })).status]).toEqual([
      path,
      expect.toSatisfy((status) => status < 500 && status !== 413),
    ])
})
