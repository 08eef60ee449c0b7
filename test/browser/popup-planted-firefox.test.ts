import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testExtension } from '../support/test-extension.ts'
import { openFirefox, type FirefoxWithExtension } from '../support/firefox.ts'
import { axeFindings, axeSource } from '../support/axe.ts'
import { plantedBarriers, plantedFrames } from '../support/planted-accessibility.ts'
import { servePlanted } from '../support/planted-site.ts'
import { watchedTraps } from '../support/planted-watched.ts'
import { itFillsFromPopup, serveForm, type FormServer } from './fill-popup.ts'

let firefox: FirefoxWithExtension
let server: Awaited<ReturnType<typeof servePlanted>>
let forms: FormServer
let site = plantedFrames

beforeAll(async () => {
  const [folder, planted] = await Promise.all([testExtension('firefox'), servePlanted(() => site)])
  server = planted
  forms = await serveForm()
  firefox = await openFirefox(folder)
})
afterAll(async () => {
  await firefox?.close()
  server?.close()
  forms?.close()
})

async function readPopup(query: string): Promise<string> {
  const popup = await firefox.pressButton(await firefox.openTab(`http://product.example.test:${server.port}/?${query}`))
  await popup.waitForText('Accessibility checked')
  await popup.evaluate("document.querySelector('.accessibility-line button')?.click()")
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

describe('filling a form from the popup in Firefox', () => {
  const opened = () => ({ server: forms, openTab: firefox.openTab, pressButton: firefox.pressButton })
  itFillsFromPopup(opened, (popup) => popup.evaluate(`${axeSource};${axeFindings}`))
})

describe('reloading and watching in Firefox', () => {
  it('finds the faults of a page full of traps, and nothing else', async () => {
    site = watchedTraps
    const tab = await firefox.openTab(`http://127.0.0.1:${server.port}/?traps`)
    const popup = await firefox.pressButton(tab)
    await popup.waitForText('Run full audit')
    await popup.evaluate("document.querySelector('.bar--bottom button').click()").catch(() => null) // it may close before it replies
    await expect.poll(firefox.windowCount).toBe(2)
    await expect.poll(firefox.windowCount).toBe(1)
    const again = await firefox.pressButton(tab)
    await again.waitForText('1280 and 390 px')
    const cards = "[...document.querySelectorAll('.sw-finding--fail, .sw-finding--warn')]"
    const found = JSON.parse(String(await again.evaluate(`JSON.stringify(${cards}.map((one) => one.textContent))`))) as string[]
    const reloaded = found.filter((text) => text.includes('while reloading'))
    expect(reloaded.map((text) => /A script error|On a phone|In dark mode|$/.exec(text)?.[0] ?? '').sort()).toEqual([
      'A script error',
      'In dark mode',
      'On a phone',
    ])
    expect(reloaded.join()).toContain('/site.js:')
  })
})
