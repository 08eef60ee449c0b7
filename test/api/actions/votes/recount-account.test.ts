import { literalCaller } from '../../../support/literal-caller.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addComment } from '../../../../api/actions/community/add-comment.ts'
import { listComments } from '../../../../api/actions/community/read-talk.ts'
import { removeComment } from '../../../../api/actions/community/decide-on-comment.ts'
import { recountAccount } from '../../../../api/actions/votes/recount-accounts.ts'
import { toggleUpvote } from '../../../../api/actions/votes/toggle-upvote.ts'
import type { Suspension } from '../../../../api/domain/moderation/records.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'
import { literalUpvote } from '../../../support/literal-upvote.ts'

const { emailProven: _, ...zoe }: Profile = { ...bob, id: 'zoe', email: 'zoe@example.com', handle: 'zoe', name: 'Zoe' }
const suspension: Suspension = { at: '2026-11-18T09:00:00.000Z', until: '2026-11-20T00:00:00.000Z', reason: 'Spam.', by: 'mia' }

let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({
    launches: [liveLaunch({ ownerId: 'ada', upvotes: 40 }), liveLaunch({ slug: 'kettle', url: 'https://kettle.example/' })],
  })
  await putAll(catalog.world.store, 'profiles', [zoe])
})
afterEach(() => catalog.close())

const vote = (account: Profile, slug = 'teapot') => toggleUpvote(catalog.world, { slug }, literalCaller({ account, ip: '192.0.2.7' }))
const say = (account: Profile, text = 'Nice') => addComment(catalog.world, { slug: 'teapot', text }, account)
const recount = (changed: Profile) =>
  catalog.world.store.transact(async (transaction) => {
    await transaction.put('profiles', changed)
    await recountAccount(catalog.world, transaction, changed.id)
  })
const counts = async () => {
  const { upvotes, commentCount } = await catalog.launch('teapot')
  return { upvotes, commentCount, shown: (await listComments(catalog.world, { id: 'teapot' })).length }
}

describe('an account with an unverified email', () => {
  it('votes and comments, but neither counts until the email is verified', async () => {
    expect(await vote(zoe)).toEqual({ upvoted: true, upvotes: 40 })
    await vote(zoe, 'kettle')
    await say(zoe)
    expect(await counts()).toEqual({ upvotes: 40, commentCount: 0, shown: 0 })
    expect(await listComments(catalog.world, { id: 'teapot' }, zoe)).toMatchObject([{ exclusion: 'unproven' }])
    await recount({ ...zoe, emailProven: true })
    expect(await counts()).toEqual({ upvotes: 41, commentCount: 1, shown: 1 })
    expect((await catalog.launch('kettle')).upvotes).toBe(1)
  })
  it('takes back a vote or deletes a comment that didn’t count, and nobody else’s is subtracted', async () => {
    await vote(zoe)
    const { id } = await say(zoe)
    await say(bob)
    expect(await vote(zoe)).toEqual({ upvoted: false, upvotes: 40 })
    await removeComment(catalog.world, { id }, zoe)
    expect(await counts()).toEqual({ upvotes: 40, commentCount: 1, shown: 1 })
  })
})

describe('a suspended account', () => {
  it('weighs nothing until the suspension ends, and what didn’t count before doesn’t count afterwards', async () => {
    await vote(bob)
    await say(bob)
    await vote(zoe)
    await say(zoe)
    await recount({ ...bob, suspension })
    await recount({ ...zoe, suspension })
    expect(await counts()).toEqual({ upvotes: 40, commentCount: 0, shown: 0 })
    await recount({ ...bob, suspension, everythingRemoved: true })
    expect(await listComments(catalog.world, { id: 'teapot' }, bob)).toEqual([])
    await recount({ ...bob, suspension })
    catalog.at('2026-11-20T00:00:01Z')
    await recount({ ...bob, suspension })
    await recount({ ...zoe, suspension })
    expect(await counts()).toEqual({ upvotes: 41, commentCount: 1, shown: 1 })
  })
  it('can’t vote or comment, whatever the request knew of it', async () => {
    await recount({ ...bob, suspension })
    await expect(vote(bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(say(bob)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await counts()).toEqual({ upvotes: 40, commentCount: 0, shown: 0 })
  })
})

it('a vote that the rule didn’t count stays uncounted when its account is suspended and comes back', async () => {
  await vote(mia)
  await putAll(catalog.world.store, 'upvotes', [literalUpvote('teapot', 'ada', { exclusion: 'group' })])
  await recount({ ...ada, suspension })
  expect(await catalog.world.store.get('upvotes', 'teapot:ada')).toMatchObject({ exclusion: 'suspended', ownExclusion: 'group' })
  await recount(ada)
  const after = await catalog.world.store.get('upvotes', 'teapot:ada')
  expect([after?.exclusion, after?.ownExclusion]).toEqual(['group', undefined])
  expect(await counts()).toMatchObject({ upvotes: 41 })
})

it('a vote stores its network as a keyed hash', async () => {
  await vote(bob)
  const { network } = (await catalog.world.store.get('upvotes', 'teapot:bob')) ?? {}
  expect(network).toMatch(/^[0-9a-f]{32}$/)
  expect(network).toBe(catalog.world.hashNetwork('192.0.2.99'))
})
