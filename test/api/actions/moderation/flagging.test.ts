import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dismissReports } from '../../../../api/actions/moderation/reports/decide-on-reports.ts'
import { flagContent } from '../../../../api/actions/moderation/reports/flag-content.ts'
import { readReports } from '../../../../api/actions/moderation/reports/read-reports.ts'
import type { Comment, Profile } from '../../../../api/domain/records.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { literalLaunch } from '../../../support/literal-launch.ts'
import { liveLaunch } from '../../../support/live-launch.ts'
import { putAll } from '../../../support/put-all.ts'

const cy: Profile = { ...bob, id: 'cy', email: 'cy@example.com', name: 'Cy', handle: 'cy' }
const comment: Comment = {
  id: 'c1',
  launchId: 'brew',
  accountId: 'bob',
  author: { name: 'Bob', handle: 'bob' },
  text: 'Cheap casino bonuses',
  at: '2026-11-18T09:55:00.000Z',
}

let catalog: LaunchWorld
beforeEach(async () => {
  const launches = [liveLaunch({ slug: 'brew', ownerId: 'ada', commentCount: 1 }), literalLaunch({ slug: 'idea', ownerId: 'ada' })]
  catalog = await openLaunchWorld({ launches })
  const { store } = catalog.world
  await putAll(store, 'comments', [comment, { ...comment, id: 'c2', accountId: 'dan', exclusion: 'unproven' }])
  await putAll(store, 'profiles', [cy])
})
afterEach(() => catalog.close())

const flag = (account: Profile, over: Partial<Parameters<typeof flagContent>[1]> = {}) =>
  flagContent(catalog.world, { slug: 'brew', reason: 'spam', text: '', ...over }, account)
const groups = async () => (await readReports(catalog.world, { order: 'oldest', page: 1 }, mia)).groups
const about = { comment: 'c1' }

describe('reporting', () => {
  it.each([
    ['a reason that is none', { reason: 'boring' }, 'reason'],
    ['something else without saying what', { reason: 'other', text: ' \u200b' }, 'text'],
    ['more than 500 characters', { text: 'x'.repeat(501) }, 'text'],
  ])('refuses %s', async (_, given, field) => {
    await expect(flag(cy, given)).rejects.toMatchObject({ code: 'BAD_REQUEST', data: { fieldErrors: { [field]: [expect.any(String)] } } })
    expect(await groups()).toEqual([])
  })

  it.each<[string, Profile, Parameters<typeof flag>[1], string]>([
    ['one’s own launch', ada, {}, 'FORBIDDEN'],
    ['one’s own comment', bob, about, 'FORBIDDEN'],
    ['a draft', cy, { slug: 'idea' }, 'NOT_FOUND'],
    ['a comment that isn’t shown', cy, { comment: 'c2' }, 'NOT_FOUND'],
    ['a comment elsewhere', cy, { comment: 'c9' }, 'NOT_FOUND'],
    ['anything while suspended', { ...cy, id: 'eve' }, {}, 'FORBIDDEN'],
  ])('refuses %s', async (_, account, given, code) => {
    const suspension = { at: '', until: null, reason: 'Spam', by: null }
    await putAll(catalog.world.store, 'profiles', [{ ...cy, id: 'eve', email: 'eve@example.com', handle: null, suspension }])
    await expect(flag(account, given)).rejects.toMatchObject({ code })
    expect(await groups()).toEqual([])
  })

  it('counts one report per account and subject, for the reason that was given last, until a moderator has decided', async () => {
    await flag(cy, { text: 'Look at it' })
    catalog.at('2026-11-18T10:01:00Z')
    await flag(cy, { reason: 'scam' })
    const [group] = await groups()
    expect(group).toMatchObject({ count: 1, reasons: [{ reason: 'scam', count: 1 }], newest: [{ flag: { text: 'Look at it' } }] })
    catalog.at('2026-11-18T10:02:00Z')
    await flag(cy, { reason: 'scam' })
    expect(await groups()).toMatchObject([{ until: '2026-11-18T10:01:00.000Z' }])
    const old = dismissReports(catalog.world, { subjectId: 'brew', until: '2026-11-18T10:00:00.000Z' }, mia)
    await expect(old).rejects.toMatchObject({ code: 'CONFLICT' })
    await dismissReports(catalog.world, { subjectId: 'brew', until: '9' }, mia)
    await expect(flag(cy, { reason: 'abuse' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'A moderator already decided on your flag.',
    })
    expect(await groups()).toEqual([])
  })

  it.each([
    ['two days ago', '2026-11-16T10:00:00.000Z', 5],
    ['three days ago', '2026-11-15T10:00:00.000Z', 6],
  ])('of an account that joined %s is limited', async (_, createdAt, sent) => {
    const slugs = ['one', 'two', 'three', 'four', 'five', 'six']
    const launches = slugs.map((slug) => liveLaunch({ slug, ownerId: 'ada', url: `https://${slug}.example` }))
    await putAll(catalog.world.store, 'launches', launches)
    await putAll(catalog.world.store, 'profiles', [{ ...cy, createdAt }])
    for (const slug of slugs.slice(0, 5)) await flag(cy, { slug })
    const last = flag(cy, { slug: 'six' })
    const message = 'The limit is 5 flags from a new account per day. Try again in 24 hours.'
    if (sent === 5) await expect(last).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', message })
    else await last
    expect(await groups()).toHaveLength(sent)
  })
})
