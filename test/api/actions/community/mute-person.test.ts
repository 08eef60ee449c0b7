import { afterEach, beforeEach, expect, it } from 'vitest'
import { editComment } from '../../../../api/actions/community/edit-comment.ts'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { mutePerson, readMutedPeople } from '../../../../api/actions/community/mute-person.ts'
import { readTalk } from '../../../../api/actions/community/read-talk.ts'
import { listNotices } from '../../../../api/actions/notices/list-notices.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { fanOut } from '../../../../api/notices/fan-out.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({
    launches: [liveLaunch({ ownerId: 'ada' }), liveLaunch({ slug: 'kettle', url: 'https://kettle.example' })],
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
