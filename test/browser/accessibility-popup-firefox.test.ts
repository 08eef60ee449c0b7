import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildExtension } from '../../api/commands/build-extension.ts'
import { openFirefox, type FirefoxWithExtension } from '../support/firefox.ts'
import { plantedBarriers, plantedFrames } from '../support/planted-accessibility.ts'
import { servePlanted } from '../support/planted-site.ts'

let firefox: FirefoxWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>
let site = plantedFrames

beforeAll(async () => {
  const [folder, planted] = await Promise.all([buildExtension('firefox', 'http://127.0.0.1:9', '.output/test'), servePlanted(() => site)])
  server = planted
  firefox = await openFirefox(folder)
})
afterAll(async () => {
  await firefox?.close()
  server?.close()
})

async function readPopup(query: string): Promise<string> {
  const popup = await firefox.pressButton(await firefox.openTab(`http://product.example.test:${server.port}/?${query}`))
  await popup.waitForText('Accessibility checked')
  const text = String(await popup.evaluate('document.body.textContent'))
  await popup.close()
  return text
}

describe('accessibility in the popup in Firefox', () => {
  it('joins the findings of the page and of its own frames', async () => {
    site = plantedFrames
    const text = await readPopup('frames')
    expect(text).toContain('An image has no alt text.')
    expect(text).toContain('One frame from another site couldn’t be checked')
  })

  it('finds the nearest color, whatever the page’s styles', async () => {
    site = plantedBarriers.find(({ name }) => name === 'grey-by-id')?.site ?? {}
    const text = await readPopup('colors')
    expect(text).toContain('Text has too little contrast in 2 places')
    expect(text).toMatch(/#fine \{ color: #[\da-f]{6} !important; \}/)
  })
})
