import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

const commands = {
  chromium: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
  firefox: ['firefox-esr', 'firefox'],
}
const packages = { chromium: 'chromium', firefox: 'firefox-esr' }

/** Where a real browser is. Looks on the PATH, else installs it with apt-get; throws when neither gives one, and never skips. */
export async function findBrowser(name: 'chromium' | 'firefox'): Promise<string> {
  const found = findOnPath(commands[name])
  if (found !== null) return found
  let reason = ''
  try {
    await install(packages[name])
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error)
  }
  const installed = findOnPath(commands[name])
  if (installed !== null) return installed
  throw new Error(
    `No ${name} was found on the PATH (${commands[name].join(', ')}), and apt-get could not install ${packages[name]}. ` +
      `Install it by hand, then run the tests again. ${reason}`,
  )
}

function findOnPath(names: string[]): string | null {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name)
      if (isExecutable(path)) return path
    }
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
