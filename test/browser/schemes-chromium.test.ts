import type { Browser } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import { launchChromium } from '../support/browsers.ts'
import { servePlanted, type PlantedSite } from '../support/planted-site.ts'

const page = (head: string, files: PlantedSite = {}): PlantedSite => ({
  '/': {
    type: 'text/html',
    body: `<!doctype html><html>${head}<main><p>Tides</p><picture><source media="(prefers-color-scheme: dark)" srcset="/dark.png"><img src="/light.png" alt=""></picture></main></html>`,
  },
  ...files,
})
const night = 'body { background: #111; color: #ddd }'
const css = (body: string) => ({ type: 'text/css', body })

/** Every way in which a page may follow the browser’s color scheme. */
const sites: Record<string, PlantedSite> = {
  styles: page(
    `<style>body { color: #222 } @media screen and (prefers-color-scheme: dark) { ${night} p { transition: color 0.1s; color: #eee } }</style>`,
  ),
  not: page('<style>body { color: #222 } @media not all and (prefers-color-scheme: light) { p { color: #eee } }</style>'),
  layers: page(
    `<style>@layer base { @supports (color: red) { @media (prefers-color-scheme:dark) { ${night} } } } main { @media (prefers-color-scheme: dark) { color: #ddf } }</style>`,
  ),
  links: page('<link rel="stylesheet" href="/light.css"><link rel="stylesheet" media="(prefers-color-scheme: dark)" href="/dark.css">', {
    '/light.css': css('body { color: #222 }'),
    '/dark.css': css(night),
  }),
  imports: page('<style>@import url("/dark.css") (prefers-color-scheme: dark); p { color: #222 }</style>', { '/dark.css': css(night) }),
  functions: page(
    '<style>:root { color-scheme: light dark } p { color: light-dark(#222, #eee); background: light-dark(#fff, #111) }</style>',
  ),
  meta: page('<meta name="color-scheme" content="light dark"><style>p { color: CanvasText; background: Canvas }</style>'),
  script: page(
    `<style>.night { background: #111; color: #ddd }</style><script>if (matchMedia('(prefers-color-scheme: dark)').matches) document.documentElement.className = 'night'</script>`,
  ),
  late: page(
    `<script>addEventListener('load', () => setTimeout(() => { document.head.append(Object.assign(document.createElement('style'), { textContent: '@media (prefers-color-scheme: dark) { ${night} }' })) }, 200))</script>`,
  ),
  adopted: page(
    `<script>const sheet = new CSSStyleSheet(); sheet.replaceSync('@media (prefers-color-scheme: dark) { ${night} }'); document.adoptedStyleSheets = [sheet]</script>`,
  ),
  one: page('<style>p { color: #222 } @media (min-width: 300px) { p { background: #fff } }</style>'),
  fixed: page('<style>:root { color-scheme: dark } p { color: light-dark(#222, #eee) }</style>'),
}

let browser: Browser
let emulate: string
let server: Awaited<ReturnType<typeof servePlanted>>

beforeAll(async () => {
  const script = await bundleScript({
    entryPoints: [`${import.meta.dirname}/../../shared/watched/emulate-media.ts`],
    format: 'iife',
    globalName: 'slipway',
  })
  emulate = `(() => { ${script}; slipway.emulateScheme() })()`
  server = await servePlanted((name) => sites[name])
  browser = await launchChromium({ args: ['--host-resolver-rules=MAP *.planted-site.com 127.0.0.1'] })
})
afterAll(async () => {
  await browser?.close()
  server?.close()
})

type How = { prefers: 'light' | 'dark'; isEmulated?: boolean }

async function look(name: string, { prefers, isEmulated = false }: How): Promise<string> {
  const tab = await browser.newPage()
  await tab.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: prefers }])
  if (isEmulated) await tab.evaluateOnNewDocument(emulate)
  await tab.goto(`http://${name}.planted-site.com:${server.port}/`, { waitUntil: 'networkidle0' })
  await tab.waitForFunction(() => performance.now() > 1500, { polling: 50 })
  const seen = await tab.evaluate(() =>
    [...document.querySelectorAll('html, body, main, p')]
      .map((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor].join(' on '))
      .concat(document.querySelector('img')?.currentSrc ?? '')
      .join('; '),
  )
  await tab.close()
  return seen
}

it.concurrent.each(Object.keys(sites))(
  'a page whose dark mode comes from “%s” looks as it does in a browser that prefers dark, and back',
  async (name) => {
    const [light, dark, asDark, asLight] = await Promise.all([
      look(name, { prefers: 'light' }),
      look(name, { prefers: 'dark' }),
      look(name, { prefers: 'light', isEmulated: true }),
      look(name, { prefers: 'dark', isEmulated: true }),
    ])
    expect(asDark).toBe(dark)
    expect(asLight).toBe(light)
    expect(light).not.toBe(dark)
  },
)
