import { afterEach, beforeEach, expect, it } from 'vitest'
import { discardDraft, editDraft } from '../../../../api/actions/drafts/edit-draft.ts'
import { answerInvitation } from '../../../../api/actions/makers/answer-invitation.ts'
import { inviteMaker, removeMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { listInvited, readMakers } from '../../../../api/actions/makers/read-makers.ts'
import { readPerson } from '../../../../api/actions/people/read-person.ts'
import { dailyUpkeep } from '../../../../api/actions/retention/daily-upkeep.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports } from '../../../../api/actions/moderation/reports/read-reports.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import type { ListingInput } from '../../../../api/domain/listing/listing-input.ts'
import type { CoMaker } from '../../../../api/domain/launch/makers.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  const maker = { name: 'Ada', handle: 'ada' }
  catalog = await openLaunchWorld({
    launches: [
      liveLaunch({ ownerId: 'ada', maker, categories: ['developer-tools'], pricing: 'free' }),
      literalLaunch({ id: 'draft', slug: 'draft', name: 'Draft', ownerId: 'ada', maker }),
      liveLaunch({ slug: 'kettle', name: 'Kettle', ownerId: 'bob', url: 'https://kettle.example', week: { year: 2026, week: 49 } }),
    ],
  })
})
afterEach(() => catalog.close())

const invite = (whom = '@Bob', as: 'co-maker' | 'lead' = 'co-maker', slug = 'teapot', who: Profile = ada) =>
  inviteMaker(catalog.world, { slug, whom, as }, who)
const answer = async (how: 'accept' | 'decline' = 'accept', who: Profile = bob) => {
  const [found] = await listInvited(catalog.world, who)
  return answerInvitation(catalog.world, { id: found?.invitation.id ?? 'none', answer: how, seen: found?.launch.name ?? '' }, who)
}
const told = async (who: Profile) => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, who)).map(({ text }) => text)
}
const names = async () => {
  const { lead, joined, invited, offer } = await readMakers(catalog.world, await catalog.launch('teapot'))
  return [lead?.name, joined.map(({ person }) => person.name), invited.map((each) => each.invited), offer?.invited]
}

it('an invitation by email is for whoever verifies it, and doesn’t say whether that’s a member', async () => {
  await invite('Zoe@People.example')
  expect(await names()).toEqual(['Ada', [], ['z…@people.example'], undefined])
  const zoe: Profile = { id: 'zoe', email: 'zoe@people.example', name: 'Zoe', handle: 'zoe', createdAt: ada.createdAt }
  await catalog.world.store.transact(({ put }) => put('profiles', zoe))
  await expect(answer('accept', zoe)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const proven: Profile = { ...zoe, emailProven: true }
  await catalog.world.store.transact(({ put }) => put('profiles', proven))
  await answer('accept', proven)
  expect(await names()).toEqual(['Ada', ['Zoe'], [], undefined])
})

it('nobody answers another’s invitation, a revoked one, or one while suspended', async () => {
  const { id } = await invite()
  await expect(answerInvitation(catalog.world, { id, answer: 'accept', seen: 'Teapot' }, mia)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await catalog.world.store.transact(({ put }) =>
    put('profiles', { ...bob, suspension: { at: '2026-11-18T09:00:00.000Z', until: null, reason: 'spam', by: 'mia' } }),
  )
  await expect(answer()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await removeMaker(catalog.world, { slug: 'teapot', id }, ada)
  await expect(answerInvitation(catalog.world, { id, answer: 'accept', seen: 'Teapot' }, bob)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('an invitation by email looks the same, whether that’s a member’s or nobody’s', async () => {
  const shape = ({ id, emailHash, state }: CoMaker) => [id === `teapot:${emailHash}`, state]
  const [member, nobody] = [await invite('bob@example.com'), await invite('nobody@people.example')]
  expect(shape(member)).toEqual(shape(nobody))
  expect(await told(bob)).toEqual(['Ada (@ada) invited you to be a co-maker of Teapot.'])
  await catalog.world.store.transact(({ put }) =>
    put('mutings', { id: 'mia:ada', accountId: 'mia', otherId: 'ada', at: ada.createdAt, isBlock: true }),
  )
  expect(shape(await invite('mia@example.com'))).toEqual(shape(nobody))
  expect(await listInvited(catalog.world, mia)).toEqual([])
  await answer()
  expect(await names()).toEqual(['Ada', ['Bob'], expect.anything(), undefined])
})

it('somebody who accepts has read what the draft is called now; the notification says what it was called', async () => {
  const { id } = await invite('@bob', 'co-maker', 'draft')
  const before = (await listInvited(catalog.world, bob)).map(({ launch, formerName }) => [launch.name, formerName])
  await editDraft(catalog.world, { slug: 'draft', fields: { name: 'Jackpot' } }, ada)
  expect([before, (await listInvited(catalog.world, bob)).map(({ launch, formerName }) => [launch.name, formerName])]).toEqual([
    [['Draft', null]],
    [['Jackpot', 'Draft']],
  ])
  expect(await told(bob)).toEqual(['Ada (@ada) invited you to be a co-maker of Draft.'])
  const accept = (seen: string) => answerInvitation(catalog.world, { id, answer: 'accept', seen }, bob)
  await expect(accept('Draft')).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('is now called “Jackpot”') as string,
  })
  expect((await accept('Jackpot')).coMakers).toEqual([{ id: 'bob', name: 'Bob', handle: 'bob' }])
})

it.each<ListingInput>([{ name: 'Best Casino' }, { tagline: 'Cheap casino bonuses' }])(
  'an invitation to a draft that got %j since isn’t shown',
  async (fields) => {
    await invite('@bob', 'co-maker', 'draft')
    await editDraft(catalog.world, { slug: 'draft', fields }, ada)
    expect(await listInvited(catalog.world, bob)).toEqual([])
  },
)

it('moderators see whom somebody invited, and what became of it, also after the draft was deleted', async () => {
  const { world } = catalog
  const invited = async () => {
    const { sent, declined, shown } = (await readPerson(world, 'ada', mia)).invitations
    const rows = shown.map(({ invitation: { name, answer: was }, other }) => `${other?.name ?? 'an email'} ${name} ${was}`)
    return [sent, declined, ...rows.toSorted()]
  }
  await invite('@bob', 'co-maker', 'draft')
  await answer('decline')
  await invite('mia', 'co-maker', 'draft')
  const { id } = await invite('zoe@people.example', 'co-maker', 'draft')
  await removeMaker(world, { slug: 'draft', id }, ada)
  await invite('@bob', 'lead')
  await invite('bob@example.com')
  await answerInvitation(world, { id: 'teapot:lead', answer: 'accept', seen: 'Teapot' }, bob)
  await discardDraft(world, { slug: 'draft' }, ada)
  const rows = ['Bob Draft declined', 'Bob Teapot accepted', 'Bob Teapot accepted', 'Mia Draft none', 'an email Draft revoked']
  expect(await invited()).toEqual([5, 1, ...rows])
  catalog.at('2027-02-18T10:00:00Z')
  for (const [, forget] of dailyUpkeep) await forget(world)
  expect(await invited()).toEqual([0, 0])
})

it('moderators see who invited somebody only where a flag may be about it', async () => {
  const { world } = catalog
  await invite('@bob')
  const invitedBy = async () => (await readPerson(world, 'bob', mia)).invitations.shown.map(({ other }) => other?.name)
  expect(await invitedBy()).toEqual([])
  await flagContent(world, { slug: 'teapot', maker: 'ada', reason: 'spam', text: 'Unwanted invitations' }, bob)
  expect(await invitedBy()).toEqual(['Ada'])
})

it('who is invited to a draft can flag the person who invited them, until they answer; nobody else can', async () => {
  const { world } = catalog
  await invite('@bob', 'co-maker', 'draft')
  const flag = (who: Profile) => flagContent(world, { slug: 'draft', maker: 'ada', reason: 'spam', text: '' }, who)
  await expect(flag(mia)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await flag(bob)).toMatchObject({ status: 'draft' })
  const { groups } = await readReports(world, { order: 'oldest', page: 1 }, mia)
  expect(groups).toMatchObject([{ subject: 'person', subjectId: 'ada', launch: { name: 'Draft' }, person: { name: 'Ada' } }])
  await invite('mia', 'co-maker', 'draft')
  await answer('decline', mia)
  await expect(flag(mia)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('who is invited already, declined lately, or was invited until just now isn’t told again', async () => {
  const first = await invite()
  expect(await told(bob)).toHaveLength(1)
  expect(await invite()).toEqual(first)
  await answer('decline')
  await expect(invite()).rejects.toMatchObject({ data: { fieldErrors: { whom: [expect.stringContaining('They declined.')] } } })
  await invite('bob@example.com')
  expect(await told(bob)).toHaveLength(1)
  const { id } = await invite('@mia', 'lead')
  expect(await told(mia)).toHaveLength(1)
  await invite('zoe@people.example', 'lead')
  await invite('@mia', 'lead')
  await removeMaker(catalog.world, { slug: 'teapot', id }, ada)
  await invite('@mia', 'lead')
  expect(await told(mia)).toHaveLength(1)
  catalog.at('2026-11-26T10:00:00Z')
  await removeMaker(catalog.world, { slug: 'teapot', id }, ada)
  await invite('@bob')
  await invite('@mia', 'lead')
  expect([(await told(bob)).length, (await told(mia)).length]).toEqual([2, 2])
})
