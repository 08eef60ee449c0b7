import type { Browser, KeyInput, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { errorsOf } from '../support/page-looks.ts'
import { serveProductSite } from '../support/product-site.ts'
import { createOwnLink } from '../../api/accounts/email/email-links.ts'
import { putAll } from '../support/put-all.ts'
import { runService, type RunningService } from '../support/service.ts'
import { setSite } from '../support/set-site.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { goodPassword } from '../support/visitor.ts'
import { openOwnPage, withOwnPage } from './own-page.ts'

let browser: Browser
let product: Awaited<ReturnType<typeof serveProductSite>>
let site: RunningService
let ada: Person
beforeAll(async () => {
  product = await serveProductSite()
  site = await runService({ CRAWL_ALLOW: `127.0.0.1:${product.port}` })
  await setSite(site.world, { address: site.origin })
  ada = await signUpPerson(site, 'Ada')
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await product.close()
})

async function putDraft(slug: string): Promise<string> {
  await putAll(site.world.store, 'launches', [
    literalLaunch({
      slug,
      name: slug,
      url: `https://${slug}.dev/`,
      ownerId: ada.profile.id,
      categories: ['design'],
      logo: `/logos/${slug}.svg`,
    }),
  ])
  return `${site.origin}/drafts/${slug}/`
}
const stored = (slug: string) => site.world.store.findLaunch(slug)
const state = (page: Page) => page.$eval('[data-save-state]', ({ textContent }) => textContent ?? '')
const isState = (page: Page, start: string) =>
  page.waitForFunction((words) => document.querySelector('[data-save-state]')?.textContent?.startsWith(words), { timeout: 20_000 }, start)
const retype = async (page: Page, selector: string, text: string) => {
  await page.$eval(selector, (field) => (field as HTMLInputElement).select())
  await page.type(selector, text)
}
/** Waits until the tagline is stored, and the editor says so. */
async function isSaved(page: Page, slug: string, tagline: string): Promise<void> {
  await expect.poll(async () => (await stored(slug))?.tagline, { interval: 100 }).toBe(tagline)
  await isState(page, 'Saved')
}

describe('the editor', () => {
  it('saves while somebody types, and shows the same parts as the server', () =>
    withOwnPage(browser, ada, async (page) => {
      await page.goto(await putDraft('typed'))
      expect(await page.$$eval('.draft-part', (parts) => parts.filter((part) => part.checkVisibility()).map(({ id }) => id))).toEqual([
        'part-basics',
      ])
      for (const part of ['basics', 'pictures', 'description', 'details', 'links', 'launch', 'basics']) {
        await page.click(`.sections [href="#part-${part}"]`)
        // The focus follows the address, a moment after the press.
        await page.waitForFunction((id) => document.activeElement?.id === id, {}, `part-${part}`)
        expect(await errorsOf(page)).toEqual([])
      }
      await retype(page, '#field-tagline', 'Tides, told anew')
      await isSaved(page, 'typed', 'Tides, told anew')
      await expect.poll(() => state(page), { interval: 100 }).toMatch(/^Saved \d{1,2}:\d\d\s[AP]M$/)
      const previewed = await page.$eval('.draft-preview', ({ textContent }) => textContent)
      expect(previewed).toMatch(/told anew.*told anew/s)
      expect(await page.$eval('#part-basics', (part) => part.checkVisibility())).toBe(true)
      await retype(page, '#field-url', 'no address')
      expect(await page.$('#field-url-error')).toBeNull()
      await page.keyboard.press('Tab')
      await isState(page, 'Not saved. Fix')
      expect(await page.$('#field-url-error')).not.toBeNull()
      await retype(page, '#field-url', 'https://typed.dev/')
      await page.keyboard.press('Enter')
      await isState(page, 'Saved')
      expect(await page.$$('.field-error, [aria-invalid]')).toEqual([])
    }))

  it('tells two windows apart, and loses neither’s text', () =>
    withOwnPage(browser, ada, async (page) => {
      const url = await putDraft('twice')
      await page.goto(`${url}#part-basics`)
      const other = await page.browserContext().newPage()
      await other.goto(`${url}#part-basics`)
      await retype(other, '#field-tagline', 'From the other window')
      await isSaved(other, 'twice', 'From the other window')
      await page.bringToFront()
      await retype(page, '#field-tagline', 'From this window')
      await isState(page, 'Not saved. Choose')
      expect(await page.$eval('[data-slot=conflict]', ({ textContent }) => textContent)).toContain('changed in another tab')
      expect(await page.$eval('[data-slot=notes-tagline]', ({ textContent }) => textContent)).toContain('From the other window')
      expect((await stored('twice'))?.tagline).toBe('From the other window')
      await page.focus('[data-slot=conflict] button')
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
      expect((await stored('twice'))?.tagline).toBe('From this window')
    }))

  it('keeps what is typed offline, and offers it again', () =>
    withOwnPage(browser, ada, async (page) => {
      const url = await putDraft('offline')
      await page.goto(`${url}#part-basics`)
      await page.setOfflineMode(true)
      await retype(page, '#field-tagline', 'Typed at sea')
      await isState(page, 'You’re offline')
      // Emulation ends with the page, which sends its last save as it goes.
      await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError())))
      await page.goto('about:blank')
      await page.setOfflineMode(false)
      await page.goto(`${url}#part-basics`)
      expect((await stored('offline'))?.tagline).not.toBe('Typed at sea')
      expect(await page.$eval('[data-unsent]', (offer) => (offer as HTMLElement).innerText)).toMatch(/unsaved changes from \d{1,2}:\d\d/)
      await page.click('[data-unsent=restore]')
      await isSaved(page, 'offline', 'Typed at sea')
      await page.reload()
      expect(await page.$eval('[data-unsent]', (offer) => offer.checkVisibility())).toBe(false)
      await page.setOfflineMode(true)
      await retype(page, '#field-tagline', 'And ashore')
      await isState(page, 'You’re offline')
      await page.setOfflineMode(false)
      await isSaved(page, 'offline', 'And ashore')
    }))

  it('finds categories by what is typed, with keys alone', () =>
    withOwnPage(browser, ada, async (page) => {
      await page.goto(`${await putDraft('sorted')}#part-basics`)
      const chosen = () => page.$$eval('[name=categories]:checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value))
      await page.focus('[role=combobox]')
      await page.keyboard.type('gam')
      await page.keyboard.press('Enter')
      expect(await chosen()).toEqual(['design', 'games'])
      expect(await page.$eval('[data-counts-checked]', ({ textContent }) => textContent)).toContain('2 / 3')
      await page.keyboard.press('Backspace')
      expect(await chosen()).toEqual(['design'])
      await page.keyboard.type('ai')
      await page.keyboard.press('Enter')
      expect(await chosen()).toEqual(['design', 'ai'])
      await page.keyboard.press('Backspace')
      await page.keyboard.press('ArrowDown')
      expect(
        await page.$eval('[role=combobox]', (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.role),
      ).toBe('option')
      expect(await errorsOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      expect(await page.$eval('[role=listbox]', (list) => list.checkVisibility())).toBe(false)
    }))

  it('offers pictures as they were arranged, and forgets everything on sign-out', () =>
    withOwnPage(browser, ada, async (page) => {
      const url = await putDraft('arranged')
      const launch = await stored('arranged')
      if (launch !== null) await putAll(site.world.store, 'launches', [{ ...launch, screenshots: ['/sample/a.svg', '/sample/b.svg'] }])
      await page.goto(`${url}#part-pictures`)
      await page.setOfflineMode(true)
      await page.type('[data-shots] li:last-child [name=alt]', 'What B shows')
      await page.click('[data-shots] li:first-child [data-arrange=remove]')
      await isState(page, 'You’re offline')
      await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError())))
      await page.goto('about:blank')
      await page.setOfflineMode(false)
      await page.goto(`${url}#part-pictures`)
      await page.click('[data-unsent=restore]')
      const shots = () => page.$$eval('[data-shots] input', (fields) => fields.map(({ value }) => value))
      expect(await shots()).toEqual(['/sample/b.svg', 'What B shows'])
      const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('unsent')))
      await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError())))
      await page.type('[data-shots] [name=alt]', ', again')
      expect(await kept()).not.toEqual([])
      await page.$eval('form[action="/sign-out/"]', (form) => form.requestSubmit())
      await page.waitForFunction(() => !location.pathname.startsWith('/drafts/'))
      expect(await kept()).toEqual([])
    }))
})

/** A keyboard that counts what is pressed besides letters of a text. */
function countingKeyboard(page: Page) {
  let presses = 0
  const press = async (key: KeyInput) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const focused = (selector: string) => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)
  /** Tabs until something has the focus. */
  const tabTo = async (selector: string, back = false) => {
    if (back) await page.keyboard.down('Shift')
    for (let tabs = 0; tabs < 40; tabs += 1) {
      if (await focused(selector)) return page.keyboard.up('Shift')
      await press('Tab')
    }
    throw new Error(`No way to ${selector} by Tab at ${page.url()}.`)
  }
  const leave = (key: KeyInput) => Promise.all([page.waitForNavigation(), press(key)])
  /** Past the header, by the link at the top of each page. */
  const skip = async () => {
    await press('Tab')
    await press('Enter')
  }
  return { press, tabTo, leave, skip, type: (text: string) => page.keyboard.type(text), count: () => presses }
}

it('from home to submitted takes at most 60 presses', async () => {
  const page = await openOwnPage(browser)
  /** The focus follows the address, a moment after the press. */
  const isAt = (part: string) => page.waitForFunction((id) => document.activeElement?.id === id, {}, `part-${part}`)
  const keys = countingKeyboard(page)
  await page.goto(site.origin)
  await keys.tabTo('[href^="/sign-up/"]')
  await keys.leave('Enter')
  await keys.tabTo('[name=name]')
  await keys.type('Zoe')
  await keys.tabTo('[name=email]')
  await keys.type('zoe@example.com')
  await keys.tabTo('[name=password]')
  await keys.type(goodPassword)
  await keys.leave('Enter')
  const [zoe] = await site.world.store.list('profiles', 'email', 'zoe@example.com')
  await page.goto(`${site.origin}/verify/?token=${await createOwnLink(site.world.store, 'verify-email', zoe?.id ?? '', 'zoe@example.com')}`)
  await keys.skip()
  await keys.tabTo('form.form button:not([type])')
  await keys.leave('Enter')
  await page.goto(`${site.origin}/drafts/`)
  await keys.tabTo('[name=url]')
  await keys.type(`http://127.0.0.1:${product.port}/`)
  await keys.leave('Enter')
  expect(new URL(page.url()).pathname).toMatch(/^\/drafts\/tidewatch/)
  await keys.tabTo('.sections [href="#part-basics"][aria-current]')
  await keys.press('Enter')
  await isAt('basics')
  await keys.tabTo('[role=combobox]')
  await keys.type('sports')
  await keys.press('Enter')
  await keys.tabTo('.sections [href="#part-launch"]', true)
  await keys.press('Enter')
  await isAt('launch')
  await keys.tabTo('[name=plan][value=free]')
  await keys.press('Space')
  await keys.tabTo('[name=week]')
  await keys.press('Space')
  await keys.tabTo('.draft-buttons [value=submit]')
  await keys.leave('Enter')
  expect(await page.$eval('#submitted-title', (title) => document.activeElement === title)).toBe(true)
  expect(keys.count()).toBeLessThanOrEqual(60)
  await page.browserContext().close()
})
