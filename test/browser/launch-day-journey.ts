import type { Browser, Page } from 'puppeteer-core'
import { expect, it } from 'vitest'
import { addDays } from '../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../support/literal-launch.ts'
import { verifyIn } from '../support/public-form.ts'
import { putAll } from '../support/put-all.ts'
import { linkIn, mailAbout, mailsTo } from '../support/read-mail.ts'
import { fill, follow, openBrowser, press, signIn, signInHere, signUp, textOf, type Harbour } from './person.ts'

const listing = {
  name: 'Tidebell',
  tagline: 'Rings when the tide turns',
  description: 'Tidebell listens to gauges and rings when the tide turns.',
  url: 'https://tidebell.example/',
  categories: ['developer-tools'],
}

/**
 * Runa’s Tidebell: rejected, edited, approved, live at midnight, voted for by somebody who had to sign in first, talked about, first of its week, and
 * updated; everybody is told of their part by email, until they unsubscribe. Mika has moderated before.
 */
export function itIsHeardOf(browse: () => Browser, harbour: () => Harbour) {
  const path = '/launches/tidebell/'
  let [runa, mika, vera]: Page[] = []
  let monday = ''
  const launch = async () => (await harbour().service.world.store.findLaunch('tidebell')) ?? literalLaunch()
  /** The schedule runs and emails are sent as at this moment. */
  const comes = async (moment: string) => {
    const { world, scheduler } = harbour().service
    const begun = Date.now()
    world.clock = () => new Date(Date.parse(moment) + Date.now() - begun)
    await scheduler.tick()
    world.events.wake()
  }
  /** A decision can be undone for a minute; then it’s told. */
  const laterBy = (minutes: number) => comes(new Date(harbour().service.world.clock().getTime() + minutes * 61_000).toISOString())
  /** What is decided can be undone for a minute; then emails wait five minutes for more of them. */
  const isTold = async () => {
    await laterBy(1)
    await expect.poll(() => harbour().service.world.store.list('events', 'state', 'waiting')).toEqual([])
    await laterBy(5)
  }
  const mail = (name: string, subject: string) => mailAbout(harbour().mail, `${name}@example.org`, subject)
  const open = async (page: Page, where: string) => void (await page.goto(harbour().site + where))

  it('a rejected launch tells its maker why; edited, it’s approved', async () => {
    const { service, site } = harbour()
    ;[runa, mika, vera] = await Promise.all([1, 2, 3].map(() => openBrowser(browse())))
    if (!runa || !mika) throw new Error('No tabs.')
    await signUp(runa, harbour(), 'Runa')
    await signIn(mika, site, 'mika@example.org')
    await verifyIn(mika, site, service.world, 'mika@example.org')
    const [profile] = await service.world.store.list('profiles', 'email', 'runa@example.org')
    const own = { ...listing, slug: 'tidebell', pricing: 'free', ownerId: profile?.id ?? '' } as const
    await putAll(service.world.store, 'launches', [literalLaunch(own)])
    await putAll(service.world.store, 'crawls', [literalCrawl({ id: 'tidebell' })])
    const submit = async (page: Page) => {
      await open(page, '/drafts/tidebell/')
      await press(page, '[name=plan][value=free]')
      await press(page, '[name=week]:not(:disabled)')
      await follow(page, 'button[name=do][value=submit]')
    }
    await submit(runa)
    await isTold()
    await mail('runa', 'Tidebell is in review')
    await mail('mika', 'Tidebell')

    await open(mika, '/moderation/')
    await press(mika, '.decision__reject summary')
    await fill(mika, '.decision__reject [name=reason]', 'Say which gauges it listens to.')
    await follow(mika, '.decision__reject button:not([type])')
    await isTold()
    const rejection = await mail('runa', 'was rejected')
    expect(rejection.text).toContain('Say which gauges it listens to.')

    await runa.goto(linkIn(rejection, '/dashboard/tidebell/'))
    await follow(runa, 'form:has([name=do][value=reopen]) button')
    await submit(runa)
    await open(mika, '/moderation/')
    await follow(mika, 'form.decision__approve button')
    await isTold()
    await mail('runa', 'is approved')
    monday = (await launch()).launchDate ?? ''
  })

  it('the day before, its maker is reminded, and at midnight it’s live', async () => {
    await comes(`${addDays(monday, -1)}T00:00:01Z`)
    await mail('runa', 'launches tomorrow')
    expect((await launch()).status).toBe('scheduled')
    await comes(`${monday}T00:00:01Z`)
    expect((await launch()).status).toBe('live')
    const live = await mail('runa', 'Tidebell is live')
    expect(linkIn(live, path)).toBe(`${harbour().site}${path}`)
  })

  it('a vote pressed while signed out is cast after sign-in', async () => {
    if (!vera) throw new Error('No tab.')
    await signUp(vera, harbour(), 'Vera')
    await follow(vera, 'form[action="/sign-out/"] button')
    await open(vera, path)
    await follow(vera, '.upvote button')
    expect(await textOf(vera)).toContain('Tidebell')
    await signInHere(vera, 'vera@example.org')
    expect(new URL(vera.url()).pathname).toBe(path)
    expect((await launch()).upvotes).toBe(1)
  })

  it('a comment reaches the maker within the hour, and the reply reaches its author', async () => {
    if (!vera || !runa) throw new Error('No tabs.')
    await fill(vera, '.talk > .talk__form textarea', 'Does it ring at night?')
    await follow(vera, '.talk > .talk__form button:not([type])')
    await open(runa, path)
    expect(await textOf(runa)).toContain('Does it ring at night?')
    const reply = '.comment__do:has([name=replyTo])'
    await press(runa, `${reply} summary`)
    await fill(runa, `${reply} textarea`, 'Only if you want it to.')
    await follow(runa, `${reply} button:not([type])`)
    expect(await mailsTo(harbour().mail, 'vera@example.org')).toHaveLength(1) // nothing but the link to verify it
    await expect.poll(() => harbour().service.world.store.list('events', 'state', 'waiting')).toEqual([])
    await comes(`${monday}T01:10:00Z`)
    expect((await mail('runa', '1 comment and new votes')).text).toContain('Does it ring at night?')
    expect((await mail('vera', 'New reply')).text).toContain('Only if you want it to.')
  })

  it('it’s first of its week, and keeps the badge', async () => {
    if (!runa) throw new Error('No tab.')
    await open(runa, '/weeks/')
    expect(await textOf(runa)).toContain('Tidebell')
    await comes(`${addDays(monday, 7)}T00:00:10Z`)
    await mail('runa', 'Tidebell is No. 1 of the week')
    expect(await (await fetch(`${harbour().service.origin}/badge/tidebell.svg`)).text()).toContain('No. 1')
    await open(runa, path)
    expect(await textOf(runa)).toMatch(/No\. 1 of week/i)
  })

  it('an update reaches who saved it, until they unsubscribe', async () => {
    if (!vera || !runa) throw new Error('No tabs.')
    await open(vera, path)
    await press(vera, '.save button')
    await expect.poll(() => harbour().service.world.store.countBy('bookmarks', 'launchId', 'tidebell')).toBe(1)
    const post = async (title: string) => {
      if (!runa) throw new Error('No tab.')
      await open(runa, '/dashboard/tidebell/')
      await fill(runa, 'form:has([value=news]) [name=title]', title)
      await fill(runa, 'form:has([value=news]) [name=text]', 'It rings twice now.')
      await follow(runa, 'form:has([value=news]) button')
    }
    await post('Ebb and flow')
    const update = await mail('vera', 'Ebb and flow')
    expect(update.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe('List-Unsubscribe=One-Click')
    await vera.goto(linkIn(update, '/unsubscribe/'))
    await follow(vera, 'main form button:not([type])')
    await post('Spring tides')
    await expect.poll(() => harbour().service.world.store.list('events', 'state', 'waiting')).toEqual([])
    const [profile] = await harbour().service.world.store.list('profiles', 'email', 'vera@example.org')
    const notices = await harbour().service.world.store.list('notices', 'accountId', profile?.id ?? '')
    expect(notices.filter(({ kind }) => kind === 'update').map(({ mailId }) => mailId === null)).toEqual([false, true])
    expect((await mailsTo(harbour().mail, 'vera@example.org')).map(({ subject }) => subject)).toHaveLength(3)
  })
}
