import { afterEach, beforeEach, expect, it } from 'vitest'
import { deleteAccountNow } from '../../../../api/actions/account-deletion/delete-account-now.ts'
import { readTrust } from '../../../../api/actions/community/screen-comment.ts'
import { editLiveListing } from '../../../../api/actions/launches/edit-live-listing.ts'
import { isTrustedMaker } from '../../../../api/actions/access/is-trusted-maker.ts'
import { answerInvitation } from '../../../../api/actions/makers/answer-invitation.ts'
import { inviteMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { listInvited } from '../../../../api/actions/makers/read-makers.ts'
import { acceptEdit, restoreListing } from '../../../../api/actions/moderation/decide-on-launch.ts'
import { readEdits } from '../../../../api/actions/moderation/read-edits.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { findPeople } from '../../../../api/actions/people/find-people.ts'
import { readPerson } from '../../../../api/actions/people/read-person.ts'
import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { recountMarked } from '../../../../api/actions/votes/recount-accounts.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

// Bob makes Ada’s Teapot with her: what moderators decide, and are told, about each of them.

let catalog: LaunchWorld
beforeEach(async () => {
  const kettle = { slug: 'kettle', name: 'Kettle', ownerId: 'bob', url: 'https://kettle.example' }
  const teapot = { ownerId: 'ada', categories: ['developer-tools'], pricing: 'free' } as const
  catalog = await openLaunchWorld({ launches: [liveLaunch({ ...teapot, categories: [...teapot.categories] }), liveLaunch(kettle)] })
  await join('teapot', 'co-maker', ada, bob)
})
afterEach(() => catalog.close())

const join = async (slug: string, as: 'co-maker' | 'lead', lead: Profile, person: Profile) => {
  await inviteMaker(catalog.world, { slug, whom: `@${person.handle}`, as }, lead)
  const [found] = await listInvited(catalog.world, person)
  await answerInvitation(catalog.world, { id: found?.invitation.id ?? '', answer: 'accept', seen: found?.launch.name ?? '' }, person)
}
const told = async (who: Profile) => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, who)).map(({ text }) => text)
}

it('an edit by a co-maker is decided about the co-maker: who is told, can appeal, and is trusted less', async () => {
  await editLiveListing(catalog.world, { slug: 'teapot', fields: { tagline: 'Cheap bonuses' } }, bob)
  const [edit] = (await readEdits(catalog.world)).edits
  expect(edit?.editors).toMatchObject([{ name: 'Bob' }])
  await restoreListing(catalog.world, { slug: 'teapot', seen: edit?.revision.at ?? '', reason: 'No.' }, mia)
  catalog.at('2026-11-18T10:02:00Z')
  expect(await told(ada)).not.toContainEqual(expect.stringContaining('Your edit'))
  expect(await told(bob)).toContainEqual(expect.stringContaining('Your edit to Teapot was rejected'))
})

it('the edit of somebody who deleted their account since is decided about nobody else', async () => {
  await editLiveListing(catalog.world, { slug: 'teapot', fields: { tagline: 'Cheap bonuses' } }, bob)
  const [edit] = (await readEdits(catalog.world)).edits
  await catalog.world.store.transact(({ remove }) => remove('profiles', 'bob'))
  const { decision } = await acceptEdit(catalog.world, { slug: 'teapot', seen: edit?.revision.at ?? '' }, mia)
  expect(decision.accountId).toBeNull()
})

const edit = (fields: ListingInput, by: Profile) => editLiveListing(catalog.world, { slug: 'teapot', fields }, by)
const reject = async () => {
  const { at = '' } = (await catalog.world.store.get('revisions', 'teapot')) ?? {}
  const { decision } = await restoreListing(catalog.world, { slug: 'teapot', seen: at, reason: 'No.' }, mia)
  catalog.at('2026-11-18T10:02:00Z')
  return decision
}

it.each<[string, () => Promise<unknown>, string | null, string[]]>([
  [
    'the other’s was edited back',
    () => edit({ tagline: 'A teapot' }, ada).then(() => edit({ tagline: 'Cheap bonuses' }, bob)),
    'bob',
    ['bob'],
  ],
  [
    'a co-maker’s was edited back by the lead maker',
    () => edit({ tagline: 'Cheap bonuses', pricing: 'paid' }, bob).then(() => edit({ tagline: 'Short and stout' }, ada)),
    'bob',
    ['bob'],
  ],
  [
    'both changed something',
    () => edit({ tagline: 'Cheap bonuses' }, bob).then(() => edit({ pricing: 'paid' }, ada)),
    null,
    ['ada', 'bob'],
  ],
])('a rejected edit of two people concerns whose changes were rejected: %s', async (_, act, accountId, whom) => {
  await act()
  expect((await reject()).accountId).toBe(accountId)
  const sentence = expect.stringMatching(/^Your edit to Teapot was rejected/) as string
  const [adas, bobs] = [await told(ada), await told(bob)]
  expect(adas.some((text) => text.startsWith('Your edit'))).toBe(whom.includes('ada'))
  expect(bobs).toContainEqual(sentence)
  if (accountId === null)
    expect((await listNotices(catalog.world, ada)).find(({ text }) => text.startsWith('Your edit'))?.path).toBe('/dashboard/teapot/')
})

it('a flag on a maker is about that maker, and moderators find them by it', async () => {
  const flag = (maker: string) => flagContent(catalog.world, { slug: 'teapot', maker, reason: 'scam', text: '' }, mia)
  await flag('bob')
  await expect(flag('cy')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const query = { text: '', show: 'reported', network: null, after: null } as const
  expect((await findPeople(catalog.world, query)).people.map(({ person }) => person.id)).toEqual(['bob'])
  expect((await readPerson(catalog.world, 'bob', null)).reportsOf).toMatchObject({ open: 1, shown: [{ flag: { subject: 'person' } }] })
  expect((await readPerson(catalog.world, 'ada', null)).reportsOf).toMatchObject({ open: 0 })
})

it('who takes over a launch isn’t trusted for what was approved before', async () => {
  const { store } = catalog.world
  await store.transact(({ put }) => put('history', { id: '00', launchId: 'kettle', at: '', by: 'mia', event: 'approve', note: null }))
  const { deletion: _, ...cy }: Profile = { ...mia, id: 'cy', email: 'cy@example.com', handle: 'cy', name: 'Cy' }
  await store.transact(({ put }) => put('profiles', cy))
  await join('kettle', 'lead', bob, cy)
  const outcomes = [await isTrustedMaker(catalog.world, store, cy), await readTrust(catalog.world, store, cy)]
  expect(outcomes).toEqual([false, 'new'])
  await store.transact(({ put }) => put('history', { id: 'z', launchId: 'kettle', at: '2027', by: 'mia', event: 'approve', note: null }))
  expect(await isTrustedMaker(catalog.world, store, cy)).toBe(true)
})

it('nobody is invited to a launch that nobody has reviewed, with a watched word in its name', async () => {
  const { world } = catalog
  await world.store.transact(({ put }) => put('launches', literalLaunch({ id: 'idea', slug: 'idea', name: 'Best Casino', ownerId: 'ada' })))
  const refused = { code: 'CONFLICT', message: expect.stringContaining('“casino” in its name') as string }
  for (const as of ['co-maker', 'lead'] as const)
    await expect(inviteMaker(world, { slug: 'idea', whom: '@mia', as }, ada)).rejects.toMatchObject(refused)
  expect(await told(mia)).toEqual([])
  const approved = { ...(await catalog.launch('teapot')), name: 'Best Casino' }
  await world.store.transact(({ put }) => put('launches', approved))
  await inviteMaker(world, { slug: 'teapot', whom: '@mia', as: 'co-maker' }, ada)
})

it('the launch of a suspended lead maker who deletes their account is ranked again, as whoever inherits it isn’t suspended', async () => {
  const { world } = catalog
  await applySuspension(world, { id: 'ada', reason: 'Spam', until: 'lifted' }, mia)
  expect((await catalog.launch('teapot')).isUnranked).toBe(true)
  await deleteAccountNow(world, 'ada', { keepsLaunches: true, reason: null })
  await recountMarked(world)
  const { ownerId, isUnranked } = await catalog.launch('teapot')
  expect([ownerId, isUnranked]).toEqual(['bob', undefined])
})
