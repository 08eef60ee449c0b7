import type { Browser, Page } from 'puppeteer-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { launchChromium } from '../support/browsers.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { putAll } from '../support/put-all.ts'
import { runService, type RunningService } from '../support/service.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { openOwnPage } from './own-page.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const submittedAt = new Date().toISOString()

let browser: Browser
let site: RunningService
let mia: Person
let page: Page
beforeAll(async () => {
  site = await runService({ SAMPLE_DATA: '0', MODERATORS: 'mia@example.com', WEEK_CAPACITY: '20', WEEK_CAPACITY_PER_MAKER: '20' })
  mia = await signUpPerson(site, 'Mia')
  const { profile: eve } = await signUpPerson(site, 'Eve')
  await putAll(site.world.store, 'launches', [
    liveLaunch({ slug: 'teapot', name: 'Teapot', ownerId: eve.id }),
    ...range(5).map((n) => {
      const names = { slug: `new-${n}`, name: `New ${n}`, url: `https://new-${n}.dev/` }
      return literalLaunch({
        ...names,
        ownerId: eve.id,
        status: 'pending_review',
        plan: 'free',
        requestedLaunchDate: '2026-03-09',
        submittedAt,
      })
    }),
  ])
  const comment = { launchId: 'teapot', accountId: eve.id, author: { name: 'Eve', handle: null }, at: submittedAt }
  const waiting = range(8).map((n) => ({ ...comment, id: `c${n}`, text: `See https://example.com/${n}`, exclusion: 'held' as const }))
  const reported = range(2).map((n) => ({ ...comment, id: `r${n}`, text: `Rude ${n}` }))
  await putAll(site.world.store, 'comments', [...waiting, ...reported])
  const flag = {
    subject: 'comment',
    launchId: 'teapot',
    accountId: mia.profile.id,
    reason: 'abuse',
    text: '',
    state: 'open',
    at: submittedAt,
  } as const
  await putAll(
    site.world.store,
    'flags',
    reported.map(({ id }) => ({ ...flag, id: `${id}:${mia.profile.id}`, subjectId: id })),
  )
  browser = await launchChromium()
  page = await openOwnPage(browser, mia)
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Opens a queue, brings the focus there by keyboard on the first visit, and presses keys; those that decide load the queue again. Returns how many there were. */
async function decideAll(path: string, keys: readonly string[]): Promise<number> {
  await page.goto(site.origin + path)
  const isChosen = (await page.$('[data-queue-start][aria-pressed=true]')) !== null
  if (!isChosen) {
    await page.focus('[data-queue-start]')
    await page.keyboard.press('Enter')
  }
  for (const key of keys)
    await (key === 'j' ? page.keyboard.press(key) : Promise.all([page.waitForNavigation(), page.keyboard.press(key as 'a')]))
  return keys.length + (isChosen ? 0 : 1)
}
const focused = () => page.evaluate(() => document.activeElement?.id)
const statuses = async () => (await site.world.store.list('launches', 'status', 'pending_review')).length
const held = () => site.world.store.countBy('comments', 'exclusion', 'held')

it('the help for the keyboard is a few tabs away', async () => {
  await page.goto(`${site.origin}/moderation/comments/`)
  const isOn = (what: string) => page.evaluate((selector) => document.activeElement?.matches(selector), what)
  let tabs = 0
  for (; tabs < 30 && !(await isOn('[data-queue-start]')); tabs += 1) {
    await page.keyboard.press('Tab')
    if (await isOn('.skip-link')) await page.keyboard.press('Enter')
  }
  expect(tabs).toBe(4)
})

it('submissions, comments and reports are decided by keyboard, a key each, and each decision can be undone', async () => {
  let presses = await decideAll('/moderation/', ['a', 'a'])
  expect(await statuses()).toBe(3)
  presses += await decideAll('/moderation/', ['a', 'u', ...range(3).map(() => 'a')])
  expect(await statuses()).toBe(0)
  presses += await decideAll('/moderation/comments/', ['a', 'd', ...range(6).map(() => 'a')])
  expect([await held(), await site.world.store.get('comments', 'c1')]).toEqual([0, null])
  presses += await decideAll(
    '/moderation/reports/',
    range(2).map(() => 'd'),
  )
  expect(await site.world.store.countBy('flags', 'state', 'open')).toBe(0)
  expect(presses).toBe(18)
})

it('an undo goes back to what it brought back, and again to the decision before', async () => {
  const { profile } = await signUpPerson(site, 'Ann')
  const text = (n: number) => ({
    id: `u${n}`,
    launchId: 'teapot',
    accountId: profile.id,
    author: { name: 'Ann', handle: null },
    text: `Held ${n}`,
  })
  await putAll(
    site.world.store,
    'comments',
    range(5).map((n) => ({ ...text(n), at: submittedAt, exclusion: 'held' as const })),
  )
  await decideAll('/moderation/comments/', ['j', 'j', 'a'])
  expect(await focused()).toBe('comment-u3')
  await decideAll('/moderation/comments/', ['a', 'a', 'u'])
  expect(await focused()).toBe('comment-u1')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('u')])
  expect(await focused()).toBe('comment-u0')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('u')])
  expect(await focused()).toBe('comment-u2')
  expect(await held()).toBe(5)
})

it('the last decision of a queue is undone by a key, too', async () => {
  await decideAll('/moderation/comments/', ['a', 'a', 'a', 'a', 'a', 'u'])
  expect(await held()).toBe(1)
  await decideAll('/moderation/comments/', ['a'])
})

it('keys pressed while a page loads decide nothing that wasn’t seen: only U is remembered, and only for this queue', async () => {
  const { store } = site.world
  const comment = { launchId: 'teapot', accountId: mia.profile.id, author: { name: 'Mia', handle: null }, text: 'Held', at: submittedAt }
  await putAll(
    store,
    'comments',
    range(3).map((n) => ({ ...comment, id: `f${n}`, exclusion: 'held' as const })),
  )
  await putAll(store, 'launches', [literalLaunch({ slug: 'fast', name: 'Fast', status: 'pending_review', submittedAt })])
  await decideAll('/moderation/', ['a'])
  await decideAll('/moderation/comments/', [])
  const held = async () => (await store.list('comments', 'exclusion', 'held')).map(({ id }) => id).toSorted()
  await site.world.store.transact(async () => {
    await page.keyboard.press('a')
    await page.keyboard.press('u')
    await page.keyboard.press('a')
  })
  // Before the first key has arrived, it looks as it does after the second.
  const undone = async () => (await store.list('decisions', 'accountId', mia.profile.id)).filter((each) => each.undone !== undefined)
  await expect.poll(async () => (await undone()).some(({ commentId }) => commentId === 'f0')).toBe(true)
  await expect.poll(async () => [await held(), await focused()]).toEqual([['f0', 'f1', 'f2'], 'comment-f0'])
  expect(await page.$$eval('.undo', (forms) => forms.map(({ textContent }) => textContent).join(' '))).not.toContain('Fast')
  await store.transact(async ({ remove }) => {
    for (const id of await held()) await remove('comments', id)
  })
})

it('a reason is chosen with arrow keys, and Escape closes it', async () => {
  await putAll(site.world.store, 'launches', [literalLaunch({ slug: 'soon', status: 'pending_review', submittedAt })])
  await decideAll('/moderation/', [])
  await page.keyboard.press('r')
  await page.focus('details[open] select')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const [, second] = await page.$eval('details[open] select', ({ options }) => [...options].slice(1, 3).map(({ value }) => value))
  await page.keyboard.press('Enter')
  expect(await page.$eval('textarea:focus', ({ value }) => value)).toBe(second)
  await page.keyboard.press('Escape')
  expect([await focused(), await page.$('details[open] textarea')]).toEqual(['pending-soon', null])
  await page.keyboard.press('r')
  await page.keyboard.down('Control')
  await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')])
  await page.keyboard.up('Control')
  expect(await statuses()).toBe(0)
})

it('a key that is held down decides on one item only, and only J and K repeat', async () => {
  const comment = {
    launchId: 'teapot',
    accountId: 'nobody',
    author: { name: 'Eve', handle: null },
    at: submittedAt,
    exclusion: 'held' as const,
  }
  await putAll(
    site.world.store,
    'comments',
    range(3).map((n) => ({ ...comment, id: `h${n}`, text: `Held ${n}` })),
  )
  await decideAll('/moderation/comments/', [])
  const repeat = (key: string) =>
    page.evaluate((held) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: held, repeat: true, bubbles: true, cancelable: true }))
    }, key)
  await repeat('j')
  expect(await focused()).toBe('comment-h1')
  await repeat('d')
  await page.goto(`${site.origin}/moderation/comments/`)
  expect(await held()).toBe(3)
  await decideAll('/moderation/comments/', ['d', 'd', 'd'])
})

it('keys do nothing while somebody types a reason', async () => {
  await putAll(site.world.store, 'launches', [literalLaunch({ slug: 'late', status: 'pending_review', submittedAt })])
  await decideAll('/moderation/', [])
  await page.keyboard.press('r')
  await page.keyboard.type('a jar')
  expect(await page.$eval('textarea:focus', (field) => field.value)).toBe('a jar')
  expect(await statuses()).toBe(1)
})
