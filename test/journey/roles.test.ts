import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createToken, hashSecret } from '../../api/actions/connections/find-connection.ts'
import { applySuspension } from '../../api/actions/people/suspend-person.ts'
import type { Profile } from '../../api/domain/records.ts'
import { createLimits } from '../../api/http/limits/limit-rate.ts'
import { pagesOf } from '../../api/pages/pages.ts'
import { literalConnection } from '../contract/store/one-of-each.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { literalLimiters } from '../support/literal-limiters.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { openPages, type OpenPages } from '../support/pages.ts'
import { putAll } from '../support/put-all.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { goodPassword, Visitor } from '../support/visitor.ts'

// Everything that community members and moderators can do, tried by everyone.

type Outcome = number | 'sign in'
type Role = 'visitor' | 'token' | 'maker' | 'other' | 'suspended' | 'moderator'
const roles: Role[] = ['visitor', 'token', 'suspended', 'maker', 'other', 'moderator']

let site: OpenPages
let people: Record<'maker' | 'other' | 'suspended' | 'moderator', Person>
let asRole: Record<Role, (path: string, init?: RequestInit) => Promise<Response>>
const ids: Record<string, string> = {}

beforeAll(async () => {
  site = await openPages([])
  const [maker, other, suspended, moderator, spammer] = (await Promise.all(
    ['Ada', 'Bob', 'Sue', 'Mia', 'Eve'].map((name) => signUpPerson(site, name)),
  )) as [Person, Person, Person, Person, Person]
  people = { maker, other, suspended, moderator }
  const { world } = site
  world.moderators = new Set([moderator.profile.email])
  const token = createToken(world)
  await putAll(world.store, 'connections', [literalConnection('k1', { accountId: maker.profile.id, tokenHash: hashSecret(token) })])
  const own = { ownerId: maker.profile.id, submittedAt: '2026-03-01T12:00:00.000Z' }
  await putAll(world.store, 'launches', [
    liveLaunch({ ...own, slug: 'live' }),
    literalLaunch({ ...own, slug: 'draft', submittedAt: null }),
    literalLaunch({ ...own, slug: 'coming', status: 'scheduled', launchDate: '2026-04-01' }),
    liveLaunch({ slug: 'sues', ownerId: suspended.profile.id }),
  ])
  const comment = { launchId: 'live', author: { name: 'Eve', handle: null }, text: 'Hello', at: '2026-03-02T12:00:00.000Z' }
  await putAll(world.store, 'comments', [{ ...comment, id: 'c1', accountId: spammer.profile.id }])
  await applySuspension(world, { id: suspended.profile.id, reason: 'Spam', until: '7d' }, null)
  const signIn = { email: suspended.profile.email, password: goodPassword }
  if ((await suspended.visitor.send('/sign-in/', signIn)).status !== 303) throw new Error('The suspended person can’t sign in.')
  Object.assign(ids, { spammer: spammer.profile.id, suspended: suspended.profile.id })
  const anonymous = new Visitor(site.origin)
  asRole = {
    visitor: (path, init) => anonymous.open(path, init),
    token: (path, init) => anonymous.open(path, { ...init, headers: { Authorization: `Bearer ${token}` } }),
    maker: (path, init) => maker.visitor.open(path, init),
    other: (path, init) => other.visitor.open(path, init),
    suspended: (path, init) => suspended.visitor.open(path, init),
    moderator: (path, init) => moderator.visitor.open(path, init),
  }
})
afterAll(() => site.close())

async function outcomeOf(role: Role, what: string, fields: string): Promise<Outcome> {
  const [method = '', path = ''] = what.split(' ')
  const named = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? '')
  const answer = await asRole[role](named, method === 'POST' ? { method, body: new URLSearchParams(fields) } : {})
  return answer.status === 303 && answer.headers.get('location')?.startsWith('/sign-in/') ? 'sign in' : answer.status
}

const page = '/moderation/people/{spammer}/'
const noOne = { visitor: 'sign in', token: 'sign in' } as const
/** What was typed stays below a sign-in form. */
const nobody = { visitor: 401, token: 401 } as const
/** For others than moderators, their pages don’t exist. */
const moderators = (status: number) => ({ ...noOne, suspended: 404, maker: 404, other: 404, moderator: status }) as const
const moderatorsPost = (status: number) => ({ ...moderators(status), ...nobody }) as const
/** Which form of a page it is has to be said. */
const unknownForm = moderators(400)
const everyone = (status: number) => ({ ...noOne, suspended: 403, maker: status, other: status, moderator: status }) as const
const owner = (status: number) => ({ ...noOne, suspended: 404, maker: status, other: 404, moderator: 404 }) as const

/** What is sent, and what everyone gets. Those who are refused try first. */
const table: [what: string, fields: string, outcomes: Record<Role, Outcome>][] = [
  ['GET /moderation/people/', '', moderators(200)],
  [`GET ${page}`, '', moderators(200)],
  [`POST ${page}`, 'do=suspend&reason=Spam&length=7d', moderatorsPost(303)],
  [`POST ${page}`, 'do=lift&seen=2026-03-04T12:00:00.000Z', moderatorsPost(303)],
  [`POST ${page}`, 'do=remove&reason=Spam', moderatorsPost(303)],
  ['POST /moderation/undo/', 'id=unknown', moderatorsPost(404)],
  ['GET /moderation/blocks/', '', moderators(200)],
  ['POST /moderation/blocks/', 'do=block&value=spam.example&reason=Spam', moderatorsPost(303)],
  ['POST /moderation/blocks/', 'do=unblock&id=unknown', moderatorsPost(404)],
  ['GET /moderation/', '', moderators(200)],
  ['GET /moderation/edits/', '', moderators(200)],
  ['GET /moderation/reasons/', '', moderators(200)],
  ['GET /moderation/reports/', '', moderators(200)],
  ['GET /moderation/votes/', '', moderators(200)],
  ['GET /moderation/log/', '', moderators(200)],
  ['GET /moderation/log.csv', '', moderators(200)],
  ['GET /moderation/log.json', '', moderators(200)],
  ['GET /moderation/people/nobody/', '', moderators(404)],
  ['POST /moderation/', 'slug=coming&do=approve', moderatorsPost(409)],
  ['POST /moderation/edits/', 'slug=live&do=frob', unknownForm],
  ['POST /moderation/reports/', 'subjectId=live&do=dismiss', moderatorsPost(409)],
  ['POST /moderation/votes/live/', 'do=count', moderatorsPost(409)],
  // A form without a subject decides nothing.
  ['POST /moderation/', '', unknownForm],
  ['POST /moderation/edits/', '', unknownForm],
  ['POST /moderation/reports/', '', unknownForm],
  ['POST /moderation/people/nobody/', '', unknownForm],
  ['POST /moderation/votes/live/', '', unknownForm],
  ['POST /moderation/blocks/', '', unknownForm],
  ['POST /moderation/reasons/', '', moderatorsPost(303)],
  ['POST /launches/live/upvote/', '', everyone(303)],
  ['POST /launches/live/comments/', 'text=Hello', { ...everyone(303), ...nobody }],
  ['GET /launches/live/report/', '', { ...everyone(200), maker: 403, suspended: 200 }],
  ['POST /launches/live/report/', 'reason=spam', { ...everyone(303), ...nobody, maker: 403 }],
  ['POST /dashboard/live/', 'do=news&title=News&text=Hello', { ...owner(303), ...nobody }],
  ['GET /dashboard/live/', '', owner(200)],
  ['GET /drafts/draft/', '', owner(200)],
  ['POST /drafts/draft/', 'do=save&name=New', { ...owner(409), ...nobody }],
  ['GET /profile/data/', '', { ...everyone(200), suspended: 200 }],
  ['GET /profile/data/data.json', '', { ...everyone(200), suspended: 200 }],
  ['GET /profile/email/', '', { ...everyone(200), suspended: 200 }],
  ['GET /profile/security/', '', { ...everyone(200), suspended: 200 }],
  ['POST /profile/email/', 'do=request-email-change&email=new@example.org&current=wrong', everyone(400)],
  ['POST /launches/live/unpublish/', 'reason=Spam', { ...nobody, suspended: 403, maker: 403, other: 403, moderator: 303 }],
]

it.each(table)('%s %s', async (what, fields, outcomes) => {
  const found: Partial<Record<Role, Outcome>> = {}
  for (const role of roles) found[role] = await outcomeOf(role, what, fields)
  expect(found).toEqual(outcomes)
})

it('a report is only kept from people who may report a launch', async () => {
  const kept = (await site.world.store.list('flags', 'subjectId', 'live')).map(({ accountId }) => accountId)
  expect(new Set(kept)).toEqual(new Set([people.other.profile.id, people.moderator.profile.id]))
})

describe('a suspended person', () => {
  const own = ['/profile/data/', '/profile/emails/', '/profile/decisions/', '/unsubscribe/', '/notifications/', '/notifications/sues/']
  const securing = ['/reset/', '/verify/', '/profile/security/', '/profile/security/two-factor/', '/profile/security/passkey/']
  const allowed = ['/sign-out/', '/sign-in/', '/sign-in/second/', '/sign-in/passkey/', ...own, ...securing]
  const alsoAllowed = ['password', 'cancel-email-change', 'delete-report']

  it('can’t send any form of the site, except to sign out or in, to secure the account, choose emails, read notifications, appeal, leave a launch and delete reports or the account', async () => {
    const limiters = literalLimiters()
    const pages = pagesOf({
      world: site.world,
      limits: createLimits(limiters),
      limiters,
      artworkAt: () => null,
      describe: () => ({}),
    })
    const forms = pages.flatMap(({ path, forms }) =>
      Object.entries(forms).map(([name, form]) => [(form.path ?? path).pattern.replaceAll(/:\w+/g, 'sues'), name] as const),
    )
    expect(forms.length).toBeGreaterThan(60)
    const refused = []
    for (const [path, name] of forms) {
      // Signs out everywhere. What a co-maker may leave isn’t there.
      if (allowed.includes(path) || alsoAllowed.includes(name) || name === 'sessions' || name === 'leave') continue
      const body = new URLSearchParams({ do: name, reason: 'spam', text: 'Hi' })
      const { status } = await asRole.suspended(path, { method: 'POST', body })
      // The moderators’ and owners’ pages don’t exist for others.
      if (status !== (/^\/(moderation|settings)\//.test(path) ? 404 : 403)) refused.push([path, name, status])
    }
    expect(refused).toEqual([])
  })

  it('reads why and until when on every page', async () => {
    for (const path of ['/', '/launches/live/', '/nowhere/', '/profile/data/']) {
      const html = await (await asRole.suspended(path)).text()
      expect([path, html]).toEqual([path, expect.stringContaining('Your account is suspended until March 11, 2026 at 12:00 UTC.')])
      expect(html).toContain('<bdi>Spam</bdi>')
    }
    expect(await (await asRole.other('/')).text()).not.toContain('class="suspended')
  })

  it('can’t continue with a form from before the suspension by signing in below it', async () => {
    const fields = {
      title: 'News',
      text: 'Hi',
      do: 'news',
      resume: 'sign-in',
      'resume-email': 'sue@example.com',
      'resume-password': goodPassword,
    }
    const answer = await new Visitor(site.origin).send('/dashboard/sues/', fields)
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
  })

  it('has nothing of that left once it has ended', async () => {
    const { profile } = people.suspended
    await putAll(site.world.store, 'profiles', [
      {
        ...profile,
        suspension: { at: '2026-03-01T00:00:00.000Z', until: '2026-03-04T12:00:00.000Z', reason: 'Spam', by: null },
      } as Profile,
    ])
    expect((await asRole.suspended('/launches/sues/upvote/', { method: 'POST', body: new URLSearchParams({ want: 'yes' }) })).status).toBe(
      303,
    )
    expect(await (await asRole.suspended('/')).text()).not.toContain('class="suspended')
  })
})
