import { beforeEach, expect, it, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { planItem, chosenItem } from '../../../extension/fill/plan-storage.ts'
import { openingView } from '../../../extension/popup/use-view.ts'
import { writeSite } from '../../../extension/service/site-storage.ts'
import type { ElsewhereForm, ElsewhereItem } from '../../../shared/schemas/elsewhere.ts'

// Missing outside a browser.
vi.mock('webextension-polyfill', async () => ({ default: (await import('wxt/testing/fake-browser')).fakeBrowser }))

const form = (url: string, submitUrl: string): ElsewhereForm => ({
  directory: { slug: url, name: url, url, submitUrl, hosts: [new URL(url).host.replace('www.', '')] },
  automation: null,
  automationRule: null,
  texts: [],
  recipe: null,
})
const item = (url: string, submitUrl: string): ElsewhereItem => ({
  ...form(url, submitUrl),
  state: 'planned',
  plannedFor: null,
  nextStep: 'Submit it.',
})
const list = {
  slug: 'tidewell',
  name: 'Tidewell',
  items: [
    item('https://www.g2.com/', 'https://sell.g2.com/create-a-profile'),
    item('https://github.com/dhamaniasad/awesome-postgres', 'https://github.com/dhamaniasad/awesome-postgres/pulls'),
  ],
  texts: [],
  others: [form('https://uneed.best/', 'https://www.uneed.best/submit-a-tool'), form('https://boards.example/', 'https://boards.example/')],
}

beforeEach(async () => {
  fakeBrowser.reset()
  await writeSite('https://l.example')
})

it.each([
  ['https://l.example/connect/?code=PKZS-FMGX', 'launches'],
  ['https://other.example/connect/', 'audit'],
  ['https://l.example/', 'audit'],
  ['https://g2.com/products/new', 'fill'],
  ['https://sell.g2.com/create-a-profile/?ref=1', 'fill'],
  ['https://uneed.best/submit-a-tool', 'fill'],
  ['https://uneed.best/tool/tidewell', 'audit'],
  ['https://boards.example/', 'audit'],
  ['https://github.com/nordquay/pgstash', 'audit'],
  ['https://github.com/dhamaniasad/awesome-postgres/pulls', 'fill'],
] as const)('the popup opens on %s at its tab %s', async (url, view) => {
  await chosenItem.write({ launch: 'tidewell', directory: null })
  await planItem('tidewell').write({ at: 1, host: '', list })
  expect(await openingView(url)).toBe(view)
})

it('without a plan it opens at the audit', async () => {
  expect(await openingView('https://www.g2.com/products/new')).toBe('audit')
})
