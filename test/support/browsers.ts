import { launch, type Browser, type LaunchOptions } from 'puppeteer-core'
import { findProgram } from './programs.ts'

const browsers = {
  chromium: { commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'], package: 'chromium' },
  firefox: { commands: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
}

/** Where a real browser is. */
export const findBrowser = (name: 'chromium' | 'firefox'): Promise<string> => findProgram({ name, ...browsers[name] })

/**
 * What Chromium prepares beside the page in view takes more than half of the CPU time of opening it: a process for the next page, pages kept for the way
 * back, and animations of its own window.
 */
const saving = ['--disable-features=BackForwardCache,SpareRendererForSitePerProcess,RenderDocument', '--animation-duration-scale=0']

/** A real Chromium. `keepsPages`: goes back to pages as they were left. */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}, { keepsPages = false } = {}): Promise<Browser> {
  const own = ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en', ...(keepsPages ? [] : saving)]
  return launch({ executablePath: await findBrowser('chromium'), ...options, args: [...own, ...args] })
}
