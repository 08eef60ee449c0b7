import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkListing } from '../../../../api/actions/elsewhere/note-place.ts'
import { noteElsewhere } from '../../../../api/actions/elsewhere/note-elsewhere.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { Failure } from '../../../../api/domain/failure.ts'
import { newSubmission } from '../../../../api/domain/elsewhere/states.ts'
import { noticeOf, resolveNotice } from '../../../../api/notices/kinds.ts'
import { startScheduler } from '../../../../api/startup/scheduler.ts'
import { literalEntry, putDirectories } from '../../../support/literal-directory.ts'
import { ada, bob, callerOf, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalPage, literalSite } from '../../../support/literal-page.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const listingUrl = 'https://harbour.example/p/acme'
const input = { slug: 'acme', directory: 'harbour', listingUrl }
const siteWith = (rel: string[] | null) =>
  literalSite({
    page: literalPage({ url: listingUrl, links: rel === null ? [] : [{ url: 'https://acme.dev/', text: 'Acme', rel, images: [] }] }),
  })
const down = new Failure('BAD_REQUEST', 'harbour.example took too long to respond.')

let catalog: LaunchWorld
const sites: Record<string, ReturnType<typeof siteWith> | Failure> = {}
beforeEach(async () => {
  sites[listingUrl] = siteWith([])
  catalog = await openLaunchWorld({
    launches: [liveLaunch({ slug: 'acme', ownerId: 'ada', url: 'https://acme.dev/' })],
    sites,
    now: '2026-11-02T10:00:00Z',
  })
  await putDirectories(catalog.world, [literalEntry('harbour', {}, { name: 'Harbour' })])
  const submission = newSubmission({ id: 'acme', ownerId: 'ada' }, 'harbour', null, '2026-11-01T00:00:00Z')
  await putAll(catalog.world.store, 'directorySubmissions', [{ ...submission, state: 'sent' }])
})
afterEach(() => catalog.close())

const submission = async () => {
  const found = await catalog.world.store.get('directorySubmissions', 'acme:harbour')
  if (found === null) throw new Error('The submission is gone.')
  return found
}
const samples = () => catalog.world.store.list('directorySamples', 'slug', 'harbour')

describe('checking a listing', () => {
  it('with a link makes it live, and is a sample of the directory', async () => {
    expect(await checkListing(catalog.world, input, ada)).toBe('followed')
    expect(await submission()).toMatchObject({
      state: 'live',
      listingUrl,
      checkOn: '2026-11-03',
      proofs: [{ page: listingUrl, verdict: 'followed' }],
    })
    await checkListing(catalog.world, input, ada)
    expect(await samples()).toMatchObject([{ day: '2026-11-02', kind: 'proof', page: listingUrl, status: 200, link: 'followed' }])
  })
  it.each<[what: string, site: (typeof sites)[string], state: string]>([
    ['without a link', siteWith(null), 'sent'],
    ['that doesn’t answer', down, 'sent'],
    ['that leads elsewhere', literalSite({ page: literalPage({ url: 'https://acme.dev/' }) }), 'sent'],
    ['with a nofollow link', siteWith(['ugc']), 'live'],
  ])('%s', async (_, site, state) => {
    sites[listingUrl] = site
    await checkListing(catalog.world, input, ada)
    expect([(await submission()).state, (await samples()).length]).toEqual([state, state === 'live' ? 1 : 0])
  })
  it('of another page keeps the URL at which the link was found, unless the link is there, too', async () => {
    const other = 'https://harbour.example/p/other'
    await checkListing(catalog.world, input, ada)
    for (const site of [siteWith(null), down]) {
      sites[other] = site
      await checkListing(catalog.world, { ...input, listingUrl: other }, ada)
      expect(await submission()).toMatchObject({ state: 'live', listingUrl, proofs: [{ verdict: 'followed' }] })
    }
    sites[other] = siteWith([])
    await checkListing(catalog.world, { ...input, listingUrl: other }, ada)
    expect((await submission()).listingUrl).toBe(other)
  })
  it.each(['', 'harbour', 'https://acme.dev/', 'https://harbour.example.evil.example/p', 'https://harbour.example@evil.example/'])(
    'refuses the URL “%s” without a visit',
    async (typed) => {
      await expect(checkListing(catalog.world, { ...input, listingUrl: typed }, ada)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
      expect(catalog.visits).toEqual([])
    },
  )
  it('of somebody else’s launch isn’t possible', async () => {
    await expect(checkListing(catalog.world, input, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(catalog.visits).toEqual([])
  })
  it('changes nothing if the crawler is busy', async () => {
    sites[listingUrl] = new Failure('SERVICE_UNAVAILABLE', 'Busy.', { retryAfter: 10 })
    await expect(checkListing(catalog.world, input, ada)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    expect((await submission()).proofs).toEqual([])
  })
})

describe('what the popup read in a tab', () => {
  const seen = {
    page: listingUrl,
    links: [{ url: 'https://acme.dev/', rel: ['UGC'], hidden: false }],
    directives: ['NOINDEX'],
    canonical: null,
  }
  const note = (more: object, account = ada) =>
    noteElsewhere(catalog.world, { slug: 'acme', directory: 'harbour', seen: { ...seen, ...more } }, callerOf(account))
  it('is judged by the server, and is no sample', async () => {
    expect(await note({})).toMatchObject({ state: 'live', proof: { verdict: 'nofollow' } })
    expect((await submission()).proofs).toMatchObject([{ verdict: 'nofollow', rel: ['ugc'], noindex: true, inBrowser: true }])
    expect(await samples()).toEqual([])
  })
  it('without the product’s link leaves it as it was, whatever else is sent', async () => {
    const links = [{ url: 'https://acme.dev.evil.example/', rel: [], hidden: false }]
    expect(await note({ links, verdict: 'followed' })).toMatchObject({ state: 'sent', proof: { verdict: 'absent' } })
  })
  it('has to be on a page of the directory, by the launch’s owner', async () => {
    await expect(note({ page: 'https://acme.dev/' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(note({}, bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await submission()).proofs).toEqual([])
  })
})

it('a live listing is checked again after 1, 7, 30 and 90 days; a lost link is told, and seen again it’s live', async () => {
  await checkListing(catalog.world, input, ada)
  const scheduler = startScheduler(catalog.world, pino({ level: 'silent' }))
  const told = async () => {
    await fanOut(catalog.world)
    return (await catalog.world.store.list('notices', 'accountId', 'ada')).filter(({ kind }) => kind === 'listing-lost').length
  }
  const days: Record<number, string> = {}
  const mails: string[] = []
  const mailNow = async () => {
    const { store, clock, siteUrl } = catalog.world
    const [notice] = await store.list('notices', 'accountId', 'ada')
    const definition = noticeOf('listing-lost')
    const about = notice && definition && (await resolveNotice(store, definition, notice))
    return definition && about && 'part' in definition.email
      ? JSON.stringify(
          await definition.email.part(about, { read: store, siteUrl, now: clock(), accountId: 'ada', launchesOf: async () => [] }),
        )
      : ''
  }
  const visited: number[] = []
  const lost: number[] = []
  const start = Date.parse('2026-11-02T10:00:00Z')
  for (let day = 1; day <= 120; day++) {
    // An outage on day 30, no link on days 90 to 95.
    sites[listingUrl] = day === 30 ? down : day >= 90 && day <= 95 ? siteWith(null) : siteWith([])
    const before = catalog.visits.filter((url) => url === listingUrl).length
    for (const hour of [0, 9]) {
      catalog.at(new Date(start + day * 86_400_000 + hour * 3_600_000).toISOString())
      await scheduler.tick()
    }
    if (catalog.visits.filter((url) => url === listingUrl).length > before) visited.push(day)
    const { state } = await submission()
    if ((await told()) > lost.length) lost.push(day)
    days[day] = state
    if (day === 92 || day === 99) mails.push(await mailNow())
  }
  await scheduler.close()
  expect(visited).toEqual([1, 7, 30, 31, 90, 92, 93, 99, 100, 106])
  expect([days[30], days[91], days[92], days[98], days[99]]).toEqual(['live', 'live', 'lost', 'lost', 'live'])
  expect(lost).toEqual([92])
  expect(mails[0]).toContain('Your link to Teapot at Harbour is gone')
  expect(mails[0]).toContain('"Last seen","December 3, 2026"')
  expect(mails[1]).toBe('null')
})
