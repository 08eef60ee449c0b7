import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { BackupError } from '../manifest.ts'

export type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** The end of what a failing program printed. Characters. */
const maxReason = 1000

/** Throws a BackupError unless the installed client can read databases of a server of this major version. */
export async function requireClient(programs: readonly Program[], serverVersion: number): Promise<void> {
  for (const program of programs) {
    const [major] = await versionOf(program)
    if (major < serverVersion)
      throw new BackupError(
        `${program} ${major} is too old for PostgreSQL ${serverVersion}. Install the client of version ${serverVersion} or newer ` +
          `(package postgresql-client-${serverVersion}), and put it first on the PATH.`,
      )
  }
}

/** The first minor version in which psql runs no shell commands for a script of pg_restore. Later major versions all have it. */
const firstRestricted: Record<number, number> = { 13: 22, 14: 19, 15: 14, 16: 10, 17: 6 }
const lastUnrestricted = 17

export const isRestricted = ([major, minor]: readonly [number, number]): boolean =>
  major > lastUnrestricted || minor >= (firstRestricted[major] ?? Number.POSITIVE_INFINITY)

/** Throws a BackupError if a dump that somebody altered could run shell commands on this machine (CVE-2025-8714, CVE-2025-8715). */
export async function requireRestrictedClient(): Promise<void> {
  for (const program of ['pg_restore', 'psql'] as const) {
    const version = await versionOf(program)
    if (!isRestricted(version))
      throw new BackupError(
        `${program} ${version.join('.')} would run shell commands from a dump that somebody altered. Install the current minor version of PostgreSQL’s client ` +
          `(13.22, 14.19, 15.14, 16.10, 17.6 or newer).`,
      )
  }
}

/** Major and minor. A preview has no minor version yet. */
async function versionOf(program: Program): Promise<[number, number]> {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupError(`${program} isn’t installed. Install PostgreSQL’s client programs (package postgresql-client).`)
  })
  const [, major, minor] = / (\d+)(?:\.(\d+))?/.exec(stdout) ?? []
  return [Number(major ?? 0), Number(minor ?? 0)]
}

/** The major version in `server_version_num`. */
export const majorOf = (versionNumber: string): number => Math.floor(Number(versionNumber) / 10_000)

/** Starts a program with nothing secret among its arguments. Rejects through `ended` if it fails. */
export function runProgram(
  program: Program,
  given: readonly string[],
  env: NodeJS.ProcessEnv,
): { child: ChildProcess; ended: Promise<void> } {
  const child = spawn(program, given, { env, stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-maxReason)))
  const stop = () => void child.kill()
  process.once('exit', stop)
  const end = async () => {
    const [code] = await once(child, 'close').finally(() => process.removeListener('exit', stop))
    if (code !== 0) throw new BackupError(`${program} failed: ${said.trim() || `exit code ${code}`}`)
  }
  return { child, ended: end() }
}
