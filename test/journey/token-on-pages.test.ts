import { load, type Cheerio } from 'cheerio'
import type { Element } from 'domhandler'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOwnLink } from '../../api/accounts/email/email-links.ts'
import { addComment } from '../../api/actions/community/add-comment.ts'
import { decideOnLaunch } from '../../api/actions/launches/move-launch.ts'
import { startPairing } from '../../api/actions/connections/start-pairing.ts'
import { newMail } from '../../api/domain/outgoing-mail.ts'
import type { DirectorySubmission } from '../../api/domain/elsewhere/records.ts'
import type { Store } from '../../api/ports/store.ts'
import { createLimits } from '../../api/http/limits/limit-rate.ts'
import { literalLimiters } from '../support/literal-limiters.ts'
import { createPages } from '../../api/pages/pages.ts'
import { launchStatuses } from '../../shared/vocabulary.ts'
import { literalLaunch } from '../support/literal-launch.ts'
import { literalSite } from '../support/literal-page.ts'
import { oneOfEach } from '../contract/store/one-of-each.ts'
import { liveLaunch } from '../support/live-launch.ts'
import { openPages, type OpenPages } from '../support/pages.ts'
import { putAll } from '../support/put-all.ts'
import { signUpPerson, type Person } from '../support/signed-in.ts'
import { approve, goodPassword, Visitor } from '../support/visitor.ts'

// Every form that a maker and moderator is shown, sent as it stands by a program that has nothing but that very account's token.

/** What anybody may send: the form itself says who they are, or it changes nothing. */
const open = [
  '/audit/',
  '/unsubscribe/',
  '/sign-in/',
  '/sign-in/second/',
  '/sign-in/passkey/',
  '/sign-up/',
  '/sign-out/',
  '/reset/',
  '/favicon.ico',
]

type Press = { form: string; action: string; fields: URLSearchParams }

let site: OpenPages
let ada: Person
let token: string
let presses: Press[]

beforeAll(async () => {
  site = await openPages([], async () => literalSite())
  ada = await signUpPerson(site, 'Ada')
  site.world.moderators = new Set([ada.profile.email])
  const rest = { ownerId: ada.profile.id, plan: 'free', requestedLaunchDate: '2026-03-09', week: { year: 2026, week: 11 } } as const
  const launches = launchStatuses.map((status) =>
    literalLaunch({
      ...rest,
      slug: status.replace('_', '-'),
      name: status,
      url: `https://${status.replace('_', '-')}.dev/`,
      status,
      categories: ['ai'],
      submittedAt: '2026-03-02T09:00:00.000Z',
      launchDate: status === 'live' ? '2026-03-02' : status === 'scheduled' ? '2026-03-09' : null,
      rejectionReason: status === 'rejected' ? 'Wrong pictures.' : null,
    }),
  )
  await putAll(site.world.store, 'launches', launches)
  await addComment(site.world, { slug: 'live', text: 'Hello' }, ada.profile)
  for (const label of ['One', 'Two'])
    token = await approve(ada.visitor, (await startPairing(site.world, { client: label, ip: '::1' })).code)
  // The emails about the new connections stay as they are: nothing but a press changes the store from here on.
  await site.world.outbox.close()
  await site.world.store.transact(({ put }) =>
    put('mails', { ...newMail('m1', 'password-reset', ada.profile.email, new Date('2026-03-01T12:00:00Z')), state: 'failed' }),
  )
  const bobs = await moderateBob()
  const offer = { by: ada.profile.id, at: site.world.clock().toISOString() }
  await putAll(site.world.store, 'profiles', [
    { ...ada.profile, role: 'owner', ownerOffer: offer },
    { ...ada.profile, id: 'bob', email: 'b@example.com', handle: 'bea', name: 'Bea', role: 'moderator' },
  ])
  await ada.visitor.send('/settings/site/', { do: 'save-settings', name: 'Slipway', tagline: 'Launches', contact: '' })
  await putAll(site.world.store, 'follows', [{ ...oneOfEach.follows, id: 'own', accountId: ada.profile.id, kind: 'category', of: 'ai' }])
  const invited = { ...oneOfEach.coMakers, launchId: 'live', state: 'invited' as const }
  await putAll(site.world.store, 'coMakers', [
    { ...invited, id: 'live:bob' },
    { ...invited, id: `bobs:${ada.profile.id}`, launchId: 'bobs', accountId: ada.profile.id },
  ])
  const hook = { ...oneOfEach.webhooks, ownerId: ada.profile.id, id: 'own' }
  await putAll(site.world.store, 'webhooks', [hook, { ...hook, ownerId: 'site', id: 'everyones' }])
  const about = { launchId: 'bobs', accountId: ada.profile.id, at: site.world.clock().toISOString() }
  await putAll(site.world.store, 'bookmarks', [{ ...about, id: `bobs:${ada.profile.id}` }])
  await putAll(site.world.store, 'notices', [
    { ...oneOfEach.notices, ...about, launchId: 'live', kind: 'live', id: `n1:${ada.profile.id}`, unreadBy: ada.profile.id },
  ])
  // A session to revoke.
  await new Visitor(site.origin).send('/sign-in/', { email: ada.profile.email, password: goodPassword })
  const link = await createOwnLink(site.world.store, 'verify-email', ada.profile.id, ada.profile.email)
  site.world.rules.signUps = 'invite'
  site.world.listBackups = async () => []
  const waiting = await startPairing(site.world, { client: 'Three', ip: '::1' })
  const audit = async (visitor: Visitor) => (await visitor.send('/audit/', { url: 'acme.dev' })).headers.get('location') ?? ''
  const slugs = launches.map(({ slug }) => slug)
  await putAll(site.world.store, 'directoryEntries', [oneOfEach.directoryEntries])
  const submission: DirectorySubmission = {
    ...oneOfEach.directorySubmissions,
    ownerId: ada.profile.id,
    state: 'planned',
    since: {},
    proofs: [],
  }
  await putAll(
    site.world.store,
    'directorySubmissions',
    slugs.map((slug) => ({ ...submission, id: `${slug}:dry-dock`, launchId: slug })),
  )
  const elsewhere = slugs.flatMap((slug) => [`/dashboard/${slug}/elsewhere/`, `/dashboard/${slug}/elsewhere/dry-dock/`])
  const ofLaunches = slugs.flatMap((slug) => [`/dashboard/${slug}/`, `/drafts/${slug}/`, `/drafts/${slug}/review/`])
  const others = '/ /launches/live/ /moderation/ /dashboard/ /dashboard/live/listing/ /drafts/ /profile/ /profile/connections/'.split(' ')
  const settings = ['', 'site/', 'people/', 'history/', 'backups/', 'file/'].map((page) => `/settings/${page}`)
  const pages = [
    ...others,
    ...settings,
    ...['edits/', 'appeals/', 'comments/', 'comments/words/', 'reasons/', 'reports/', 'blocks/'].map((page) => `/moderation/${page}`),
    ...'/profile/following/ /categories/ai/ /makers/bob/ /dashboard/live/makers/'.split(' '),
    await audit(ada.visitor),
    `${await audit(new Visitor(site.origin))}flag/`,
    ...ofLaunches,
    ...elsewhere,
    ...['new', 'file', 'dry-dock'].map((page) => `/moderation/directories/${page}/`),
    `/connect/?code=${waiting.code}`,
    `/verify/?token=${link}`,
    '/profile/email/',
    '/profile/invitations/',
    '/profile/security/',
    '/profile/security/two-factor/',
    '/profile/security/passkey/',
    '/profile/data/',
    '/profile/emails/',
    '/profile/decisions/',
    '/profile/muted/?person=bob',
    '/profile/webhooks/',
    '/profile/webhooks/own/',
    ...['', 'everyones/'].map((page) => `/moderation/webhooks/${page}`),
    '/owner/',
    '/notifications/',
    '/saved/',
    '/launches/bobs/',
    '/launches/bobs/report/',
    ...bobs,
  ]
  presses = (await Promise.all(pages.map(pressesOf))).flat().filter(({ action }) => !open.includes(action))
  // The editor's script sends it.
  presses.push({ form: '/media/: choose a file', action: '/media/', fields: new URLSearchParams() })
})
afterAll(() => site.close())

/** Gives Ada something to moderate of Bob’s, and returns the pages about it. */
async function moderateBob(): Promise<string[]> {
  const { world } = site
  const bob = await signUpPerson(site, 'Bob')
  await putAll(world.store, 'profiles', [{ ...bob.profile, handle: 'bob' }])
  const rest = { ownerId: bob.profile.id, plan: 'free' as const, categories: ['ai'] }
  const live = liveLaunch({ ...rest, slug: 'bobs', name: 'Bob’s', url: 'https://bobs.dev/' })
  const waiting = literalLaunch({ ...rest, slug: 'rejected-one', name: 'Other', url: 'https://other.dev/', status: 'pending_review' })
  await putAll(world.store, 'launches', [live, waiting])
  await addComment(world, { slug: 'bobs', text: 'Mine' }, bob.profile)
  const at = world.clock().toISOString()
  const cluster = { what: 'network', accounts: 20, voted: 20, from: '2026-03-03', until: '2026-03-03' } as const
  const proposed = { ...live, tagline: 'Cheap casino bonuses' }
  const flag = { subject: 'launch', subjectId: live.id, launchId: live.id, accountId: bob.profile.id } as const
  await putAll(world.store, 'voteReviews', [{ id: live.id, state: 'waiting', at, held: 20, clusters: [cluster] }])
  await putAll(world.store, 'revisions', [{ id: live.id, state: 'waiting', approved: live, proposed, by: bob.profile.id, at }])
  const texts = { name: 'Bob', handle: 'bob', about: '', links: [] }
  await putAll(world.store, 'makers', [{ ...texts, id: bob.profile.id, about: 'Pills', unseen: { before: texts, at } }])
  await putAll(world.store, 'flags', [{ id: 'f1', ...flag, reason: 'spam', text: '', at, state: 'open' }])
  const { undone: _, ...stands } = { ...oneOfEach.decisions, action: 'delete_comment' as const, by: null, at }
  await putAll(
    world.store,
    'decisions',
    [ada, bob].map(({ profile }) => ({ ...stands, id: `about ${profile.name}`, accountId: profile.id })),
  )
  await putAll(world.store, 'appeals', [{ ...oneOfEach.appeals, id: 'about Bob', accountId: bob.profile.id }])
  const held = { ...oneOfEach.comments, id: 'held', launchId: live.id, accountId: bob.profile.id, exclusion: 'held' as const }
  await putAll(world.store, 'comments', [held])
  const step = { event: 'reject', reason: 'Too little', seen: null } as const
  const { decision } = await decideOnLaunch(world, waiting.slug, step, ada.profile)
  return [`/moderation/people/${bob.profile.id}/`, '/moderation/votes/bobs/', `/moderation/?done=decided&about=${decision.id}`]
}

/** Each button of each form of a page, with what a browser would send for it. */
async function pressesOf(page: string): Promise<Press[]> {
  const $ = load(await (await ada.visitor.open(page)).text())
  return $('form[method="post"]')
    .toArray()
    .flatMap((element): Press[] => {
      const form = $(element)
      const action = form.attr('action') ?? page
      const fields = new URLSearchParams(form.serializeArray().map(({ name, value }): [string, string] => [name, value]))
      return form
        .find('button:not([type])')
        .toArray()
        .map((button) => ({ form: `${page}: ${words($(button))}`, action, fields: pressed(fields, $(button)) }))
    })
}
const words = (button: Cheerio<Element>) => button.text().trim().replace(/\s+/g, ' ')
function pressed(fields: URLSearchParams, button: Cheerio<Element>): URLSearchParams {
  const name = button.attr('name')
  return name === undefined ? fields : new URLSearchParams([...fields, [name, button.attr('value') ?? '']])
}

/** Everything of Ada's that a form could change. */
async function adasRecords(store: Store): Promise<unknown[]> {
  const { id, email } = ada.profile
  const launches = (await Promise.all(launchStatuses.map((status) => store.list('launches', 'status', status)))).flat()
  const collections = ['comments', 'changelog', 'history'] as const
  const about = launches.flatMap(({ id }) => collections.map((collection) => store.list(collection, 'launchId', id)))
  return [
    launches,
    await Promise.all(about),
    await store.list('upvotes', 'accountId', id),
    await store.list('reports', 'accountId', id),
    await store.list('profiles', 'email', email),
    await store.list('connections', 'accountId', id),
    await store.list('pairings', 'state', 'waiting'),
    await store.list('mails', 'state', 'failed'),
    await store.list('mails', 'state', 'waiting'),
    await store.list('invites', 'createdBy', id),
    await store.list('authTwoFactors', 'userId', id),
    await store.list('authPasskeys', 'userId', id),
    await store.list('decisions', 'by', id),
    await store.list('flags', 'accountId', id),
    await store.list('appeals', 'state', 'open'),
    await store.list('blocks', 'kind', 'domain'),
    await store.list('voteReviews', 'state', 'waiting'),
    await store.list('revisions', 'state', 'waiting'),
    await store.get('settings', 'reasons'),
    await store.list('directorySubmissions', 'ownerId', id),
    await store.list('elsewherePlans', 'ownerId', id),
    await store.get('directoryEntries', 'dry-dock'),
    await store.list('authVerifications', 'value', id),
    await store.list('authUsers', 'email', email),
    await store.list('authAccounts', 'userId', id),
    await store.list('authSessions', 'userId', id),
  ]
}

const sendWith = (headers: Record<string, string>, { action, fields }: Press) =>
  fetch(site.origin + action, { method: 'POST', redirect: 'manual', headers: { Accept: 'text/html', ...headers }, body: fields })

describe('a token on the pages of its own account', () => {
  it('is tried on every page that changes something', () => {
    const limiters = literalLimiters()
    const options = {
      world: site.world,
      limits: createLimits(limiters),
      limiters,
      describe: () => ({}),
      artworkAt: () => null,
      contact: null,
    }
    const { stack } = createPages(options)
    const routes = stack.filter(({ methods }) => methods.includes('POST'))
    const untried = routes.filter((route) => ![...open, ...presses.map(({ action }) => action)].some((path) => route.match(path)))
    expect(
      untried.map(({ path }) => path),
      'cure: open a page with a form for it above',
    ).toEqual([])
  })

  it.each(['Authorization', 'Cookie'])('sent as %s it is nobody to them, and changes nothing', async (header) => {
    const before = await adasRecords(site.world.store)
    const value = header === 'Cookie' ? `__Host-slipway.session_token=${token}` : `Bearer ${token}`
    const done: string[] = []
    for (const press of presses) {
      const { status, headers } = await sendWith({ [header]: value }, press)
      const refused = [401, 403, 404].includes(status) || (status === 303 && /^\/sign-in\/(\?|$)/.test(headers.get('location') ?? ''))
      if (!refused) done.push(`${press.form} was answered ${status}`)
      const after = await adasRecords(site.world.store)
      if (JSON.stringify(after) !== JSON.stringify(before)) done.push(`${press.form} changed something`)
    }
    expect(done).toEqual([])
  })

  it('the same form sent by the person does what it says', async () => {
    const submit = presses.find(({ form }) => form.startsWith('/drafts/draft/review/') && form.endsWith('Submit for review'))
    if (submit === undefined) throw new Error('No page has the button.')
    await sendWith({ Cookie: ada.visitor.cookieHeader }, submit)
    expect(await site.world.store.findLaunch('draft')).toMatchObject({ status: 'pending_review' })
  })

  it('each of these forms is one that its page knows', async () => {
    const endsSession = ({ form }: Press) => form.endsWith('Sign out everywhere')
    const unknown: string[] = []
    for (const press of presses.toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))) {
      if (endsSession(press)) expect((await ada.visitor.open('/profile/')).status).toBe(200)
      const answer = await sendWith({ Cookie: ada.visitor.cookieHeader }, press)
      if ((await answer.text()).includes('Unknown action')) unknown.push(press.form)
    }
    expect(unknown).toEqual([])
    expect((await ada.visitor.open('/profile/')).status).toBe(303)
  })
})
