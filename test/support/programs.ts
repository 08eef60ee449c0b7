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
  const work = async (...words: string[]) => run(command, [...first, ...options, ...words], { env, maxBuffer: 64 * 1024 * 1024 })
  const add = () => work('install', '-y', '--no-install-recommends', name)
  // Reading all lists of packages anew takes longer than most installations.
  await add().catch(async () => {
    await work('update').catch(() => null)
    await add()
  })
}

/** Another test file may be installing something. Manuals would be indexed after each installation. */
const options = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Options::=--path-exclude=/usr/share/man/*']
