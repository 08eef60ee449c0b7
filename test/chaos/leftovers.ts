import { execFile } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)
/** What cannot be undone is left; the others are tried all the same. */
const attempt = (command: string, ...words: string[]) => execute(command, words).catch(() => ({ stdout: '' }))

const prefix = 'slipway-mount-'

/** How the folders of a process begin in which it mounts something: they say whose they are. */
export const mountPrefix = (pid: number): string => `${prefix}${pid}-`

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The folders among these names whose process is gone. */
export const abandoned = (names: readonly string[]): string[] =>
  names.filter((name) => {
    const [, pid] = new RegExp(`^${prefix}(\\d+)-`).exec(name) ?? []
    return pid !== undefined && !isAlive(Number(pid))
  })

/** Takes away what killed runs have left mounted. */
export async function clearAbandoned(): Promise<void> {
  if (process.platform === 'linux') await clear(abandoned(await readdir(tmpdir())))
}

/** Takes away whatever this process has mounted, however far it came. */
export async function clearOwn(): Promise<void> {
  if (process.platform !== 'linux') return
  await clear((await readdir(tmpdir())).filter((name) => name.startsWith(mountPrefix(process.pid))))
}

async function clear(names: readonly string[]): Promise<void> {
  for (const name of names) {
    const folder = join(tmpdir(), name)
    const { stdout: loops } = await attempt('losetup', '--list', '--noheadings', '--raw', '--output', 'NAME,BACK-FILE')
    // A device that is in use goes when its file system does.
    for (const [device = '', file = ''] of loops.split('\n').map((line) => line.split(' ')))
      if (file.startsWith(`${folder}/`)) await attempt('losetup', '--detach', device)
    const mounted = (await readFile('/proc/self/mounts', 'utf8')).split('\n').map((line) => line.split(' ')[1] ?? '')
    for (const at of mounted.filter((at) => at === folder || at.startsWith(`${folder}/`)).toReversed()) {
      await attempt('fsfreeze', '--unfreeze', at)
      if ((await execute('umount', [at]).catch(() => null)) === null) await attempt('umount', '--lazy', at)
    }
    await rm(folder, { recursive: true, force: true })
  }
}
