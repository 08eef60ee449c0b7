import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { usePostgres } from './support/postgres-databases.ts'
import { freePort } from './support/service.ts'
import { goodPassword, Visitor } from './support/visitor.ts'

const databases = usePostgres()
const root = new URL('..', import.meta.url).pathname

/** Runs an npm script and collects its output until a pattern appears. */
async function run(script: string, env: Record<string, string>, until: RegExp) {
  const child = spawn('npm', ['run', '--silent', script], { cwd: root, env: { ...process.env, DATABASE_URL: '', ...env }, detached: true })
  let text = ''
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve))
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
        if (until.test(text)) resolve()
      })
    void ended.then((code) => reject(new Error(`ended with ${code}: ${text}`)))
  })
  await ready
  return { child, ended, text: () => text }
}

/** The npm script and the program it started are one process group. */
const signal = ({ pid }: ChildProcess, name: NodeJS.Signals) => pid !== undefined && process.kill(-pid, name)

describe('npm start', () => {
  let started: Awaited<ReturnType<typeof run>>
  let folder: string
  let site: string
  const neighbour = createServer()
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'slipway-start-'))
    const port = await freePort()
    neighbour.listen(port + 1, '127.0.0.1')
    await once(neighbour, 'listening').catch(() => 'the port is taken by another program, which works too')
    site = `http://localhost:${port}`
    started = await run('start', { PORT: String(port), DATA_DIR: folder, HOME: folder }, /Ctrl\+C/)
  })
  afterAll(async () => {
    if (started.child.exitCode === null) signal(started.child, 'SIGTERM')
    await started.ended
    neighbour.close()
    await rm(folder, { recursive: true, force: true })
  })

  it('prints where everything is', async () => {
    for (const path of ['/', '/audit/', '/api/v1/products/', '/reference/', '/agents/']) {
      expect(started.text()).toContain(`${site}${path}`)
      expect((await fetch(`${site}${path}`)).status).toBe(200)
    }
    expect(started.text()).toContain(`${site}/mcp/\n`)
    const [, sample = ''] = /Sample product +(\S+)/.exec(started.text()) ?? []
    expect(await (await fetch(`${site}/reference/`)).text()).toContain(`{&quot;url&quot;:&quot;${sample}&quot;}`)
  })

  it('prints a command that audits the sample product, which uses another port because the next one is taken', async () => {
    const [line = ''] = /curl .*/.exec(started.text()) ?? []
    const { stdout } = await promisify(execFile)('sh', ['-c', line])
    const report = JSON.parse(stdout)
    expect(report).toMatchObject({ ok: true, suggestedListing: { name: 'Finchnote' } })
    expect(report.checks.length).toBeGreaterThanOrEqual(30)
    expect(report.nextFreeWeeks).toHaveLength(4)
  })

  it('shows who moderates, how email is sent and how people can sign up', () => {
    expect(started.text()).toMatch(/^ {2}Moderators {7}moderator@slipway\.example$/m)
    expect(started.text()).toMatch(/^ {2}Email {12}not sent, only logged$/m)
    expect(started.text()).toMatch(/^ {2}Sign-up {10}open to everyone, with an email and password$/m)
  })

  it('prints the link that verifies the email of a new account on a line of its own', async () => {
    await new Visitor(site).send('/sign-up/', { name: 'Ada', email: 'ada@example.com', password: goodPassword })
    await expect.poll(() => started.text()).toMatch(new RegExp(`^${site}/verify/\\?token=\\S+$`, 'm'))
  })

  it('says that its port is taken before it does anything else, and how to choose another', async () => {
    const port = new URL(site).port
    await expect(run('start', { PORT: port, DATA_DIR: folder }, /Starting|never/)).rejects.toThrow(
      `another program is using port ${port}. Stop it or choose another port: PORT=4000 npm start`,
    )
  })

  it('builds the extension for both browsers', () => {
    expect(started.text()).toMatch(/chrome-mv3\n/)
    expect(started.text()).toMatch(/firefox-mv3\/manifest\.json\n/)
  })

  it('shuts down cleanly on SIGTERM', async () => {
    signal(started.child, 'SIGTERM')
    await started.ended
    await expect(fetch(`${site}/healthz/`)).rejects.toThrow('fetch failed')
  })
})

/** A start takes several seconds of a busy machine. Milliseconds. */
const startTimeout = 60_000

describe('npm run serve', { timeout: startTimeout }, () => {
  it('reports all configuration errors and does not start', async () => {
    const refused = run('serve', { PORT: 'x', DATA_DIR: '/dev/null', CRAWL_ALLOW: 'localhost:1', SAMPLE_DATA: '1' }, /never/)
    await expect(refused).rejects.toThrow(/4 errors[\s\S]*PORT[\s\S]*CRAWL_ALLOW[\s\S]*SAMPLE_DATA[\s\S]*DATA_DIR/)
  })

  it('starts with an empty catalog, logs as JSON, and shuts down cleanly when only npm gets the signal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'slipway-serve-'))
    const port = String(await freePort())
    const served = await run('serve', { PORT: port, DATA_DIR: folder }, /"msg":"listening"/)
    expect(await (await fetch(`http://127.0.0.1:${port}/api/v1/products/`)).json()).toEqual({ items: [], nextCursor: null })
    expect(served.text()).toMatch(
      /"moderators":"nobody","email":"not sent, only logged","signUp":"open to everyone, with an email and password"/,
    )
    for (const warning of ['Nobody moderates yet', 'SMTP_URL isn’t set: ']) expect(served.text()).toContain(warning)

    // Only npm gets the signal, as from a supervisor. Closes only once no process holds the output any more; a program that outlives npm would.
    served.child.kill('SIGTERM')
    await served.ended
    expect(served.text()).toContain('"msg":"stopped"')
    await rm(folder, { recursive: true, force: true })
  })

  it('serves the catalog of a database on two ports at once', async () => {
    const settings = { DATABASE_URL: await databases.create('bare'), DATA_DIR: '/dev/null' }
    const ports = [String(await freePort()), String(await freePort())]
    const served = await Promise.all(ports.map((PORT) => run('serve', { ...settings, PORT }, /"msg":"listening"/)))
    for (const port of ports) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200)
    for (const { child } of served) signal(child, 'SIGTERM')
    await Promise.all(served.map(({ ended }) => ended))
    for (const { text } of served) expect(text()).toContain('"msg":"stopped"')
  })
})
