import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { liveLaunch } from '../../../support/live-launch.ts'
import { openPages, type OpenPages } from '../../../support/pages.ts'
import { putAll } from '../../../support/put-all.ts'
import { signUpPerson, type Person } from '../../../support/signed-in.ts'
import { connect } from '../../../support/tokens.ts'

const roles = ['visitor', 'maker', 'other', 'suspended', 'moderator', 'token'] as const
type Role = (typeof roles)[number]

let site: OpenPages
let people: Record<'maker' | 'other' | 'suspended' | 'moderator', Person>
let token: string
beforeAll(async () => {
  site = await openPages([])
  const [maker, other, suspended, moderator] = (await Promise.all(
    ['Ada', 'Bob', 'Sue', 'Mia'].map((name) => signUpPerson(site, name)),
  )) as [Person, Person, Person, Person]
  people = { maker, other, suspended, moderator }
  site.world.moderators = new Set([moderator.profile.email])
  token = await connect({ api: `${site.origin}/api/v1` }, other.visitor)
  const suspension = { at: '2026-03-01T00:00:00.000Z', until: null, reason: 'Spam', by: null }
  await putAll(site.world.store, 'profiles', [{ ...suspended.profile, suspension }])
  await putAll(site.world.store, 'launches', [liveLaunch({ slug: 'teapot', ownerId: maker.profile.id })])
})
afterAll(() => site.close())

async function statusFor(role: Role, method: string, path: string): Promise<number> {
  const init = method === 'POST' ? { method, body: new URLSearchParams({ reason: 'spam' }) } : {}
  if (role === 'visitor' || role === 'token') {
    const headers: Record<string, string> = role === 'token' ? { Authorization: `Bearer ${token}` } : {}
    return (await fetch(site.origin + path, { ...init, redirect: 'manual', headers: { Accept: 'text/html', ...headers } })).status
  }
  return (await people[role].visitor.open(path, init)).status
}
const tried = async (method: string, path: string) =>
  Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await statusFor(role, method, path)] as const)))

/** What only moderators reach: visitors sign in first, for everyone else it doesn’t exist. A form without a subject decides nothing. */
const moderators = (moderator: number) => ({
  GET: { visitor: 303, maker: 404, other: 404, suspended: 404, moderator, token: 303 },
  POST: { visitor: 401, maker: 404, other: 404, suspended: 403, moderator, token: 401 },
})

describe('who may', () => {
  it.each([
    ['GET', '/moderation/', 200],
    ['GET', '/moderation/edits/', 200],
    ['GET', '/moderation/reasons/', 200],
    ['GET', '/moderation/reports/', 200],
    ['GET', '/moderation/people/', 200],
    ['GET', '/moderation/people/nobody/', 404],
    ['GET', '/moderation/votes/', 200],
    ['GET', '/moderation/blocks/', 200],
    ['GET', '/moderation/log/', 200],
    ['GET', '/moderation/log.csv', 200],
    ['GET', '/moderation/log.json', 200],
    ['POST', '/moderation/', 400],
    ['POST', '/moderation/edits/', 400],
    ['POST', '/moderation/reports/', 400],
    ['POST', '/moderation/people/nobody/', 400],
    ['POST', '/moderation/reasons/', 303],
    ['POST', '/moderation/votes/teapot/', 400],
    ['POST', '/moderation/blocks/', 400],
    ['POST', '/moderation/emails/', 400],
    ['POST', '/moderation/undo/', 404],
  ] as const)('%s %s: moderators only', async (method, path, moderator) => {
    expect(await tried(method, path)).toEqual(moderators(moderator)[method])
  })

  it('report a launch: everyone signed in but its maker and suspended people', async () => {
    const path = '/launches/teapot/report/'
    expect(await tried('GET', path)).toEqual({ visitor: 303, maker: 403, other: 200, suspended: 200, moderator: 200, token: 303 })
    expect(await tried('POST', path)).toEqual({ visitor: 401, maker: 403, other: 303, suspended: 403, moderator: 303, token: 401 })
    expect(await site.world.store.countBy('flags', 'state', 'open')).toBe(2)
  })

  it('unpublish somebody’s launch: moderators', async () => {
    const path = '/launches/teapot/unpublish/'
    expect(await tried('POST', path)).toEqual({ visitor: 401, maker: 403, other: 403, suspended: 403, moderator: 303, token: 401 })
  })
})
