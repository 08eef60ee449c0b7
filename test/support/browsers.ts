import { launch, type Browser, type LaunchOptions } from 'puppeteer-core'
import { findProgram } from './programs.ts'

const browsers = {
  chromium: { commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'], package: 'chromium' },
  firefox: { commands: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
}

/** Where a real browser is. */
export const findBrowser = (name: 'chromium' | 'firefox'): Promise<string> => findProgram({ name, ...browsers[name] })

const shell = { name: 'chromium-headless-shell', commands: ['chromium-headless-shell'], package: 'chromium-headless-shell' }
let windowless: Promise<string> | undefined

/** Chromium without the parts around the page, which takes a fifth less CPU time; the whole browser where there is no such program. */
const findWindowless = (): Promise<string> => (windowless ??= findProgram(shell).catch(() => findBrowser('chromium')))

/**
 * What Chromium prepares beside the page in view takes more than half of the CPU time of opening it: a process for the next page, pages kept for the way
 * back, and animations of its own window.
 */
const saving = ['--disable-features=BackForwardCache,SpareRendererForSitePerProcess,RenderDocument', '--animation-duration-scale=0']

/** A real Chromium. `keepsPages`: goes back to pages as they were left, which takes the whole browser, as extensions do. */
export async function launchChromium({ args = [], ...options }: LaunchOptions = {}, { keepsPages = false } = {}): Promise<Browser> {
  const own = ['--no-sandbox', '--disable-dev-shm-usage', '--lang=en', ...(keepsPages ? [] : saving)]
  const isWhole = keepsPages || options.enableExtensions !== undefined
  return launch({
    timeout: 120_000,
    executablePath: await (isWhole ? findBrowser('chromium') : findWindowless()),
    ...options,
    args: [...own, ...args],
  })
}

/** A real Firefox, without a process kept for the next page: each takes half a second of CPU time. */
export const launchFirefox = async ({ extraPrefsFirefox, ...options }: LaunchOptions = {}): Promise<Browser> =>
  launch({
    browser: 'firefox',
    timeout: 120_000,
    executablePath: await findBrowser('firefox'),
    ...options,
    extraPrefsFirefox: { 'dom.ipc.processPrelaunch.enabled': false, ...extraPrefsFirefox },
  })
