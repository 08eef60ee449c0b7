import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addChangelogEntry, approveUpdate, removeChangelogEntry } from '../../../../api/actions/community/edit-changelog.ts'
import { deleteAccountNow } from '../../../../api/actions/account-deletion/delete-account-now.ts'
import { eraseBelongings } from '../../../../api/actions/account-deletion/erase-account.ts'
import { setWatchedWords } from '../../../../api/actions/community/watched-words.ts'
import { editLiveListing } from '../../../../api/actions/launches/edit-live-listing.ts'
import { countWaiting } from '../../../../api/actions/moderation/count-waiting.ts'
import { removeEverything } from '../../../../api/actions/people/remove-everything.ts'
import { literalNotice, writerOn } from '../../notices/emails/written-mails.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { readCommentQueue } from '../../../../api/actions/community/read-comment-queue.ts'
import { listChangelog } from '../../../../api/actions/community/read-talk.ts'
import { removeReported, dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const cy: Profile = { ...bob, id: 'cy', email: 'cy@example.com', name: 'Cy', handle: 'cy' }
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ launches: [liveLaunch({ slug: 'brew', ownerId: 'ada' })] })
  await putAll(catalog.world.store, 'profiles', [cy])
})
afterEach(() => catalog.close())

const flag = (account: Profile, over: Partial<Parameters<typeof flagContent>[1]> = {}) =>
  flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '', ...over }, account)
const groups = async () => (await readReports(catalog.world, { order: 'oldest', page: 1 }, mia)).groups
describe('an update and a maker', () => {
  const update = { id: 'u1', launchId: 'brew', title: 'Casino', text: 'Cheap bonuses', at: '2026-11-17T09:00:00.000Z' }
  beforeEach(() => putAll(catalog.world.store, 'changelog', [update]))

  it('can be reported, not by the maker, and dismissed', async () => {
    await flag(cy, { update: 'u1' })
    catalog.at('2026-11-18T10:01:00Z')
    await flag(bob, { maker: 'ada' })
    for (const given of [{ update: 'u1' }, { maker: 'ada' }]) await expect(flag(ada, given)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(flag(cy, { update: 'u9' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await groups()).map(({ subject, subjectId, person }) => [subject, subjectId, person?.id])).toEqual([
      ['update', 'u1', 'ada'],
      ['person', 'ada', 'ada'],
    ])
    const decision = await dismissReports(catalog.world, { subjectId: 'ada', until: '9' }, mia)
    expect([decision.accountId, (await groups()).length]).toEqual(['ada', 1])
  })

  it('is deleted by a moderator, which settles the reports, and can be undone', async () => {
    await putAll(catalog.world.store, 'launches', [{ ...(await catalog.launch('brew')), changelogCount: 1 }])
    await flag(cy, { update: 'u1' })
    const decision = await removeReported(catalog.world, { subjectId: 'u1' }, mia)
    expect(decision).toMatchObject({ action: 'delete_update', accountId: 'ada', reports: 1 })
    expect([await groups(), (await catalog.launch('brew')).changelogCount]).toEqual([[], 0])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect(await catalog.world.store.get('changelog', 'u1')).toEqual(update)
    expect([(await groups()).length, (await catalog.launch('brew')).changelogCount]).toEqual([1, 1])
  })

  it('that its own maker deletes is told as that', async () => {
    await flag(cy, { update: 'u1' })
    await removeChangelogEntry(catalog.world, { slug: 'brew', id: 'u1' }, ada)
    await fanOut(catalog.world)
    expect((await listNotices(catalog.world, cy)).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^You flagged an update of .+\. Its author removed it before a moderator decided\.$/),
    ])
  })

  it('isn’t posted with rejected words', async () => {
    await setWatchedWords(catalog.world, { hold: '', reject: 'casino' }, mia)
    const post = addChangelogEntry(catalog.world, { slug: 'brew', title: 'Cas1no', text: 'Now' }, ada)
    await expect(post).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('reports about a deleted account go with it', async () => {
    await flag(bob, { maker: 'ada' })
    await eraseBelongings(catalog.world, ada)
    expect(await groups()).toEqual([])
  })
})

describe('an update that a co-maker posted', () => {
  const post = (title: string) => addChangelogEntry(catalog.world, { slug: 'brew', title, text: 'See https://pills.example/' }, bob)
  beforeEach(() =>
    putAll(catalog.world.store, 'launches', [
      liveLaunch({ slug: 'brew', ownerId: 'ada', categories: ['ai'], coMakers: [{ id: 'bob', name: 'Bob', handle: 'bob' }] }),
    ]),
  )

  it('is decided about that co-maker', async () => {
    const [first, second] = [await post('Pills'), await post('More pills')]
    const approved = await approveUpdate(catalog.world, { id: first.id }, mia)
    await flag(cy, { update: first.id })
    expect((await readReports(catalog.world, { order: 'oldest', page: 1 }, mia)).groups).toMatchObject([{ person: { id: 'bob' } }])
    const deleted = [await removeReported(catalog.world, { subjectId: first.id }, mia)]
    deleted.push(await removeReported(catalog.world, { subjectId: second.id }, mia))
    expect([approved, ...deleted].map(({ accountId }) => accountId)).toEqual(['bob', 'bob', 'bob'])
  })

  it('goes, like their edit that waits, when everything they published is removed; undone, both are back', async () => {
    const { store } = catalog.world
    const { id } = await post('Pills')
    await editLiveListing(catalog.world, { slug: 'brew', fields: { tagline: 'Cheap pills' } }, bob)
    const left = async () => [await store.countBy('changelog', 'launchId', 'brew'), await store.get('revisions', 'brew')]
    const before = await left()
    const removal = await removeEverything(catalog.world, { id: 'bob', reason: 'Spam' }, mia)
    expect(await left()).toEqual([0, null])
    await revertDecision(catalog.world, removal.id, mia.id)
    expect([await left(), (await store.get('changelog', id))?.by]).toEqual([before, 'bob'])
  })

  it('keeps no account once theirs is deleted', async () => {
    const { id } = await post('Pills')
    await deleteAccountNow(catalog.world, 'bob', { keepsLaunches: false, reason: null })
    expect((await catalog.world.store.get('changelog', id))?.by).toBe('deleted')
  })
})

const makers = ['eve', 'fay', 'gus'].map((id): Profile => ({ ...cy, id, email: `${id}@example.com`, handle: id }))
async function joinMakers(): Promise<void> {
  await putAll(catalog.world.store, 'profiles', makers)
  const launches = makers.map(({ id }) => liveLaunch({ slug: id, ownerId: id, url: `https://${id}.example` }))
  await putAll(catalog.world.store, 'launches', launches)
}

describe('an update that three people with an approved launch have reported', () => {
  const update = { id: 'u1', launchId: 'brew', title: 'Casino', text: 'Cheap bonuses', at: '2026-11-17T09:00:00.000Z' }
  beforeEach(async () => {
    await catalog.stopEvents()
    const { store } = catalog.world
    await putAll(store, 'changelog', [update])
    await putAll(store, 'launches', [{ ...(await catalog.launch('brew')), changelogCount: 1 }])
    await joinMakers()
    for (const maker of makers) await flag(maker, { update: 'u1' })
  })
  const shown = async (isMaker = false) => [
    (await listChangelog(catalog.world, { id: 'brew' }, isMaker)).map(({ id }) => id),
    (await catalog.launch('brew')).changelogCount,
  ]
  const news = async () => (await catalog.world.store.list('events', 'state', 'waiting')).filter(({ kind }) => kind === 'update')

  it('is hidden from all but its makers until a moderator has looked, who can reverse it', async () => {
    expect([await shown(), await shown(true)]).toEqual([
      [[], 0],
      [['u1'], 0],
    ])
    const decision = await dismissReports(catalog.world, { subjectId: 'u1', until: '9' }, mia)
    expect(await shown()).toEqual([['u1'], 1])
    await revertDecision(catalog.world, decision.id, mia.id)
    expect([await shown(), (await groups()).length]).toEqual([[[], 0], 1])
    await dismissReports(catalog.world, { subjectId: 'u1', until: '9' }, mia)
    for (const id of ['hal', 'ivy', 'jon']) {
      await putAll(catalog.world.store, 'profiles', [{ ...cy, id, email: `${id}@example.com`, handle: id }])
      await flag({ ...cy, id }, { update: 'u1', reason: 'private-data' })
    }
    expect(await shown()).toEqual([['u1'], 1])
  })

  it('is told to its author when it’s hidden, also by email, and when it’s shown again', async () => {
    const told = async () => {
      await fanOut(catalog.world)
      return (await listNotices(catalog.world, ada)).map(({ text }) => text)
    }
    const hidden = 'Your update on Teapot was hidden because several people flagged it.'
    const facts = { subject: 'update', subjectId: 'u1' }
    const mail = () => writerOn(catalog.world)(literalNotice({ kind: 'hidden', launchId: 'brew', by: null, facts }))
    expect(await told()).toEqual([`${hidden} A moderator will decide.`])
    expect(await mail()).toMatchObject({ subject: 'Your update on Teapot was hidden' })
    await dismissReports(catalog.world, { subjectId: 'u1', until: '9' }, mia)
    expect(await mail()).toBeNull()
    catalog.at('2026-11-18T10:02:00Z')
    expect((await told())[0]).toBe('A moderator approved an update of Teapot.')
  })

  it('is approved among the comments, which settles the reports and tells nobody again', async () => {
    expect((await readCommentQueue(catalog.world)).updates.map(({ update: { id } }) => id)).toEqual(['u1'])
    await approveUpdate(catalog.world, { id: 'u1' }, mia)
    expect([await shown(), await groups(), await news()]).toEqual([[['u1'], 1], [], []])
  })

  it('isn’t announced again if those who flagged it delete their accounts; the queue says what it was flagged for', async () => {
    const { store } = catalog.world
    await store.transact(({ remove }) => remove('flags', 'u1:eve'))
    expect((await readCommentQueue(catalog.world)).updates).toMatchObject([{ update: { exclusion: 'reported' }, why: 'spam' }])
    expect((await countWaiting(catalog.world)).comments).toBe(1)
    for (const { id } of makers) await eraseBelongings(catalog.world, { id, email: `${id}@example.com` })
    await approveUpdate(catalog.world, { id: 'u1' }, mia)
    expect([await shown(), await news()]).toEqual([[['u1'], 1], []])
  })

  it('is no longer quoted to those who saved its launch', async () => {
    const notice = literalNotice({ kind: 'update', launchId: 'brew', accountId: 'cy', id: 'n:cy', facts: { entryId: 'u1' }, by: 'ada' })
    await putAll(catalog.world.store, 'notices', [notice])
    expect((await listNotices(catalog.world, cy)).map(({ text, quote }) => [text, quote])).toEqual([
      ['An update from Teapot is no longer shown.', null],
    ])
    expect(await writerOn(catalog.world)(notice)).toBeNull()
  })

  it('is deleted, and its count is right', async () => {
    await removeReported(catalog.world, { subjectId: 'u1', until: '9' }, mia)
    expect([await shown(), await groups()]).toEqual([[[], 0], []])
  })
})
