import { literalCaller } from '../../../support/literal-caller.ts'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { recountAccount } from '../../../../api/actions/votes/recount-accounts.ts'
import { listUpvoted, toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import { recountVotes } from '../../../../api/actions/votes/recount-votes.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { ordinaryVotes } from '../../../support/ordinary-votes.ts'
import { putAll } from '../../../support/put-all.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { haveVoted, ringOf } from '../../../support/voters.ts'

const joinedAt = '2026-11-18T09:50:00.000Z'
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({
    launches: [
      liveLaunch({ ownerId: 'ada', upvotes: 40 }),
      liveLaunch({ slug: 'kettle', url: 'https://kettle.example/' }),
      liveLaunch({ slug: 'samovar', url: 'https://samovar.example/' }),
    ],
  })
})
afterEach(() => catalog.close())

const count = async (slug = 'teapot') => (await catalog.launch(slug)).upvotes
/** How many of these don’t move its place. */
const unconfirmed = async (slug = 'teapot') => (await catalog.launch(slug)).unconfirmed ?? 0
const both = async () => [await count(), await unconfirmed()]
/** Beside the votes of others, cast at other times. */
const ring = async () => {
  await putAll(catalog.world.store, 'upvotes', ordinaryVotes(['kettle', 'samovar'], '2026-11-17'))
  await haveVoted(catalog.world, ringOf(30, ['teapot'], joinedAt))
}
const person = (id: string) => catalog.world.store.get('profiles', id) as Promise<Profile>

it('a ring’s votes are in the count, and don’t move its place', async () => {
  await ring()
  await recountVotes(catalog.world)
  await recountVotes(catalog.world)
  expect(await both()).toEqual([70, 30])
  expect((await listUpvoted(catalog.world, await person('ring3'))).size).toBe(1)
})

it('one’s own vote isn’t counted, and can be taken back', async () => {
  const own = () => toggleUpvote(catalog.world, { slug: 'teapot' }, literalCaller({ account: ada }))
  expect(await own()).toEqual({ upvoted: true, upvotes: 40 })
  await recountVotes(catalog.world)
  expect([await count(), (await catalog.world.store.get('upvotes', 'teapot:ada'))?.exclusion]).toEqual([40, 'own'])
  expect(await own()).toEqual({ upvoted: false, upvotes: 40 })
})

it('a vote that doesn’t move a place is withdrawn like any other', async () => {
  await ring()
  await recountVotes(catalog.world)
  expect(await toggleUpvote(catalog.world, { slug: 'teapot' }, await person('ring3'))).toEqual({ upvoted: false, upvotes: 69 })
  expect(await both()).toEqual([69, 29])
})

it('votes cast during a recount are kept, whichever process counts', async () => {
  await ring()
  const late = [mia, bob].map((account) => toggleUpvote(catalog.world, { slug: 'teapot' }, literalCaller({ account })))
  await Promise.all([recountVotes(catalog.world), ...late, recountVotes(catalog.world)])
  await recountVotes(catalog.world)
  expect(await both()).toEqual([72, 32])
})

it('a suspended ring member’s vote leaves the count, and returns as it was', async () => {
  await ring()
  const member = await person('ring0')
  const set = (profile: Profile) =>
    catalog.world.store.transact(async (transaction) => {
      await transaction.put('profiles', profile)
      await recountAccount(catalog.world, transaction, profile.id)
    })
  await set({ ...member, suspension: { at: joinedAt, until: null, reason: 'Spam', by: null } })
  await recountVotes(catalog.world)
  expect(await catalog.world.store.get('upvotes', 'teapot:ring0')).toMatchObject({ exclusion: 'suspended' })
  expect(await both()).toEqual([69, 29])
  await set(member)
  await recountVotes(catalog.world)
  expect(await both()).toEqual([70, 30])
})

it('further accounts with the same mailbox weigh nothing', async () => {
  const tagged = ['zoe', 'z.oe+1', 'ZOE+2'].map((local, index) => ({
    name: `zoe${index}`,
    email: `${local}@gmail.com`,
    ip: `192.0.${index}.1`,
    joinedAt: `2026-11-1${index}T09:50:00.000Z`,
    slugs: ['kettle'],
  }))
  await haveVoted(catalog.world, tagged)
  await recountVotes(catalog.world)
  expect(await count('kettle')).toBe(1)
  expect((await catalog.world.store.get('upvotes', 'kettle:zoe0'))?.exclusion).toBeUndefined()
})

it('moderators are told of a ring once, and again when it has grown by half', async () => {
  await catalog.stopEvents()
  await ring()
  await recountVotes(catalog.world)
  await recountVotes(catalog.world)
  const events = (await catalog.world.store.list('events', 'state', 'waiting')).filter(({ kind }) => kind === 'votes-waiting')
  expect(events.map(({ launchId }) => launchId)).toEqual(['teapot'])
  await fanOut(catalog.world)
  const heard = await Promise.all([ada, bob, mia].map(({ id }) => catalog.world.store.list('notices', 'accountId', id)))
  expect(heard.map((notices) => notices.filter(({ kind }) => kind === 'votes-waiting').length)).toEqual([0, 0, 1])
  const review = await catalog.world.store.get('voteReviews', 'teapot')
  expect(review).toMatchObject({ state: 'waiting', held: 30, clusters: [{ what: 'network', accounts: 30, voted: 30, from: '2026-11-18' }] })
  expect(ada.id).toBe((await catalog.launch('teapot')).ownerId)
})
