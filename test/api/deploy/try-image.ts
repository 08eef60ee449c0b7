import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startDebianPostgres } from '../../support/debian-postgres.ts'
import { findProgram } from '../../support/programs.ts'
import { freePort } from '../../support/service.ts'
import { goodPassword, Visitor } from '../../support/visitor.ts'

// `npm run try-image`: builds the image of this commit and of an earlier one (`-- COMMIT`, otherwise the one before), and runs them: read-only, with a memory limit,
// stopped and killed under load, upgraded, backed up and restored, and on PostgreSQL. BASE names the base image; without it, mmdebstrap makes one.
// BUILD_OPTIONS and RUN_OPTIONS are further options of `podman build` and `podman run`, for machines that need some.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const podman = await findProgram({ name: 'Podman', commands: ['podman'], package: 'podman' })
const options = (name: string) => process.env[name]?.split(' ').filter(Boolean) ?? []
const run = promisify(execFile)
const ask = async (...given: string[]) => (await run(podman, given, { maxBuffer: 1e9 })).stdout.trim()
const say = (line: string) => process.stdout.write(`${line}\n`)
const folder = await mkdtemp(join(tmpdir(), 'slipway-image-'))

let failed = 0
function check(fact: string, holds: boolean): void {
  if (!holds) failed += 1
  say(`${holds ? '✓' : '✗'} ${fact}`)
}

async function makeBase(): Promise<string> {
  const given = process.env['BASE']
  if (given !== undefined) return given
  const mmdebstrap = await findProgram({ name: 'mmdebstrap', commands: ['mmdebstrap'], package: 'mmdebstrap' })
  const kept = ['man', 'locale', 'info', 'doc'].map((part) => `--dpkgopt=path-exclude=/usr/share/${part}/*`)
  await run(mmdebstrap, ['--variant=minbase', ...kept, 'trixie', join(folder, 'base.tar')])
  await ask('import', join(folder, 'base.tar'), 'localhost/slipway-base')
  return 'localhost/slipway-base'
}

/** The sources of a commit, with today’s Containerfile if it has none. */
async function build(commit: string, name: string, base: string): Promise<string> {
  const sources = join(folder, name)
  execFileSync('sh', ['-c', `mkdir "$1" && git archive "$2" | tar -x -C "$1" && cp -rn api/deploy "$1/api/"`, 'sh', sources, commit], {
    cwd: root,
  })
  const started = performance.now()
  const given = ['--build-arg', `BASE=${base}`, '--build-arg', `BUILD_COMMIT=${commit}`, '-f', `${sources}/api/deploy/Containerfile`]
  await ask('build', '--format=docker', '--layers', ...options('BUILD_OPTIONS'), ...given, '-t', `slipway:${name}`, sources)
  const size = Number(await ask('image', 'inspect', `slipway:${name}`, '--format={{.Size}}'))
  say(`slipway:${name} is ${commit}: ${Math.round(size / 1e6)} MB, built in ${Math.round((performance.now() - started) / 1000)} seconds`)
  return `slipway:${name}`
}

const port = await freePort()
const origin = `http://localhost:${port}`
const settings = {
  HOST: '127.0.0.1',
  PORT: String(port),
  SITE_URL: origin,
  SIGN_UPS_PER_HOUR: '1000',
  BACKUP_TO: '/backups',
  AUTH_SECRET: 'a'.repeat(40),
}
const hardened = ['--read-only', '--cap-drop=all', '--security-opt=no-new-privileges', '--memory=512m', '--network=host']
const withSettings = (more: Record<string, string>) =>
  Object.entries({ ...settings, ...more }).flatMap(([key, value]) => ['--env', `${key}=${value}`])
const volumes = ['--volume=slipway-try-data:/data', '--volume=slipway-try-backups:/backups']
const given = (more: Record<string, string>) => [...hardened, ...options('RUN_OPTIONS'), ...withSettings(more), ...volumes]

/** Runs the service in a container and resolves once it’s ready. */
async function start(image: string, more: Record<string, string> = {}): Promise<void> {
  await ask('rm', '--force', '--ignore', 'slipway-try')
  await ask('run', '--detach', '--name=slipway-try', ...given(more), image)
  for (let tries = 0; tries < 240; tries += 1) {
    if (
      await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await setTimeout(250)
  }
  throw new Error(`It didn’t start: ${await ask('logs', 'slipway-try')}`)
}
const state = async (field: string) => ask('inspect', 'slipway-try', `--format={{.State.${field}}}`)
const inside = (...command: string[]) =>
  ask('exec', 'slipway-try', ...command).then(
    (said) => ({ code: 0, said }),
    ({ code }) => ({ code, said: '' }),
  )

/** Each comes from a network of their own, as the limits are by network. */
function send(path: '/sign-up/' | '/sign-in/', email: string): Promise<Response> {
  const [, at, number] = email.split(/[-@]/)
  const fields = { email, password: goodPassword, ...(path === '/sign-up/' && { name: 'Ada' }) }
  return new Visitor(origin).send(path, fields, { 'X-Forwarded-For': `203.${Number(at) + 1}.${number}.7` })
}

/** Signs people up until `end` is done; returns the emails of those who were told that they have an account. */
async function signUpDuring(end: () => Promise<unknown>, name: string): Promise<string[]> {
  const signedUp: string[] = []
  let refused = ''
  const over = new AbortController()
  const work = Array.from({ length: 4 }, async (_, at) => {
    for (let number = 0; !over.signal.aborted; number += 1) {
      const email = `${name}-${at}-${number}@example.com`
      const answer = await send('/sign-up/', email).catch(() => null) // it’s gone
      if (answer?.status === 303) signedUp.push(email)
      else await setTimeout(50)
      if (answer?.ok === false && answer.status !== 303) refused = `${answer.status} ${(await answer.text()).slice(0, 500)}`
    }
  })
  for (let tries = 0; signedUp.length < 8 && tries < 600; tries += 1) await setTimeout(100)
  await end()
  over.abort()
  await Promise.all(work)
  if (signedUp.length === 0) say(`Nobody could sign up: ${refused}`)
  return signedUp
}

async function canSignIn(emails: readonly string[]): Promise<number> {
  let found = 0
  for (const email of emails) if ((await send('/sign-in/', email)).status === 303) found += 1
  return found
}
async function checkPeople(fact: string, emails: readonly string[]): Promise<void> {
  const found = await canSignIn(emails)
  check(`${fact}: ${found} of ${emails.length} accounts`, emails.length > 0 && found === emails.length)
}

try {
  const base = await makeBase()
  const commit = (name: string) => execFileSync('git', ['rev-parse', '--short', name], { cwd: root, encoding: 'utf8' }).trim()
  const [before, now] = [await build(commit(process.argv[2] ?? 'HEAD~1'), 'before', base), await build(commit('HEAD'), 'now', base)]

  await start(before)
  const stopped = await signUpDuring(() => ask('stop', '--time=30', 'slipway-try'), 'stopped')
  check('SIGTERM ends it with 0', (await state('ExitCode')) === '0')

  await start(now)
  await checkPeople('after the upgrade to this commit’s image nothing is lost', stopped)
  check('it runs as nobody in particular', (await inside('id', '-u')).said === '1000')
  check(
    'its files can’t be written',
    (await inside('touch', '/app/api/main.ts')).code !== 0 && (await inside('touch', '/etc/x')).code !== 0,
  )
  check(
    'it brings Node 24 and no tests',
    (await inside('node', '--version')).said.startsWith('v24') && (await inside('test', '-e', 'node_modules/vitest')).code !== 0,
  )
  check(
    'its health check passes',
    await ask('healthcheck', 'run', 'slipway-try').then(
      () => true,
      () => false,
    ),
  )
  const heap = Number((await inside('node', '-p', 'v8.getHeapStatistics().heap_size_limit / 1e6')).said)
  check(`Node’s heap is limited to ${Math.round(heap)} MB of the container’s 512 MiB`, heap < 537)
  for (let round = 0; round < 40; round += 1)
    await Promise.all(
      Array.from({ length: 25 }, () => fetch(`${origin}/`, { headers: { Accept: 'text/html' } }).then((answer) => answer.arrayBuffer())),
    )
  check(
    `after 1,000 pages it uses ${await ask('stats', '--no-stream', '--format={{.MemUsage}}', 'slipway-try')}`,
    (await state('OOMKilled')) === 'false',
  )

  const killed = await signUpDuring(() => ask('kill', '--signal=KILL', 'slipway-try'), 'killed')
  await start(now)
  await checkPeople('after SIGKILL nothing is lost that was confirmed', killed)
  check(
    'a backup is made while it runs',
    (await inside('node', '--import', './api/startup/load-tsx.ts', 'api/commands/backup.ts')).code === 0,
  )
  await ask('stop', 'slipway-try')
  await ask('volume', 'rm', '--force', 'slipway-try-data')
  await ask('run', '--rm', ...given({}), now, 'api/commands/restore.ts', 'latest')
  await start(now)
  await checkPeople('the backup, restored into an empty volume, has them all', [...stopped, ...killed])

  const server = await startDebianPostgres()
  try {
    await start(now, { DATABASE_URL: server.url, WORKERS: '2' })
    const people = await signUpDuring(() => ask('stop', '--time=30', 'slipway-try'), 'database')
    check('with two workers on PostgreSQL, SIGTERM ends it with 0', (await state('ExitCode')) === '0')
    await start(now, { DATABASE_URL: server.url })
    await checkPeople('on PostgreSQL nothing is lost', people)
    check(
      'pg_dump of the image backs PostgreSQL up',
      (await inside('node', '--import', './api/startup/load-tsx.ts', 'api/commands/backup.ts')).code === 0,
    )
  } finally {
    await ask('rm', '--force', '--ignore', 'slipway-try')
    await server.stop()
  }
} finally {
  await ask('rm', '--force', '--ignore', 'slipway-try')
  for (const volume of ['data', 'backups']) await ask('volume', 'rm', '--force', `slipway-try-${volume}`)
  await rm(folder, { recursive: true })
}
say(failed === 0 ? 'Everything holds.' : `${failed} failed.`)
process.exitCode = failed === 0 ? 0 : 1
