import { afterEach, beforeEach, expect, it } from 'vitest'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { setSlowMode } from '../../../../api/actions/community/set-slow-mode.ts'
import { revertDecision } from '../../../../api/actions/moderation/undo-decision.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'

let catalog: LaunchWorld
beforeEach(async () => {
  const launches = [liveLaunch({ ownerId: 'ada' }), liveLaunch({ slug: 'kettle', url: 'https://kettle.example' })]
  catalog = await openLaunchWorld({ launches })
})
afterEach(() => catalog.close())

const say = (account = bob, slug = 'teapot') => addComment(catalog.world, { slug, text: 'Hello' }, account)
const sayTimes = async (times: number, account = bob) => {
  for (let n = 0; n < times; n += 1) await say(account)
}

it('somebody new can post five comments an hour, others more', async () => {
  await sayTimes(5)
  catalog.at('2026-11-18T10:50:00Z')
  await expect(say(bob, 'kettle')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'The limit is 5 comments per hour. Try again in 10 minutes.',
    data: { retryAfter: 600 },
  })
  for (const account of [ada, mia]) await sayTimes(8, account)
  catalog.at('2026-11-18T11:00:00Z')
  await say()
})

it('comments that their author deletes count, too', async () => {
  for (let n = 0; n < 5; n += 1) await removeComment(catalog.world, { id: (await say()).id }, bob)
  await expect(say(bob, 'kettle')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  catalog.at('2026-11-18T11:00:00Z')
  await setSlowMode(catalog.world, { slug: 'teapot', isOn: true }, mia)
  await removeComment(catalog.world, { id: (await say()).id }, bob)
  await expect(say()).rejects.toMatchObject({ message: 'The limit is 1 comment on this launch per 10 minutes. Try again in 10 minutes.' })
  await say(bob, 'kettle')
})

it('comments that a moderator deletes count, too, and once if they are restored', async () => {
  const deleted = []
  for (let n = 0; n < 4; n += 1) {
    catalog.at(`2026-11-18T10:0${n}:00Z`)
    deleted.push(await removeComment(catalog.world, { id: (await say()).id }, mia))
  }
  await revertDecision(catalog.world, deleted.at(-1)?.id ?? '', mia.id)
  await say()
  await expect(say(bob, 'kettle')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

it('in slow mode, each member comments on the launch every ten minutes, its owner and moderators at will', async () => {
  await expect(setSlowMode(catalog.world, { slug: 'teapot', isOn: true }, ada)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const decision = await setSlowMode(catalog.world, { slug: 'teapot', isOn: true }, mia)
  await say()
  for (const account of [ada, mia]) await sayTimes(2, account)
  await say(bob, 'kettle')
  catalog.at('2026-11-18T10:06:00Z')
  await expect(say()).rejects.toMatchObject({ message: 'The limit is 1 comment on this launch per 10 minutes. Try again in 4 minutes.' })
  catalog.at('2026-11-18T10:10:00Z')
  await say()
  await setSlowMode(catalog.world, { slug: 'teapot', isOn: false }, mia)
  await say()
  expect(await catalog.launch('teapot')).not.toHaveProperty('slowMode')
  await expect(revertDecision(catalog.world, decision.id, mia.id)).rejects.toMatchObject({ code: 'CONFLICT' })
})
