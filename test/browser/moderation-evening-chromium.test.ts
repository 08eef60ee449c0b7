import type { Page } from 'puppeteer-core'
import { expect, it } from 'vitest'
import type { Comment } from '../../api/domain/records.ts'
import { launchChromium } from '../support/browsers.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { putAll } from '../support/put-all.ts'
import { runService, type RunningService } from '../support/service.ts'
import { signUpPerson } from '../support/signed-in.ts'
import { haveVoted, ringOf } from '../support/voters.ts'
import { openOwnPage } from './own-page.ts'

// One evening on a site of 1,000 members: 15 submissions, 40 comments of which 12 wait, 6 flags and 2 rings of 30 voters.

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at)
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
const day = (at: string) => at.slice(0, 10)

async function fill({ world, scheduler }: RunningService): Promise<string[]> {
  const { store } = world
  const at = hoursAgo(3)
  const member = (n: number) => ({ id: `m${n}`, email: `m${n}@site${n % 40}.example`, name: `Member ${n}`, handle: `member${n}` })
  await putAll(
    store,
    'profiles',
    range(1000).map((n) => ({ ...member(n), createdAt: hoursAgo(24 * (5 + n)), emailProven: true as const })),
  )
  const live = (n: number) =>
    liveLaunch({ slug: `live-${n}`, ownerId: `m${n}`, url: `https://live-${n}.dev/`, launchDate: day(at), upvotes: 5 })
  const pending = { status: 'pending_review', plan: 'free', requestedLaunchDate: '2026-03-09', submittedAt: at } as const
  const submission = (n: number) =>
    literalLaunch({ ...pending, id: `new-${n}`, slug: `new-${n}`, name: `New ${n}`, url: `https://new-${n}.dev/`, ownerId: `m${100 + n}` })
  await putAll(store, 'launches', [...range(30).map(live), ...range(15).map(submission)])
  const comment = (n: number): Comment => {
    const by = { accountId: `m${200 + n}`, author: { name: `Member ${200 + n}`, handle: null } }
    const written = { id: `c${100 + n}`, launchId: `live-${n % 30}`, ...by, at, day: day(at) }
    return n < 12 ? { ...written, text: `See https://pot-${n}.example/`, exclusion: 'held' } : { ...written, text: `Fine, ${n}.` }
  }
  await putAll(store, 'comments', range(40).map(comment))
  const flagged = [
    ...range(4).map((n) => ({ subject: 'comment' as const, subjectId: `c${120 + n}`, launchId: `live-${20 + n}` })),
    { subject: 'launch' as const, subjectId: 'live-3', launchId: 'live-3' },
    { subject: 'person' as const, subjectId: 'm4', launchId: 'live-4' },
  ]
  const open = { reason: 'spam', text: '', at, state: 'open' } as const
  const flags = flagged.map((about, n) => ({ ...about, ...open, accountId: `m${300 + n}`, id: `${about.subjectId}:m${300 + n}` }))
  await putAll(store, 'flags', flags)
  const honest = range(40).map((n) => ({
    name: `h${n}`,
    ip: `198.51.${n}.7`,
    joinedAt: hoursAgo(24 * (9 + n * 7)),
    slugs: [`live-${3 + (n % 27)}`, `live-${(n * 11) % 30}`],
  }))
  await haveVoted(world, honest)
  for (const n of [1, 2]) {
    const ring = ringOf(30, [`live-${n}`], hoursAgo(1), `203.0.${n}.7`)
    const named = ring.map((voter) => ({ ...voter, name: `r${n}-${voter.name}` }))
    await haveVoted(world, named)
  }
  const rings = async () => {
    await scheduler.tick()
    return (await store.list('voteReviews', 'state', 'waiting')).map(({ id }) => id).toSorted()
  }
  await expect.poll(rings).toEqual(['live-1', 'live-2'])
  return rings()
}

/** Presses keys and buttons, and counts those and the pages that load. */
function countOn(page: Page, origin: string) {
  const count = { presses: 0, loads: 0 }
  const press = async (act: () => Promise<unknown>, loads: boolean) => {
    await (loads ? Promise.all([page.waitForNavigation(), act()]) : act())
    count.presses += 1
    if (loads) count.loads += 1
  }
  const go = async (path: string) => {
    await page.goto(origin + path)
    count.loads += 1
  }
  const start = async (path: string) => {
    await go(path)
    if ((await page.$('[data-queue-start][aria-pressed=true]')) === null) await press(() => page.click('[data-queue-start]'), false)
  }
  const keys = async (letters: string) => {
    for (const letter of letters) await press(() => page.keyboard.press(letter as 'a'), true)
  }
  return { count, press, go, start, keys }
}

it('an evening takes a moderator fewer than 50 presses and 45 page loads', async () => {
  const site = await runService({ SAMPLE_DATA: '0', MODERATORS: 'mia@example.com', WEEK_CAPACITY: '50' })
  const { store } = site.world
  const mia = await signUpPerson(site, 'Mia')
  const rings = await fill(site)
  const browser = await launchChromium()
  const page = await openOwnPage(browser, mia)
  const { count, press, go, start, keys } = countOn(page, site.origin)

  await start('/moderation/')
  await keys('a'.repeat(12))
  for (const _ of range(3)) {
    await press(() => page.keyboard.press('r'), false)
    const preset = await page.waitForSelector('details[open] select[name=preset]')
    const reason = await preset?.evaluate((select) => select.options[1]?.value ?? '')
    await press(async () => preset?.select(reason ?? ''), false)
    await press(() => page.click('details[open] .sw-button--danger'), true)
  }
  await start('/moderation/comments/')
  await keys(`ad${'a'.repeat(10)}`)
  await start('/moderation/reports/')
  await keys('dddddd')
  for (const slug of rings) {
    await go('/moderation/votes/')
    await go(`/moderation/votes/${slug}/`)
    await press(() => page.click('main button[value=leave-out]'), true)
  }
  const left = [
    await store.countBy('launches', 'status', 'pending_review'),
    await store.countBy('comments', 'exclusion', 'held'),
    await store.countBy('flags', 'state', 'open'),
    await store.countBy('voteReviews', 'state', 'waiting'),
  ]
  expect(left).toEqual([0, 0, 0, 0])
  expect(count.presses).toBeLessThan(50)
  expect(count.loads).toBeLessThan(45)
  await browser.close()
  await site.close()
})
