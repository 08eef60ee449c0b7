import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { openChromium, type ChromiumWithExtension } from '../support/chromium.ts'

/** What release 1.0.0 keeps in the browser of somebody who is connected and has checked something off. */
const kept = {
  site: 'https://launches.example.org',
  token: { site: 'https://launches.example.org', token: `slipway_ct_${'a'.repeat(36)}` },
  connection: { site: 'https://launches.example.org', since: 1_790_000_000_000 },
}
let folder: string
let chromium: ChromiumWithExtension
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'slipway-update-'))
  await cp(await testExtension('chrome', 'http://localhost:9'), folder, { recursive: true })
  await setVersion('0.9.9')
  chromium = await openChromium(folder)
})
afterAll(async () => {
  await chromium?.close()
  await rm(folder, { recursive: true })
})

async function setVersion(version: string) {
  const path = join(folder, 'manifest.json')
  await writeFile(path, JSON.stringify({ ...JSON.parse(await readFile(path, 'utf8')), version }))
}
const openOptions = () => chromium.openTab(`chrome-extension://${chromium.extension.id}/options.html`)
const versionIn = (page: Page) => page.evaluate('chrome.runtime.getManifest().version')

it('an update keeps the server and the connection', async () => {
  const before = await openOptions()
  expect(await versionIn(before)).toBe('0.9.9')
  await before.evaluate(`chrome.storage.local.set(${JSON.stringify(kept)})`)
  await setVersion('1.0.0')
  expect(await chromium.browser.installExtension(folder)).toBe(chromium.extension.id)
  const after = await openOptions()
  expect(await versionIn(after)).toBe('1.0.0')
  expect(await after.evaluate('chrome.storage.local.get()')).toMatchObject(kept)
  await after.waitForFunction(() => document.querySelector<HTMLInputElement>('#server-url')?.value === 'https://launches.example.org', {
    polling: 50,
  })
  await after.waitForFunction(() => /Connected/.test(document.body.innerText), { polling: 50 })
})
