import { findProgram } from './programs.ts'

const browsers = {
  chromium: { commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'], package: 'chromium' },
  firefox: { commands: ['firefox-esr', 'firefox'], package: 'firefox-esr' },
}

/** Where a real browser is. */
export const findBrowser = (name: 'chromium' | 'firefox'): Promise<string> => findProgram({ name, ...browsers[name] })
