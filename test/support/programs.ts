import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

type Program = { name: string; commands: string[]; package: string }

/** Where a program is. Looks on the PATH, else installs it with apt-get; throws when neither gives one, and never skips. */
export async function findProgram({ name, commands, package: packageName }: Program): Promise<string> {
  const found = findOnPath(commands)
  if (found !== null) return found
  let reason = ''
  try {
    await install(packageName)
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error)
  }
  const installed = findOnPath(commands)
  if (installed !== null) return installed
  throw new Error(
    `No ${name} was found on the PATH (${commands.join(', ')}), and apt-get could not install ${packageName}. ` +
      `Install it by hand, then run the tests again. ${reason}`,
  )
}

function findOnPath(names: string[]): string | null {
  const path = process.env['PATH'] ?? ''
  // Debian keeps servers where only administrators look.
  for (const folder of [...path.split(delimiter), ...(path.includes('/usr/bin') ? ['/usr/sbin'] : [])]) {
    for (const name of names) if (isExecutable(join(folder, name))) return join(folder, name)
  }
  return null
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function install(name: string): Promise<void> {
  const [command, ...first] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  if (command === undefined) return
  await run(command, [...first, 'update'], { env }).catch(() => null) // an old list may still do
  await run(command, [...first, 'install', '-y', '--no-install-recommends', name], { env, maxBuffer: 64 * 1024 * 1024 })
}
