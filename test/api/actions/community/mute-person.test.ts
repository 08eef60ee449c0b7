import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editComment, addComment } from '../../../../api/actions/community/add-comment.ts'
import { mutePerson, readMutedPeople } from '../../../../api/actions/community/mute-person.ts'
import { readTalk } from '../../../../api/actions/community/read-talk.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import { listOwnNotices } from '../../../../api/actions/notices/list-own-notices.ts'
import { inviteMaker } from '../../../../api/actions/makers/invite-maker.ts'
import { listInvited } from '../../../../api/actions/makers/read-makers.ts'
import type { Webhook } from '../../../../api/domain/webhooks/webhook.ts'
import { sent, writerOn } from '../../notices/emails/written-mails.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, callerOf, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({
    launches: [
      liveLaunch({ ownerId: 'ada' }),
      liveLaunch({ slug: 'kettle', url: 'https://kettle.example' }),
      liveLaunch({ slug: 'pot', url: 'https://pot.example', ownerId: 'bob' }),
    ],
  })
})
afterEach(() => catalog.close())

const now = async ({ id }: Profile) => (await catalog.world.store.get('profiles', id)) as Profile
const mute = async (how: 'mute' | 'block' | 'none', who = ada, whom = bob) =>
  mutePerson(catalog.world, { id: whom.id, how }, await now(who))
const say = (account = bob, slug = 'teapot', replyTo?: string) =>
  addComment(catalog.world, { slug, text: 'Hello @ada', ...(replyTo !== undefined && { replyTo }) }, account)
const muted = async (reader: Profile) => [
  ...(await readTalk(catalog.world, await catalog.launch('teapot'), await now(reader), false)).muted,
]
const told = async (account: Profile) => {
  await fanOut(catalog.world)
  return (await listNotices(catalog.world, account)).length
}

it('somebody muted can comment, but their comments are folded and not told; unmuted, they’re told again', async () => {
  await mute('mute')
  await say()
  expect([await muted(ada), await muted(mia), await told(ada)]).toEqual([['bob'], [], 0])
  await mute('none')
  await say()
  expect([await muted(ada), await told(ada), (await now(ada)).hasMuted]).toEqual([[], 1, undefined])
})

describe('somebody muted reaches nobody who muted them', () => {
  const webhook: Webhook = {
    id: 'w1',
    ownerId: 'ada',
    url: 'https://hooks.example/',
    secret: 'whsec_c2VjcmV0',
    kinds: ['comment'],
    createdAt: '2026-11-01T00:00:00.000Z',
  }
  it.each([
    ['a comment', async () => say()],
    ['a mention elsewhere', async () => say(bob, 'kettle')],
    ['a reply', async () => say(bob, 'teapot', (await say(ada)).id)],
    ['an invitation to a launch', async () => inviteMaker(catalog.world, { slug: 'pot', whom: '@ada', as: 'co-maker' }, bob)],
    ['an offer of one', async () => inviteMaker(catalog.world, { slug: 'pot', whom: 'ada@example.com', as: 'lead' }, bob)],
  ])('by %s: in the bell, the popup, emails or webhooks', async (_, act) => {
    const { store } = catalog.world
    await putAll(store, 'webhooks', [webhook])
    await mute('mute')
    await act()
    expect([await told(ada), await store.list('mails', 'accountId', 'ada')]).toEqual([0, []])
    expect((await listOwnNotices(catalog.world, {}, callerOf(ada))).items).toEqual([])
    const posted = (await store.list('deliveries', 'webhookId', 'w1')).map(({ facts }) => store.get('comments', String(facts['commentId'])))
    expect((await Promise.all(posted)).map((comment) => comment?.accountId)).not.toContain('bob')
    expect(await listInvited(catalog.world, ada)).toEqual([])
  })

  it('in the email that was waiting either', async () => {
    await say()
    expect(await told(ada)).toBe(1)
    const write = async () => writerOn(catalog.world)(...(await catalog.world.store.list('notices', 'accountId', 'ada')))
    expect(sent(await write()).text).toContain('Hello @ada')
    await mute('mute')
    expect(await write()).toBeNull()
  })
})

it('somebody blocked can’t comment on their launches or reply to them, only elsewhere', async () => {
  const { id } = await say(ada, 'kettle')
  await mute('block')
  await expect(say()).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(say(bob, 'kettle', id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await say(bob, 'kettle')
  await mute('mute')
  await say()
})

it('somebody blocked can’t write to them by editing an earlier comment either', async () => {
  const { id } = await say()
  await mute('block')
  await expect(editComment(catalog.world, { id, text: 'Answer me!' }, bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

it('a blocked moderator can still comment', async () => {
  await mute('block', ada, mia)
  await say(mia)
  expect(await told(ada)).toBe(0)
})

it('lists whom one has muted, and whom one came to mute', async () => {
  await mute('block')
  const list = async (asked: string | null) => {
    const { asked: found, muted: people } = await readMutedPeople(catalog.world, asked, await now(ada))
    return [found?.person.id, found?.muting?.isBlock, people.map(({ person }) => person.id)]
  }
  expect([await list('bob'), await list('mia'), await list('ada'), await list('nobody')]).toEqual([
    ['bob', true, ['bob']],
    ['mia', undefined, ['bob']],
    [undefined, undefined, ['bob']],
    [undefined, undefined, ['bob']],
  ])
})

it.each([
  ['oneself', ada, 'FORBIDDEN'],
  ['nobody', { ...bob, id: 'nobody' }, 'NOT_FOUND'],
])('can’t be about %s', async (_, whom, code) => {
  await expect(mute('mute', ada, whom)).rejects.toMatchObject({ code })
})
