import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { BackupFault } from '../manifest.ts'

/** The programs of a PostgreSQL client. */
export type Program = 'pg_dump' | 'pg_restore' | 'psql'

/** The end of what a failing program printed. Characters. */
const longestReason = 1000

/** Throws a BackupFault unless the installed client can read databases of a server of this major version. */
export async function requireClient(programs: readonly Program[], serverVersion: number): Promise<void> {
  for (const program of programs) {
    const version = await majorVersion(program)
    if (version < serverVersion)
      throw new BackupFault(
        `${program} ${version} is too old for PostgreSQL ${serverVersion}. Install the client of version ${serverVersion} or newer ` +
          `(package postgresql-client-${serverVersion}), and put it first on the PATH.`,
      )
  }
}

async function majorVersion(program: Program): Promise<number> {
  const { stdout } = await promisify(execFile)(program, ['--version']).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    throw new BackupFault(`${program} isn’t installed. Install PostgreSQL’s client programs (package postgresql-client).`)
  })
  return Number(/ (\d+)/.exec(stdout)?.[1] ?? 0)
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
  child.stderr.setEncoding('utf8').on('data', (part: string) => (said = (said + part).slice(-longestReason)))
  const stop = () => void child.kill()
  process.once('exit', stop)
  const end = async () => {
    const [code] = await once(child, 'close').finally(() => process.removeListener('exit', stop))
    if (code !== 0) throw new BackupFault(`${program} failed: ${said.trim() || `exit code ${code}`}`)
  }
  return { child, ended: end() }
}
