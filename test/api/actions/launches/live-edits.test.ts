import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setWatchedWords } from '../../../../api/actions/community/watched-words.ts'
import { listHistory } from '../../../../api/actions/community/read-talk.ts'
import { editLiveListing, findEditable, withdrawEdit } from '../../../../api/actions/launches/edit-live-listing.ts'
import { renameLaunch } from '../../../../api/actions/launches/rename-launch.ts'
import { moveLaunch } from '../../../../api/actions/launches/move-launch.ts'
import { acceptEdit, restoreListing } from '../../../../api/actions/moderation/decide-on-launch.ts'
import { readEdits } from '../../../../api/actions/moderation/read-edits.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { describePictures } from '../../../../api/actions/pictures/add-picture.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const slug = 'acme'
const casino = 'Cheap bonuses'
const texts = { tagline: 'Tides', description: 'Tides' }
const live = literalLaunch({ ownerId: 'ada', status: 'live', launchDate: '2026-11-09', categories: ['productivity'], ...texts })
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [live] })
})
afterEach(() => catalog.close())

/** As a moderator approved it, not as the operator added it. */
const approve = (by: string | null = 'mia') =>
  putAll(catalog.world.store, 'history', [{ id: 'a', launchId: live.id, at: '2026-11-10T10:00:00.000Z', by, event: 'approve', note: null }])
const edit = async (fields: ListingInput, account = ada) => (await editLiveListing(catalog.world, { slug, fields }, account)).outcome
const shown = () => catalog.launch(slug)
const revision = () => catalog.world.store.get('revisions', live.id)
const seen = async () => (await revision())?.at ?? ''
const accept = async (account = mia, at?: string) =>
  (await acceptEdit(catalog.world, { slug, seen: at ?? (await seen()) }, account)).decision
const restore = async (reason = 'Not your product.', account = mia) =>
  (await restoreListing(catalog.world, { slug, seen: await seen(), reason }, account)).decision
const events = async () => (await listHistory(catalog.world, live)).map(({ event, note }) => [event, note])

it.each([
  ['mia', 'public'],
  [null, 'waiting'],
] as const)('the edit of a listing that was approved by %s is %s', async (by, outcome) => {
  await approve(by)
  expect(await edit({ description: casino })).toBe(outcome)
  expect((await shown()).description).toBe(outcome === 'public' ? casino : 'Tides')
})

describe('a changed URL', () => {
  const rename = (newSlug: string) => renameLaunch(catalog.world, { slug: live.slug, newSlug }, ada)
  const restoreUrl = async (at?: string) => restoreListing(catalog.world, { slug, seen: at ?? (await seen()), reason: 'No.' }, mia)
  const address = async () => {
    const launch = await catalog.world.store.get('launches', live.id)
    return [launch?.slug, launch?.aliases]
  }

  it('is in the queue until it’s as approved again, and moderators can restore it', async () => {
    await rename('acme-two')
    await rename('cheap-pills')
    expect(await readEdits(catalog.world)).toMatchObject({ total: 1, edits: [{ revision: { state: 'changed', address: { slug } } }] })
    const { decision } = await restoreUrl()
    expect([await address(), await revision(), decision.accountId]).toEqual([['acme', []], null, 'ada'])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect(await address()).toEqual(['cheap-pills', ['acme', 'acme-two']])
    await rename('acme')
    expect(await revision()).toBeNull()
  })

  it('stays when it’s accepted, and isn’t restored once it has changed again', async () => {
    await rename('acme-two')
    const before = await seen()
    await rename('acme-three')
    await expect(restoreUrl(before)).rejects.toMatchObject({ code: 'CONFLICT' })
    await accept()
    expect([(await address())[0], await revision()]).toEqual(['acme-three', null])
  })

  it('beside an edit that waits is kept with it, and restored with it', async () => {
    await edit({ tagline: casino })
    await rename('cheap-pills')
    expect(await revision()).toMatchObject({ state: 'waiting', address: { slug }, editors: { tagline: 'ada', slug: 'ada' } })
    await withdrawEdit(catalog.world, { slug }, ada)
    expect(await revision()).toMatchObject({ state: 'changed', address: { slug }, proposed: null })
    await restoreUrl()
    expect(await address()).toEqual(['acme', []])
  })

  it('beside what a co-maker wrote leaves that with whoever wrote it', async () => {
    await putAll(catalog.world.store, 'launches', [{ ...live, coMakers: [{ id: 'bob', name: 'Bob', handle: 'bob' }] }])
    await edit({ tagline: casino }, bob)
    await rename('cheap-pills')
    expect(await revision()).toMatchObject({ state: 'waiting', by: 'bob', editors: { tagline: 'bob', slug: 'ada' } })
  })

  it('of a launch ahead is restored, too; nothing is left of it once its maker withdraws', async () => {
    const ahead = { ...live, status: 'scheduled', launchDate: '2026-11-30' } as const
    await putAll(catalog.world.store, 'launches', [ahead])
    await rename('acme-two')
    await moveLaunch(catalog.world, 'acme-two', { event: 'withdraw' }, ada)
    expect(await revision()).toBeNull()
    await putAll(catalog.world.store, 'launches', [ahead])
    await rename('acme-two')
    const { decision } = await restoreListing(catalog.world, { slug: 'acme-two', seen: await seen(), reason: 'No.' }, mia)
    expect(await address()).toEqual(['acme', []])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect((await address())[0]).toBe('acme-two')
  })
})

describe('the edit of a trusted maker', () => {
  beforeEach(() => approve())

  it('is public at once, and never changes the name and URL', async () => {
    const images = { screenshots: ['https://acme.dev/2.png'] }
    expect(await edit({ name: 'Casino', url: 'https://casino.example', description: casino, ...images })).toBe('public')
    expect(await shown()).toMatchObject({ name: 'Acme', url: 'https://acme.dev/', description: casino, ...images })
  })

  it('is in the queue with the listing as it was approved, however often it’s edited', async () => {
    await edit({ description: 'Tides, hour by hour' })
    await edit({ description: casino })
    const { edits } = await readEdits(catalog.world)
    expect(edits).toMatchObject([
      { revision: { state: 'changed', approved: { description: 'Tides' } }, edited: { name: 'Acme', description: casino } },
    ])
  })

  it('leaves nothing to review once it’s as approved again, or if nothing differs', async () => {
    expect(await edit({ description: ' Tides ', categories: ['productivity'], openSource: live.openSource })).toBe('same')
    expect([await revision(), await events()]).toEqual([null, [['approve', null]]])
    await edit({ description: casino })
    await edit({ description: 'Tides' })
    expect(await revision()).toBeNull()
  })

  it('restored, the listing is as approved, the maker knows why, and further edits wait', async () => {
    await edit({ description: casino })
    await restore()
    expect([(await shown()).description, await revision()]).toEqual(['Tides', null])
    expect(await events()).toContainEqual(['restore_edit', 'Not your product.'])
    expect(await catalog.world.store.list('decisions', 'action', 'restore_edit')).toMatchObject([{ by: 'mia', accountId: 'ada' }])
    catalog.at('2027-02-16T09:00:00Z')
    expect(await edit({ description: 'Tides and winds' })).toBe('waiting')
    catalog.at('2027-02-17T09:00:00Z')
    expect(await edit({ description: 'Tides, winds, waves' })).toBe('public')
  })

  it('restored and undone within the minute is public again, and the maker trusted', async () => {
    await edit({ description: casino })
    const { id } = await restore()
    await revertDecision(catalog.world, id, mia.id)
    expect([(await shown()).description, (await revision())?.state]).toEqual([casino, 'changed'])
    await accept()
    expect(await edit({ description: 'Tides!' })).toBe('public')
  })

  it('waits in the first week, and later if it changes what the catalog shows of it, with everything that waits already', async () => {
    await putAll(catalog.world.store, 'launches', [{ ...live, launchDate: '2026-11-16' }])
    expect(await edit({ description: casino })).toBe('waiting')
    catalog.at('2026-11-23T09:00:00Z')
    expect(await edit({ tagline: casino })).toBe('waiting')
    expect((await findEditable(catalog.world, await shown(), ada)).waits).toBe(true)
    expect(await edit({ pricing: 'paid' })).toBe('waiting')
    expect(await shown()).toMatchObject({ tagline: 'Tides', description: 'Tides', pricing: live.pricing })
    expect(await edit({ tagline: 'Tides' })).toBe('public')
    expect(await shown()).toMatchObject({ tagline: 'Tides', description: casino, pricing: 'paid' })
  })

  it.each(['Best casino', 'Best c\u200bas1no', 'Tides\ncasino', 'lottery'])('with watched words waits: %j', async (description) => {
    await setWatchedWords(catalog.world, { hold: 'casino', reject: 'lottery' }, mia)
    expect(await edit({ description })).toBe('waiting')
    expect((await shown()).description).toBe('Tides')
  })

  it('is public if the watched words were approved with the listing', async () => {
    await putAll(catalog.world.store, 'launches', [{ ...live, tagline: 'For your casino' }])
    expect(await edit({ description: 'Tides, hour by hour' })).toBe('public')
  })

  it('can’t empty a required field', async () => {
    await expect(edit({ tagline: '', categories: [] })).rejects.toMatchObject({
      data: { fieldErrors: { tagline: [expect.any(String)], categories: [expect.any(String)] } },
    })
  })

  it('is for the owner only, and not while suspended', async () => {
    await expect(edit({ tagline: 'Mine' }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const suspension = { at: '2026-11-17T00:00:00.000Z', until: null, reason: 'Spam', by: 'mia' }
    // Ada’s request began before.
    await putAll(catalog.world.store, 'profiles', [{ ...ada, suspension }])
    await expect(edit({ tagline: 'Mine' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect((await shown()).tagline).toBe('Tides')
  })
})

describe('what a live launch’s picture is said to show', () => {
  const shot = `/media/${'a'.repeat(32)}-1280x800/1920.webp`
  const id = `ada.${'a'.repeat(32)}-1280x800`
  beforeEach(async () => {
    await approve()
    await putAll(catalog.world.store, 'launches', [{ ...live, screenshots: [shot] }])
    const createdAt = '2026-11-01T10:00:00.000Z'
    const picture = { id, accountId: 'ada', key: id.slice(4), bytes: 9, alt: 'A tide table', source: null, createdAt }
    await putAll(catalog.world.store, 'pictures', [picture])
  })
  const describeShot = async (alt: string) =>
    (await editLiveListing(catalog.world, { slug, fields: {}, alts: { [shot]: alt } }, ada)).outcome
  const alt = async () => (await catalog.world.store.get('pictures', id))?.alt
  const inFirstWeek = () => putAll(catalog.world.store, 'launches', [{ ...live, screenshots: [shot], launchDate: '2026-11-16' }])

  it('is public at once, in the queue with what was approved, and as approved once it’s restored, or undone', async () => {
    expect([await describeShot('A tide table'), await describeShot(casino), await alt()]).toEqual(['same', 'public', casino])
    expect(await revision()).toMatchObject({ state: 'changed', alts: { [shot]: { approved: 'A tide table', edited: casino } } })
    await fanOut(catalog.world)
    expect((await listNotices(catalog.world, mia)).map(({ text }) => text)).toEqual(['Ada (@ada) edited Acme: screenshots.'])
    const decision = await restore()
    expect([await alt(), await revision()]).toEqual(['A tide table', null])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect([await alt(), (await revision())?.state]).toEqual([casino, 'changed'])
  })

  it('waits in the first week, with what else waits, until a moderator accepts it', async () => {
    await inFirstWeek()
    expect([await describeShot('A week'), await edit({ description: casino }), await alt()]).toEqual(['waiting', 'waiting', 'A tide table'])
    expect(await edit({ description: 'Tides' })).toBe('waiting')
    expect(await revision()).toMatchObject({ alts: { [shot]: { approved: 'A tide table', edited: 'A week' } } })
    await accept()
    expect([await alt(), await revision()]).toEqual(['A week', null])
  })

  it.each<[string, () => Promise<unknown>]>([
    ['rejected', () => restore()],
    ['withdrawn', () => withdrawEdit(catalog.world, { slug }, ada)],
    ['as it was approved again', () => describeShot('A tide table')],
  ])('stays as it was approved if the edit is %s', async (_, end) => {
    await inFirstWeek()
    await describeShot(casino)
    await end()
    expect([await alt(), await revision()]).toEqual(['A tide table', null])
  })

  it('waits with watched words', async () => {
    await setWatchedWords(catalog.world, { hold: 'casino', reject: '' }, mia)
    expect([await describeShot('Best casino'), await alt()]).toEqual(['waiting', 'A tide table'])
  })

  it('doesn’t change by way of a draft with the same picture', async () => {
    await putAll(catalog.world.store, 'launches', [literalLaunch({ id: 'next', slug: 'next', ownerId: 'ada', screenshots: [shot] })])
    await describePictures(catalog.world, { slug: 'next', alts: { [shot]: casino } }, ada)
    expect(await alt()).toBe('A tide table')
  })
})

describe('everybody else’s edit', () => {
  it('waits, can be edited further and withdrawn', async () => {
    await edit({ tagline: casino })
    await edit({ description: 'Spin to win.' })
    expect(await revision()).toMatchObject({ state: 'waiting', proposed: { tagline: casino, description: 'Spin to win.' } })
    expect(await shown()).toMatchObject({ tagline: 'Tides', description: live.description })
    await withdrawEdit(catalog.world, { slug }, ada)
    expect([await revision(), (await shown()).tagline]).toEqual([null, 'Tides'])
    await expect(withdrawEdit(catalog.world, { slug }, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect((await events()).map(([event]) => event)).toHaveLength(3)
  })

  it('isn’t taken back once the launch has left the catalog: nothing of it would be there to review', async () => {
    await edit({ tagline: casino })
    const { id } = await accept()
    await moveLaunch(catalog.world, slug, { event: 'unpublish' }, ada)
    await expect(revertDecision(catalog.world, id, mia.id)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect([await revision(), (await shown()).tagline]).toEqual([null, casino])
  })

  it('is public once it’s accepted, until that’s undone within the minute', async () => {
    await edit({ tagline: 'Tides, hour by hour' })
    const { id } = await accept()
    expect([(await shown()).tagline, await revision()]).toEqual(['Tides, hour by hour', null])
    await revertDecision(catalog.world, id, mia.id)
    expect([(await shown()).tagline, (await revision())?.state]).toEqual(['Tides', 'waiting'])
  })

  it('rejected, changes nothing in public', async () => {
    await edit({ tagline: casino })
    await restore()
    expect([(await shown()).tagline, await revision()]).toEqual(['Tides', null])
  })

  it('becomes part of the draft when its maker unpublishes the launch', async () => {
    await edit({ tagline: 'Tides, hour by hour' })
    await moveLaunch(catalog.world, slug, { event: 'unpublish' }, ada)
    expect([(await shown()).tagline, await revision()]).toEqual(['Tides, hour by hour', null])
  })
})
