import { afterEach, expect, it, vi } from 'vitest'
import { findBrowser } from '../support/browsers.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['chromium', 'firefox'] as const)('a machine without %s and without apt-get is told what to install', async (name) => {
  vi.stubEnv('PATH', '/nonexistent')
  await expect(findBrowser(name)).rejects.toThrow(new RegExp(`No ${name} was found on the PATH.*Install it by hand`))
})
