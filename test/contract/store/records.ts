import { describe, expect, it } from 'vitest'
import type { Collection, Connection, Profile, Records } from '../../../api/domain/records.ts'
import { literalCrawl, literalLaunch } from '../../support/literal-launch.ts'
import { putAll } from '../../support/put-all.ts'
import { useStore, type MakePlace } from './store-place.ts'

const at = '2026-03-02T09:00:00.000Z'
export const literalProfile = (id: string, overrides: Partial<Profile> = {}): Profile => ({
  id,
  email: `${id}@people.example`,
  name: 'Ada',
  handle: null,
  createdAt: at,
  ...overrides,
})
export const literalConnection = (id: string, overrides: Partial<Connection> = {}): Connection => ({
  id,
  accountId: 'ada',
  label: 'curl',
  tokenHash: `hash of ${id}`,
  sessionId: null,
  createdAt: at,
  createdFrom: '192.0.2.1',
  lastUsedAt: null,
  lastUsedFrom: null,
  ...overrides,
})

export const oneOfEach: Records = {
  launches: literalLaunch({
    aliases: ['kettle'],
    name: 'Théière 急須',
    discount: { badgeTitle: 'Tea', code: null, percentOff: 12.5, validUntil: '2026-12-31' },
  }),
  crawls: literalCrawl({
    checks: [{ id: 'h1', label: 'Headings', status: 'warn', detail: 'Two.', fix: '<h1>' }],
    urls: ['https://acme.dev/'],
  }),
  reports: {
    id: 'r1',
    via: 'web',
    accountId: null,
    network: '192.0.2.1',
    keyHash: 'hash of a key',
    asked: 'acme.dev',
    url: 'https://acme.dev/',
    score: 92,
    at,
    expiresAt: '2026-04-01T09:00:00.000Z',
    earlier: ['r0'],
    bytes: 9,
  },
  reportBodies: { id: 'r1', packed: 'q1Y/' },
  profiles: literalProfile('ada', { handle: 'ada' }),
  connections: literalConnection('c1'),
  pairings: { id: 'p1', client: 'curl', ip: '::1', sessionId: null, createdAt: at, expiresAt: at, state: 'waiting' },
  authorizations: {
    id: 'hash of a code',
    accountId: 'ada',
    clientId: 'https://agent.example/client.json',
    label: 'Agent',
    redirectUri: 'http://127.0.0.1:4711/callback',
    codeChallenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    scopes: ['read', 'drafts'],
    resource: 'https://slipway.example/mcp/account/',
    refreshes: true,
    ip: '192.0.2.1',
    createdAt: at,
    expiresAt: at,
    state: 'waiting',
    connectionId: null,
  },
  oauthClients: {
    id: 'k1',
    name: 'Agent',
    redirectUris: ['cursor://agent/callback'],
    refreshes: true,
    state: 'new',
    createdAt: at,
    createdFrom: 'hash of a network',
    usedAt: null,
  },
  upvotes: { id: 'acme:ada', launchId: 'acme', accountId: 'ada', at },
  comments: { id: 'o1', launchId: 'acme', accountId: 'ada', author: { name: 'Ada', handle: null }, text: 'Line\nline “two” 🫖', at },
  changelog: { id: 'e1', launchId: 'acme', title: 'Handles', text: 'Two now.', at },
  history: { id: 'h1', launchId: 'acme', at, by: null, event: 'publish', note: null },
  mails: {
    id: 'm1',
    kind: 'new-connection',
    to: 'ada@people.example',
    state: 'waiting',
    createdAt: at,
    expiresAt: at,
    dueAt: at,
    attempts: 1,
    fault: '451 4.7.1 “Später”',
  },
  invites: { id: 'BCDF-GHJK', createdBy: 'ada', createdAt: at, expiresAt: at, uses: 1, mostUses: 5 },
  blocks: { id: 'b1', kind: 'domain', value: 'spam.example', reason: 'Throw-away accounts', by: null, at },
  flags: {
    id: 'acme:ada',
    subject: 'launch',
    subjectId: 'acme',
    launchId: 'acme',
    accountId: 'ada',
    reason: 'spam',
    text: '',
    at,
    state: 'open',
  },
  revisions: { id: 'acme', state: 'changed', approved: literalLaunch(), proposed: null, by: 'ada', at },
  tombstones: { id: 'kettle', by: 'maker', at, week: '2025-40' },
  decisions: {
    id: 'd1',
    at,
    month: '2026-03',
    by: null,
    action: 'suspend',
    accountId: 'ada',
    launchId: null,
    commentId: null,
    about: null,
    reason: 'Spam',
    undone: { at, by: 'mia' },
  },
  undos: {
    id: 'd1',
    accountId: 'ada',
    until: at,
    day: '2026-03-02',
    changes: [{ collection: 'comments', id: 'o1', before: {}, after: null }],
  },
  settings: { id: 'reasons', value: ['Too little to review'] },
  makers: { id: 'ada', name: 'Ada', handle: 'ada', about: 'Makes kettles.\nIn Kiel.', links: ['https://ada.example/'] },
  happenings: { id: 'n1', state: 'waiting', kind: 'comment', launchId: 'acme', by: 'ada', at, subjectId: 'o1', note: null },
  notices: {
    id: 'n1:ada',
    accountId: 'ada',
    kind: 'reply',
    launchId: 'acme',
    by: 'bob',
    at,
    day: '2026-03-02',
    subjectId: 'o1',
    note: null,
    unreadBy: 'ada',
    mailId: 'm1',
  },
  bookmarks: { id: 'acme:ada', launchId: 'acme', accountId: 'ada', at },
  webhooks: { id: 'w1', ownerId: 'ada', url: 'https://hooks.example/', secret: 'whsec_c2VjcmV0', kinds: ['live'], createdAt: at },
  deliveries: {
    id: 'v1',
    webhookId: 'w1',
    state: 'waiting',
    host: 'hooks.example',
    kind: 'live',
    launchId: 'acme',
    at,
    subjectId: null,
    note: null,
    createdAt: at,
    expiresAt: at,
    dueAt: at,
    attempts: 1,
    fault: 'Status 503.',
    status: 503,
    attemptedAt: at,
  },
  weeks: { id: '2026-w10', closedAt: at, first: [{ launchId: 'acme', place: 1, upvotes: 12 }] },
  voteReviews: {
    id: 'acme',
    state: 'waiting',
    at,
    held: 12,
    clusters: [{ what: 'network', accounts: 12, voted: 12, from: at, until: at }],
  },
  erasures: {
    id: 'eve',
    state: 'barred',
    dueAt: at,
    keepsLaunches: true,
    mailId: null,
    foundIn: ['crawls'],
    emailHash: 'hash of an email',
    suspension: { at, until: null, reason: 'Spam', by: 'mia' },
  },
  authUsers: { id: 'u1', email: 'ada@people.example', emailVerified: false, image: null },
  authSessions: { id: 's1', token: 'secret', userId: 'u1', expiresAt: at },
  authAccounts: { id: 'a1', userId: 'u1', accountId: 'u1', password: 'hash', scopes: ['a', 'b'] },
  authVerifications: { id: 'v1', identifier: 'reset', value: '1', tries: 0 },
  authTwoFactors: { id: 't1', userId: 'u1', secret: 'sealed' },
  authPasskeys: { id: 'k1', userId: 'u1', credentialID: 'key' },
}
const everyCollection = Object.keys(oneOfEach) as Collection[]

/** Records of any kind: kept whole, found by their indexed fields, alone with what is unique. */
export function recordContract(name: string, makePlace: MakePlace): void {
  describe(`${name}: records`, () => {
    const opened = useStore(makePlace)
    const idsBy = async (value: string) => (await opened.store.list('comments', 'launchId', value)).map(({ id }) => id)
    const comment = (id: string, launchId = 'acme') => ({ ...oneOfEach.comments, id, launchId })

    it.each(everyCollection)('of %s come back unchanged, also after reopening', async (collection) => {
      await putAll(opened.store, collection, [oneOfEach[collection]])
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toEqual(oneOfEach[collection])
      await opened.reopen()
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toEqual(oneOfEach[collection])
      await opened.store.transact(({ remove }) => remove(collection, oneOfEach[collection].id))
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toBeNull()
      await opened.reopen()
      expect(await opened.store.get(collection, oneOfEach[collection].id)).toBeNull()
    })

    it('stay as they are when the files are purged, and can be changed afterwards', async () => {
      await putAll(opened.store, 'profiles', [oneOfEach.profiles, literalProfile('bob')])
      await putAll(opened.store, 'launches', [oneOfEach.launches])
      await opened.store.transact(({ remove }) => remove('profiles', 'bob'))
      await opened.store.purge(['profiles', 'launches'])
      await putAll(opened.store, 'profiles', [literalProfile('eve')])
      await opened.reopen()
      expect(await opened.store.findLaunch(oneOfEach.launches.slug)).toEqual(oneOfEach.launches)
      expect(await opened.store.get('profiles', 'ada')).toEqual(oneOfEach.profiles)
      expect([await opened.store.get('profiles', 'bob'), (await opened.store.get('profiles', 'eve'))?.id]).toEqual([null, 'eve'])
    })

    it('with the same id in two collections are two records', async () => {
      await putAll(opened.store, 'comments', [comment('x')])
      expect(await opened.store.get('changelog', 'x')).toBeNull()
      await opened.store.transact(({ remove }) => remove('changelog', 'x'))
      expect(await opened.store.get('comments', 'x')).not.toBeNull()
    })

    it('are listed by an indexed field, smallest id first by code unit', async () => {
      const ids = ['b', 'B', 'a-2', 'a1', 'é', '__proto__', '10', '9']
      await putAll(opened.store, 'comments', [...ids.map((id) => comment(id)), comment('other', 'teapot')])
      expect(await idsBy('acme')).toEqual(['10', '9', 'B', '__proto__', 'a-2', 'a1', 'b', 'é'])
      expect(await idsBy('nobody')).toEqual([])
    })

    it('are listed correctly after changes and removals', async () => {
      await putAll(
        opened.store,
        'comments',
        ['a', 'b', 'c'].map((id) => comment(id)),
      )
      await putAll(opened.store, 'comments', [comment('a', 'teapot')])
      await opened.store.transact(({ remove }) => remove('comments', 'b'))
      expect([await idsBy('acme'), await idsBy('teapot')]).toEqual([['c'], ['a']])
      await opened.reopen()
      expect([await idsBy('acme'), await idsBy('teapot')]).toEqual([['c'], ['a']])
    })

    it('without a value in a field aren’t found by it', async () => {
      await putAll(opened.store, 'connections', [literalConnection('a'), literalConnection('b', { sessionId: 'null' })])
      expect((await opened.store.list('connections', 'sessionId', 'null')).map(({ id }) => id)).toEqual(['b'])
    })

    it.each<[string, Collection, (id: string) => Records[Collection], string]>([
      ['e-mail', 'profiles', (id) => literalProfile(id, { email: 'ada@people.example' }), 'email'],
      ['handle', 'profiles', (id) => literalProfile(id, { handle: 'ada' }), 'handle'],
      ['token', 'connections', (id) => literalConnection(id, { tokenHash: 'same' }), 'tokenHash'],
      ['sign-in address', 'authUsers', (id) => ({ id, email: 'ada@people.example' }), 'email'],
      ['session token', 'authSessions', (id) => ({ id, token: 'same', userId: id }), 'token'],
    ])('never share their %s', async (_, collection, make, field) => {
      const rivals = ['a', 'b', 'c'].map((id) => putAll(opened.store, collection, [make(id)]))
      const outcomes = await Promise.allSettled(rivals)
      expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
      const conflict = { code: 'CONFLICT', data: { fieldErrors: { [field]: [expect.any(String)] } } }
      await expect(putAll(opened.store, collection, [make('d')])).rejects.toMatchObject(conflict)
      await putAll(opened.store, collection, [make('a')])
      await opened.store.transact(({ remove }) => remove(collection, 'a'))
      await putAll(opened.store, collection, [make('d')])
    })

    it('are counted by an indexed field, inside a transaction with its own changes', async () => {
      await putAll(opened.store, 'connections', [
        literalConnection('a'),
        literalConnection('b'),
        literalConnection('c', { accountId: 'eve' }),
      ])
      const count = (value: string) => opened.store.countBy('connections', 'accountId', value)
      expect([await count('ada'), await count('eve'), await count('nobody')]).toEqual([2, 1, 0])
      const inside = await opened.store.transact(async ({ put, remove, countBy }) => {
        await remove('connections', 'a')
        await put('connections', literalConnection('c'))
        await put('connections', literalConnection('d'))
        return countBy('connections', 'accountId', 'ada')
      })
      expect([inside, await count('ada'), await count('eve')]).toEqual([3, 3, 0])
    })

    it('may all have null in a unique field', async () => {
      await putAll(opened.store, 'profiles', [literalProfile('a'), literalProfile('b')])
      expect(await opened.store.get('profiles', 'b')).not.toBeNull()
    })

    it('aren’t affected by changes to the objects passed in or returned', async () => {
      const given = literalLaunch({ categories: ['home'] })
      await opened.store.transact(async ({ put }) => {
        const done = put('launches', given)
        given.categories.push('work')
        await done
      })
      const got = await opened.store.findLaunch('acme')
      expect(() => {
        got?.categories.push('play')
        throw new TypeError('A store may let callers change their copy, or refuse.')
      }).toThrow(TypeError)
      expect((await opened.store.findLaunch('acme'))?.categories).toEqual(['home'])
    })
  })
}
