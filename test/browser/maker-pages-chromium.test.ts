import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextWeeks } from '../../shared/weeks.ts'
import { launchChromium } from '../support/browsers.ts'
import { literalCrawl, literalLaunch } from '../support/literal-launch.ts'
import { reportsOf } from '../support/literal-report.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { errorsOf } from '../support/page-looks.ts'
import { serveProductSite } from '../support/product-site.ts'
import { putAll } from '../support/put-all.ts'
import { signUpIn, verifyIn } from '../support/public-form.ts'
import { runService, type RunningService } from '../support/service.ts'
import { setSite } from '../support/set-site.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { goodPassword } from '../support/visitor.ts'
import { openOwnPage, withOwnPage } from './own-page.ts'

let browser: Browser
let product: Awaited<ReturnType<typeof serveProductSite>>
let site: RunningService
let ada: Person
let emma: Person
beforeAll(async () => {
  product = await serveProductSite()
  site = await runService({ CRAWL_ALLOW: `127.0.0.1:${product.port}` })
  await setSite(site.world, { address: site.origin })
  ada = await signUpPerson(site, 'Ada')
  emma = await signUpPerson(site, 'Emma')
  const { launches, crawls } = adasLaunches()
  await putAll(site.world.store, 'launches', launches)
  await putAll(site.world.store, 'crawls', crawls)
  await putAll(site.world.store, 'reports', reportsOf(ada.profile.id, 10))
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  await site.close()
  await product.close()
})

function adasLaunches() {
  const mine = (slug: string) => ({ slug, name: slug, url: `https://${slug}.dev/`, ownerId: ada.profile.id, logo: `/logos/${slug}.svg` })
  const listing = { name: 'Acme Tides', tagline: 'Tides, told', description: 'Tides.', categories: ['design'], pricing: 'paid' as const }
  const checks = [{ id: 'https', label: 'Encryption', status: 'fail' as const, detail: 'None.', fix: 'Move it:\n<a>' }]
  const launches = [
    literalLaunch({ ...mine('drafted'), tagline: 'A revolutionary tagline that is longer than what reads well in a catalog' }),
    literalLaunch(mine('edited')),
    literalLaunch({ ...mine('unfinished'), tagline: '', categories: ['design'] }),
    literalLaunch({ ...mine('waiting'), status: 'pending_review', plan: 'free', week: { year: 2099, week: 2 } }),
    literalLaunch({ ...mine('turned-down'), status: 'rejected', rejectionReason: 'Show the price.\nOn the page.' }),
    liveLaunch({
      ...mine('afloat'),
      badge: { status: 'absent', reason: 'No badge found on this page.', checkedAt: '2026-03-01T00:00:00.000Z' },
    }),
  ]
  return { launches, crawls: ['drafted', 'edited', 'unfinished'].map((id) => literalCrawl({ id, listing, checks, score: 60 })) }
}

const withPage = (person: Person | null, work: (page: Page) => Promise<void>) => withOwnPage(browser, person, work)

/** By keyboard, as many do: a button at the edge of the window moves while the page scrolls. */
async function press(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
}
const pathOf = (page: Page) => new URL(page.url()).pathname
const textOf = (page: Page, selector: string) => page.$eval(selector, (element) => element.textContent ?? '')

async function choose(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await page.keyboard.press('Space')
}

/** Types into an empty field: what stood there goes. */
async function fill(page: Page, selector: string, text: string): Promise<void> {
  await page.$eval(selector, (field) => ((field as HTMLInputElement).value = ''))
  await page.type(selector, text)
}

/** With everything unfolded. */
async function lookAt(page: Page): Promise<string[]> {
  await page.evaluate(`document.querySelectorAll('details').forEach((details) => { details.open = true })`)
  return errorsOf(page)
}

describe('in light and dark, on wide and narrow screens, a page is accessible and scrolls one way only', () => {
  let page: Page
  const complaints: string[] = []
  beforeAll(async () => {
    page = await openOwnPage(browser, ada)
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
  })
  afterAll(() => page.browserContext().close())

  it.each([
    '/dashboard/',
    '/dashboard/waiting/',
    '/dashboard/turned-down/',
    '/dashboard/afloat/',
    '/dashboard/afloat/listing/',
    '/drafts/',
    '/drafts/drafted/?done=save',
    '/drafts/drafted/review/',
  ])('%s, and keeps to its own content security policy', async (path) => {
    const answer = await page.goto(site.origin + path, { waitUntil: 'load' })
    expect(answer?.status()).toBe(200)
    expect(complaints.splice(0)).toEqual([])
    expect(await lookAt(page)).toEqual([])
  })

  it('the dashboard of who has nothing yet', () =>
    withPage(emma, async (page) => {
      await page.goto(`${site.origin}/dashboard/`)
      expect(await lookAt(page)).toEqual([])
    }))

  it('a draft that was refused, and one that was saved elsewhere', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/edited/`)
      await fill(page, '#field-url', 'no address')
      await press(page, '.draft-buttons [value=submit]')
      expect(await page.$$eval('.draft-form .field-error', (found) => found.length)).toBeGreaterThan(1)
      expect(await page.evaluate('document.activeElement.className')).toMatch(/^error-summary\b/)
      expect(await lookAt(page)).toEqual([])
      await page.$eval('[name=seen]', (field) => ((field as HTMLInputElement).value = 'long ago'))
      await press(page, '.draft-buttons [value=save]')
      expect(await textOf(page, '.error-summary')).toContain('changed in another tab')
      expect(await lookAt(page)).toEqual([])
    }))

  it('the sign-in that keeps a form', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/edited/`)
      await page.browserContext().deleteMatchingCookies({ name: 'slipway.session_token' })
      await press(page, '.draft-buttons [value=review]')
      expect(await textOf(page, 'h1')).toBe('Sign in to continue')
      expect(await lookAt(page)).toEqual([])
    }))
})

describe('without scripts', () => {
  it('somebody new gets from the empty dashboard to a launch that waits for its review', () =>
    withPage(null, async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/sign-up/`)
      await signUpIn(page, site.origin, { name: 'Zoe', email: 'zoe@example.com', password: goodPassword })
      expect(pathOf(page)).toBe('/dashboard/')
      await page.type('[name=url]', `http://127.0.0.1:${product.port}/`)
      await press(page, 'form[action="/drafts/"] button')
      const draft = pathOf(page)
      expect(draft).toMatch(/^\/drafts\/tidewatch/)
      expect(await textOf(page, '.notice')).toContain('Draft created')

      await fill(page, '#field-tagline', 'Tide tables that small crews can trust')
      await page.$$eval('[name=categories]', (boxes) => boxes.forEach((box) => ((box as HTMLInputElement).checked = false)))
      await choose(page, '[name=categories][value=sports-outdoors]')
      await press(page, '.draft-buttons [value=submit]')
      expect(await textOf(page, '.error-summary')).toContain('Choose a plan')
      expect(await page.$eval('#field-tagline', (field) => (field as HTMLInputElement).value)).toContain('small crews')

      await choose(page, '[name=plan][value=free]')
      expect(await page.$eval('.for-premium', (part) => part.checkVisibility())).toBe(false)
      const [week] = nextWeeks(new Date(), 1)
      await choose(page, `[name=week][value="${week?.startsOn}"]`)
      await press(page, '.draft-buttons [value=review]')
      expect(pathOf(page)).toBe(`${draft}review/`)
      expect(await textOf(page, '.review-frame')).toContain('small crews can trust')
      await press(page, '.review-submit button')
      expect(await textOf(page, '.error-summary')).toContain('Verify your email to submit')
      await verifyIn(page, site.origin, site.world, 'zoe@example.com')
      await page.goto(`${site.origin}${draft}review/`)
      await press(page, '.review-submit button')
      expect(pathOf(page)).toBe(draft.replace('drafts', 'dashboard'))
      expect(await textOf(page, '.status')).toBe('In review')
    }))
})

describe('with scripts', () => {
  it('Enter in a field saves what was typed and takes nothing over', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/edited/`)
      await fill(page, '#field-tagline', 'Typed by hand')
      await Promise.all([page.waitForResponse((response) => response.request().method() === 'POST'), page.keyboard.press('Enter')])
      expect(pathOf(page)).toBe('/drafts/edited/')
      expect((await site.world.store.findLaunch('edited'))?.tagline).toBe('Typed by hand')
    }))

  it('limits follow what is typed', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/drafted/`)
      await fill(page, '#field-tagline', 'x'.repeat(61))
      expect(await textOf(page, '#field-tagline-count')).toContain('61 / 60 · 1 over')
      await fill(page, '#field-tagline', 'Ebb and flow')
      expect(await textOf(page, '#field-tagline-count')).toContain('12 / 60')
    }))

  it('what the page says is taken over without a save, and what was typed comes back', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/drafted/`)
      const tagline = () => page.$eval('#field-tagline', (field) => (field as HTMLInputElement).value)
      const typed = await tagline()
      await page.$eval('[data-crawled=tagline] button', (button) => (button as HTMLElement).click())
      expect(await tagline()).toBe('Tides, told')
      await page.$eval('[data-crawled=tagline] button', (button) => (button as HTMLElement).click())
      expect(await tagline()).toBe(typed)
      await page.$eval('[data-crawled=categories] button', (button) => (button as HTMLElement).click())
      expect(await page.$$eval('[name=categories]:checked', (boxes) => boxes.map((box) => (box as HTMLInputElement).value))).toEqual([
        'design',
      ])
      expect(pathOf(page)).toBe('/drafts/drafted/')
    }))

  it('a picture is shown as soon as its address is typed, of https and of this site only', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/drafted/#part-pictures`)
      const shown = () => page.$$eval('.picture-row:has(#field-logo) img', (found) => found.map((img) => img.getAttribute('src')))
      await page.click('.picture-row summary')
      await fill(page, '#field-logo', '/badge/acme.svg')
      await page.keyboard.press('Tab')
      expect(await shown()).toEqual(['/badge/acme.svg'])
      await fill(page, '#field-logo', 'javascript:alert(1)')
      await page.keyboard.press('Tab')
      expect(await shown()).toEqual([])
    }))

  it('errors go once they are fixed', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/drafts/unfinished/`)
      await press(page, '.draft-buttons [value=submit]')
      expect(await textOf(page, '#field-plan-error')).toBe('Choose a plan.')
      expect(await textOf(page, '.sections')).toMatch(/Missing: tagline.*Missing: plan and launch date/s)
      await page.type('#field-tagline', 'Tide tables')
      await page.click('.sections [href="#part-launch"]')
      await page.click('[name=plan][value=free]')
      await page.click('.week-choice input:not(:disabled)')
      expect(await page.$$('.field-error, .error-summary, [aria-invalid]')).toEqual([])
    }))

  it('a focused field is never behind the buttons', () =>
    withPage(ada, async (page) => {
      await page.setViewport({ width: 390, height: 700 })
      await page.goto(`${site.origin}/drafts/unfinished/`)
      for (let step = 0; step < 40; step += 1) {
        await page.keyboard.press('Tab')
        const isHidden = await page.evaluate(() => {
          const focused = document.activeElement
          if (!focused?.closest('.draft-part')) return false
          const bar = document.querySelector('.draft-buttons')?.getBoundingClientRect().top ?? 0
          return focused.getBoundingClientRect().bottom > bar
        })
        expect(isHidden).toBe(false)
      }
    }))

  it('a chart shows the value of a day on focus and on hover', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/dashboard/afloat/`)
      const value = () => textOf(page, '.trend__value')
      await page.$eval('.trend__bars', (chart) => (chart as SVGSVGElement).focus())
      const today = await value()
      expect(today).toMatch(/^\w+ \d+, \d{4}: \d+$/)
      await page.keyboard.press('ArrowLeft')
      expect(await value()).not.toBe(today)
      await page.hover('.trend__day')
      expect(await value()).toBe(await page.$eval('.trend__day title', (title) => title.textContent))
    }))
})
