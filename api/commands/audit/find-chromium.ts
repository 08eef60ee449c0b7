import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { executablePath } from 'puppeteer-core'

const settings = ['CHROME_PATH', 'PUPPETEER_EXECUTABLE_PATH'] as const
const commands = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

/** Finds an installed Chromium or Chrome: from the environment, else on the PATH, else where Chrome’s installer puts it. Throws if there is none. */
export async function findChromium(env: NodeJS.ProcessEnv): Promise<string> {
  for (const name of settings) {
    const path = env[name]
    if (!path) continue
    if (isExecutable(path)) return path
    throw new Error(`${name} is set to ${path}, which isn’t an executable file.`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  for (const folder of folders) {
    for (const command of commands) if (isExecutable(join(folder, command))) return join(folder, command)
  }
  const installed = await executablePath('chrome').catch(() => null)
  if (installed !== null && isExecutable(installed)) return installed
  throw new Error(
    `--browser needs Chromium or Chrome, but neither was found. Looked for ${commands.join(', ')} on the PATH${installed === null ? '' : `, and for ${installed}`}. ` +
      'Install one, or set CHROME_PATH to its executable.',
  )
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
