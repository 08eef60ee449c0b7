import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { errorsOf } from '../support/page-looks.ts'
import { putAll } from '../support/put-all.ts'
import { runService, type RunningService } from '../support/service.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { goodPassword } from '../support/visitor.ts'
import { openOwnPage, withOwnPage } from './own-page.ts'

let browser: Browser
let site: RunningService
let ada: Person
let mia: Person
beforeAll(async () => {
  site = await runService({ SAMPLE_DATA: '0', MODERATORS: 'mia@example.com' })
  ada = await signUpPerson(site, 'Ada')
  mia = await signUpPerson(site, 'Mia')
  site.world.clock = () => new Date('2026-03-04T12:00:00Z')
  browser = await launchChromium()
  const said = { launchId: 'teapot', author: { name: 'Ada', handle: 'ada' }, at: '2026-03-04T10:00:00.000Z' }
  await putAll(site.world.store, 'comments', [
    { ...said, id: '1', accountId: ada.profile.id, text: 'Does it whistle?' },
    { ...said, id: '2', accountId: 'gone', text: `${'a'.repeat(300)}\n\nand more` },
  ])
  const { tagline, description, categories, ...listing } = literalLaunch({ name: 'Teapot', url: 'https://teapot.example/' })
  const approved = { ...listing, tagline, description, categories, screenshots: ['/sample/screenshots/lintel-1.svg'] }
  const proposed = {
    ...approved,
    tagline: 'Cheap casino bonuses',
    categories: ['design'],
    screenshots: [],
    demoVideoUrl: 'https://casino.example/',
  }
  const by = ada.profile.id
  await putAll(site.world.store, 'revisions', [{ id: 'teapot', state: 'waiting', approved, proposed, by, at: said.at }])
  await putAll(site.world.store, 'changelog', [{ id: '1', launchId: 'teapot', title: 'A lid', text: 'It closes.', at: said.at }])
})
beforeEach(() =>
  putAll(site.world.store, 'launches', [
    liveLaunch({
      slug: 'teapot',
      upvotes: 7,
      ownerId: ada.profile.id,
      plan: 'premium_7',
      firstComment: 'I made it.',
      screenshots: ['/sample/screenshots/lintel-1.svg', '/sample/screenshots/lintel-2.svg'],
      demoVideoUrl: 'https://youtu.be/aqz-KE-bpKQ',
      categories: ['games'],
    }),
    liveLaunch({ slug: 'kettle', name: 'Kettle', upvotes: 3, categories: ['games'] }),
    literalLaunch({
      slug: 'acme',
      status: 'pending_review',
      plan: 'premium_14_pro',
      requestedLaunchDate: '2026-03-09',
      submittedAt: '2026-03-01T12:00:00.000Z',
      rejectionReason: 'Not yet.',
    }),
    literalLaunch({
      slug: 'twin',
      name: 'Twin',
      status: 'pending_review',
      plan: 'free',
      requestedLaunchDate: '2026-03-02',
      submittedAt: '2026-03-03T12:00:00.000Z',
    }),
  ]),
)
afterAll(async () => {
  await browser.close()
  await site.close()
})

const withPage = (person: Person | null, work: (page: Page) => Promise<void>) => withOwnPage(browser, person, work)

/** By keyboard: without scripts in a page its elements cannot be brought under the mouse, and a mouse can be too fast for a new page. */
async function enter(page: Page, selector: string): Promise<void> {
  await page.focus(selector)
  await page.keyboard.press('Enter')
}
const press = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), enter(page, selector)])
const button = '#launch-kettle .upvotes'
const voteOf = (page: Page, selector = button) =>
  page.$eval(selector, (found) => [found.getAttribute('aria-pressed'), found.querySelector('[data-upvote-count]')?.textContent])

describe('in light and dark, on wide and narrow screens, accessible and scrolling one way only', () => {
  const pages: Page[] = []
  const pageOf = async (person: Person) => (pages[[ada, mia].indexOf(person)] ??= await openOwnPage(browser, person))
  afterAll(() => Promise.all(pages.map((page) => page.browserContext().close())))

  it.each([
    ['the catalog of somebody signed in', () => ada, '/categories/games/'],
    ['a launch as its maker sees it', () => ada, '/launches/teapot/'],
    ['a launch as a moderator sees it', () => mia, '/launches/teapot/'],
    ['the moderation queue', () => mia, '/moderation/'],
    ['edits of live listings', () => mia, '/moderation/edits/'],
    ['the reasons to choose from', () => mia, '/moderation/reasons/'],
    ['the dashboard of a launch whose edit waits', () => ada, '/dashboard/teapot/'],
    ['what is not for makers', () => ada, '/moderation/'],
  ])('%s', async (_, person, path) => {
    const page = await pageOf(person())
    await page.bringToFront()
    await page.goto(site.origin + path, { waitUntil: 'load' })
    await page.evaluate(`document.querySelectorAll('details').forEach((details) => { details.open = true })`)
    expect(await errorsOf(page)).toEqual([])
  })

  it('a category without launches', () =>
    withPage(null, async (page) => {
      await page.goto(`${site.origin}/categories/travel-hospitality/`, { waitUntil: 'load' })
      expect(await errorsOf(page)).toEqual([])
    }))

  it('a refused comment', () =>
    withPage(ada, async (page) => {
      await page.goto(`${site.origin}/launches/teapot/`)
      await page.type('#field-text-comment', ' ')
      await press(page, '.talk > .talk__form button')
      await page.waitForFunction(() => document.activeElement?.id === 'field-text-comment', { polling: 50 })
      expect(await errorsOf(page)).toEqual([])
    }))

  it('refused decisions', () =>
    withPage(mia, async (page) => {
      await page.goto(`${site.origin}/moderation/`)
      await page.evaluate(`document.querySelectorAll('form').forEach((form) => { form.noValidate = true })`)
      await page.$eval('#field-launchDate-acme', (field) => ((field as HTMLInputElement).value = '2026-03-02'))
      await press(page, '#pending-acme .decision__approve button')
      expect(await page.$eval('#field-launchDate-acme-error', (fault) => fault.textContent)).toContain('March 4, 2026')
      await page.waitForFunction(() => document.activeElement?.classList.contains('error-summary'), { polling: 50 })
      expect(await errorsOf(page)).toEqual([])
    }))
})

describe('with scripts', () => {
  it('a vote changes only its button, and the next press withdraws it', () =>
    withPage(mia, async (page) => {
      await page.goto(`${site.origin}/categories/games/`)
      await page.evaluate('window.stayed = true')
      await enter(page, button)
      await page.waitForSelector(`${button}[aria-pressed=true]`)
      expect(await voteOf(page)).toEqual(['true', '4'])
      expect((await site.world.store.findLaunch('kettle'))?.upvotes).toBe(4)
      await enter(page, button)
      await page.waitForSelector(`${button}[aria-pressed=false]`)
      expect(await voteOf(page)).toEqual(['false', '3'])
      expect(await page.evaluate('window.stayed')).toBe(true)
    }))

  it('a signed-out vote is cast by signing in, and its launch says so', () =>
    withPage(null, async (page) => {
      await page.goto(`${site.origin}/categories/games/`)
      await press(page, button)
      expect(await page.$eval('h1', (heading) => heading.textContent)).toBe('Sign in to vote for Kettle')
      expect(await errorsOf(page)).toEqual([])
      await page.type('[name=email]', mia.profile.email)
      await page.type('[name=password]', goodPassword)
      await press(page, 'main form button:not([type])')
      expect(page.url()).toBe(`${site.origin}/launches/kettle/?done=pressed-upvote`)
      expect(await page.$eval('.notice', (notice) => notice.textContent)).toContain('Your vote is in.')
      expect(await voteOf(page, '.upvotes')).toEqual(['true', '4'])
      await enter(page, '.upvotes')
      await page.waitForSelector('.upvotes[aria-pressed=false]')
    }))

  it('a broken image leaves no gap', () =>
    withPage(null, async (page) => {
      const gone = 'https://localhost:9/gone.png'
      await putAll(site.world.store, 'launches', [
        liveLaunch({ slug: 'kettle', name: 'Kettle', logo: gone, screenshots: [gone], categories: ['games'] }),
      ])
      for (const path of ['/categories/games/', '/launches/kettle/']) {
        await page.goto(site.origin + path)
        await page.waitForFunction(() => [...document.images].every((image) => image.complete && image.naturalWidth > 0), { polling: 50 })
        expect(await page.$('.no-logo')).not.toBeNull()
        expect(await page.$('.gallery')).toBeNull()
      }
    }))

  it('each image that failed before the script ran is replaced', () =>
    withPage(null, async (page) => {
      const [logo, screenshot] = ['https://localhost:9/logo.png', 'https://localhost:9/screenshot.png']
      await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'kettle', name: 'Kettle', logo, screenshots: [screenshot] })])
      const haveFailed = () => document.readyState !== 'loading' && [...document.images].every((image) => image.complete)
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        const ready = request.url().endsWith('-site.js') ? page.waitForFunction(haveFailed, { polling: 50 }) : Promise.resolve()
        void ready.then(() => request.continue())
      })
      await page.goto(`${site.origin}/launches/kettle/`)
      expect(await page.$('.no-logo')).not.toBeNull()
      expect(await page.$('.gallery')).toBeNull()
    }))

  it('a dialog steps through the screenshots by keyboard, and returns the focus to the one in view', () =>
    withPage(null, async (page) => {
      const screenshots = [1, 2, 3].map((number) => `/sample/screenshots/lintel-${number}.svg`)
      await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'kettle', screenshots })])
      await page.goto(`${site.origin}/launches/kettle/`)
      await enter(page, '.gallery__strip a')
      await page.waitForSelector('dialog[open]')
      await page.keyboard.press('ArrowRight')
      expect(await page.$eval('[data-counter]', (counter) => counter.textContent)).toBe('2 of 3')
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog:not([open])')
      // The browser tells of the closing a moment after it: until then the focus is where it was.
      await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(screenshots[1])
      expect(await page.$eval('.gallery__thumbs [aria-current]', (thumb) => thumb.getAttribute('href'))).toBe('#screenshot-2')
    }))

  it('nothing is loaded from a video’s host until it is played', () =>
    withPage(null, async (page) => {
      await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'kettle', demoVideoUrl: 'https://youtu.be/aqz-KE-bpKQ' })])
      const elsewhere: string[] = []
      await page.setRequestInterception(true)
      page.on('request', (request) => {
        if (request.url().startsWith(site.origin)) return void request.continue()
        elsewhere.push(request.url())
        return void request.respond({ contentType: 'text/html', body: '<title>Player</title>' })
      })
      await page.goto(`${site.origin}/launches/kettle/`, { waitUntil: 'load' })
      expect(elsewhere).toEqual([])
      await enter(page, '.video__poster')
      await page.waitForSelector('iframe.video__player')
      await expect.poll(() => elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0'])
    }))

  it('one rejection is open at a time, stays where it was pressed, and takes its reason from the list', () =>
    withPage(mia, async (page) => {
      await page.goto(`${site.origin}/moderation/`)
      const [first, second] = ['#pending-acme .decision__reject', '#pending-twin .decision__reject']
      const top = () => page.$eval(`${second} summary`, (summary) => summary.getBoundingClientRect().top + scrollY)
      const before = await top()
      await enter(page, `${second} summary`)
      expect(Math.abs((await top()) - before)).toBeLessThan(1)
      await enter(page, `${first} summary`)
      expect(await page.$$eval('.decision__reject[open]', (open) => open.length)).toBe(1)
      await page.select(`${first} select`, 'This product is already listed.')
      await page.keyboard.type(' Twice.')
      expect(await page.$eval('#field-reason-acme', (text) => (text as HTMLTextAreaElement).value)).toBe(
        'This product is already listed. Twice.',
      )
      await page.$eval('#field-reason-acme', (text) => ((text as HTMLTextAreaElement).value = 'x'.repeat(2001)))
      await press(page, `${first} form button`)
      await page.waitForFunction(() => document.activeElement?.classList.contains('error-summary'), { polling: 50 })
      expect(
        await page.$eval(
          '.error-summary',
          (errors) => errors.getBoundingClientRect().top > 0 && errors.getBoundingClientRect().top < innerHeight,
        ),
      ).toBe(true)
    }))

  it('no page breaks its own content security policy', () =>
    withPage(mia, async (page) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (/content security policy/i.test(message.text())) complaints.push(message.text())
      })
      for (const path of ['/', '/launches/teapot/', '/moderation/']) await page.goto(site.origin + path, { waitUntil: 'load' })
      expect(complaints).toEqual([])
    }))
})

describe('without scripts', () => {
  it('voting, commenting and deleting the comment work', () =>
    withPage(mia, async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/`)
      await press(page, button)
      expect(page.url()).toBe(`${site.origin}/#launch-kettle`)
      expect(await voteOf(page)).toEqual(['true', '4'])
      await press(page, button)
      await press(page, '#launch-kettle h3 a')
      await page.type('#field-text-comment', 'Fine kettle')
      await press(page, '.talk__form button')
      expect(await page.$eval('.talk__list .comment__text', (text) => text.textContent)).toBe('Fine kettle')
      await enter(page, '.comment__do:has([action$="/remove/"]) summary')
      await press(page, '[action$="/remove/"] button')
      expect(await page.$('.talk__list')).toBeNull()
    }))

  it('a moderator rejects one launch and approves another', () =>
    withPage(mia, async (page) => {
      await page.setJavaScriptEnabled(false)
      await page.goto(`${site.origin}/moderation/`)
      await enter(page, '#pending-acme .decision__reject summary')
      await page.type('#field-reason-acme', 'Show the product.')
      await press(page, '#pending-acme .decision__reason button')
      expect(await page.$eval('.notice p', (notice) => notice.textContent)).toContain('Acme rejected.')
      expect(page.url()).toMatch(/#pending-twin$/)
      await press(page, '#pending-twin .decision__approve button')
      expect(await page.$eval('.notice p', (notice) => notice.textContent)).toBe('Twin is scheduled for March 9, 2026.')
      expect(await page.$eval('.empty__title', (title) => title.textContent)).toBe('All caught up')
    }))
})
