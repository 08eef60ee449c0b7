import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
import { openFirefox, type FirefoxWithExtension } from '../support/firefox.ts'
import { plantedSite, servePlanted } from '../support/planted-site.ts'
import { plantedWatches, watchedTraps } from '../support/planted-watched.ts'

let firefox: FirefoxWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>
let site = plantedSite()

beforeAll(async () => {
  const [folder, planted] = await Promise.all([buildExtension('firefox', 'http://127.0.0.1:9', '.output/test'), servePlanted(() => site)])
  server = planted
  firefox = await openFirefox(folder)
})
afterAll(async () => {
  await firefox?.close()
  server?.close()
})

async function watch(name: string): Promise<string> {
  const tab = await firefox.openTab(`http://127.0.0.1:${server.port}/?${name}`)
  const popup = await firefox.pressButton(tab)
  await popup.waitForText('Reload and watch')
  await popup.evaluate(`document.querySelector('.watch button').click()`).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, 8000))
  const again = await firefox.pressButton(tab)
  await new Promise((resolve) => setTimeout(resolve, 1500))
  const said = await again.evaluate(
    `document.querySelector('.watch')?.innerText + [...document.querySelectorAll('.sw-finding--fail, .sw-finding--warn')].map((one) => one.textContent).filter((text) => text.includes('while reloading')).join('\\n')`,
  )
  return String(said)
}

describe('reloading and watching in Firefox', () => {
  it('finds nothing on a page full of traps', async () => {
    site = watchedTraps
    const said = await watch('traps')
    expect(said).toContain('Reloaded just now')
    expect(said).not.toContain('while reloading')
  })

  it('finds an error, with its file and line', async () => {
    const planted = plantedWatches.find((one) => one.name === 'throws')
    site = planted?.site ?? {}
    const said = await watch('throws')
    expect(said).toContain('Reloaded just now, 1280 and 390 px wide')
    expect(said).toContain(planted?.says)
  })
})
