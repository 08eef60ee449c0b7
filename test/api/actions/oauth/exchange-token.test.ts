import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exchangeToken, type TokenAnswer } from '../../../../api/actions/oauth/exchange-token.ts'
import { findConnection } from '../../../../api/actions/connections/find-connection.ts'
import { forgetClients, forgetCodes, forgetExpiredGrants } from '../../../../api/actions/retention/forget-grants.ts'
import { revokeAllConnections, maxConnections } from '../../../../api/actions/connections/manage-connections.ts'
import { askDeletion, keepAccount } from '../../../../api/actions/account-deletion/ask-deletion.ts'
import { applySuspension } from '../../../../api/actions/people/suspend-person.ts'
import { ada, bob, mia, openLaunchWorld, type LaunchWorld } from '../../../support/launch-world.ts'
import { approveNew, callback, changed, newVerifier } from '../../../support/oauth.ts'

const resource = 'https://slipway.example/mcp/account/'
let catalog: LaunchWorld
beforeEach(async () => {
  catalog = await openLaunchWorld({ now: '2026-11-18T10:00:00Z' })
})
afterEach(() => catalog.close())

const exchange = (params: Record<string, string>, changes?: Record<string, string | null>) =>
  exchangeToken(catalog.world, changed(params, changes))
const works = async ({ access_token }: Pick<TokenAnswer, 'access_token'>) =>
  (await findConnection(catalog.world, `Bearer ${access_token}`, '192.0.2.1', resource)) !== null
/** Connections made by OAuth. */
const granted = async (id = ada.id) => (await catalog.world.store.list('connections', 'accountId', id)).filter(({ grant }) => grant)
const refresh = (clientId: string, token: string | undefined, changes: Record<string, string | null> = {}) =>
  exchange({ grant_type: 'refresh_token', client_id: clientId, refresh_token: token ?? '' }, changes)

describe('a code', () => {
  it('becomes a connection when its client exchanges it, with an email to the owner', async () => {
    const { url, clientId, params } = await approveNew(catalog.world, ada)
    expect(url.href).toMatch(
      /^http:\/\/127\.0\.0\.1:33418\/callback\?code=slipway_ac_\w{40}&state=a\+state&iss=https%3A%2F%2Fslipway\.example$/,
    )
    expect(await granted()).toEqual([])
    const answer = await exchange(params)
    expect(answer).toEqual({
      access_token: expect.stringMatching(/^slipway_ct_\w{36}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'read drafts',
      refresh_token: expect.stringMatching(/^slipway_rt_[\da-f]{32}\.\w{40}\.\w{40}$/),
    })
    expect(await works(answer)).toBe(true)
    expect(await granted()).toMatchObject([{ label: 'Test agent', createdFrom: '192.0.2.9', grant: { clientId, resource } }])
    expect(JSON.stringify(await granted())).not.toMatch(/slipway_(?:ct|rt|ac)_/)
    expect(await catalog.world.store.list('mails', 'state', 'waiting')).toMatchObject([{ kind: 'new-connection', to: ada.email }])
  })

  it.each<[why: string, changes: Record<string, string | null>, error: string]>([
    ['another client', { client_id: 'slipway_client_00000000000000000000000000000000' }, 'invalid_grant'],
    ['another redirect URI', { redirect_uri: 'http://127.0.0.1:33418/other' }, 'invalid_grant'],
    ['another port', { redirect_uri: 'http://127.0.0.1:33419/callback' }, 'invalid_grant'],
    ['another verifier', { code_verifier: newVerifier().verifier }, 'invalid_grant'],
    ['a short verifier', { code_verifier: 'x' }, 'invalid_request'],
    ['no verifier', { code_verifier: null }, 'invalid_request'],
    ['no client', { client_id: null }, 'invalid_request'],
    ['another resource', { resource: 'https://slipway.example/api/v1/' }, 'invalid_target'],
    ['another code', { code: 'slipway_ac_x' }, 'invalid_grant'],
    ['another grant type', { grant_type: 'client_credentials' }, 'unsupported_grant_type'],
  ])('isn’t exchanged with %s, and still works afterwards', async (_, changes, error) => {
    const { params } = await approveNew(catalog.world, ada)
    await expect(exchange(params, changes)).rejects.toMatchObject({ error })
    expect(await granted()).toEqual([])
    expect(await works(await exchange(params, { resource: resource.slice(0, -1) }))).toBe(true)
  })

  it('that is exchanged twice ends its connection, however late, and whoever does it', async () => {
    const { params } = await approveNew(catalog.world, ada)
    const answer = await exchange(params)
    catalog.at('2026-11-18T10:40:00Z')
    await expect(exchange(params, { client_id: 'https://elsewhere.example/client' })).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await works(answer)).toBe(false)
    await expect(refresh(params.client_id, answer.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await granted()).toEqual([])
  })

  it('lasts a minute', async () => {
    const { params } = await approveNew(catalog.world, ada)
    catalog.at('2026-11-18T10:01:00Z')
    await expect(exchange(params)).rejects.toMatchObject({ error: 'invalid_grant' })
    await forgetCodes(catalog.world)
    expect(await catalog.world.store.countBy('authorizations', 'accountId', ada.id)).toBe(0)
  })

  it.each<[string, () => Promise<unknown>]>([
    ['was suspended', () => applySuspension(catalog.world, { id: ada.id, reason: 'Spam.', until: '7d' }, mia)],
    ['ended all access, as a password reset does', () => catalog.world.store.transact((t) => catalog.world.accounts.endAccess(t, ada.id))],
    ['had all its connections revoked', () => revokeAllConnections(catalog.world, {}, ada)],
    ['asked to be deleted', () => askDeletion(catalog.world, { keepsLaunches: false }, ada)],
    [
      'asked to be deleted, and was kept',
      async () => {
        await askDeletion(catalog.world, { keepsLaunches: false }, ada)
        await keepAccount(catalog.world, {}, ada)
      },
    ],
  ])('is worthless once its account %s', async (_, happen) => {
    const { params } = await approveNew(catalog.world, ada)
    await happen()
    await expect(exchange(params)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await granted()).toEqual([])
  })

  it('counts towards the connection limit while it waits', async () => {
    const codes = await Promise.all(Array.from({ length: maxConnections - 1 }, () => approveNew(catalog.world, ada)))
    await expect(approveNew(catalog.world, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
    for (const { params } of codes) await exchange(params)
    await expect(approveNew(catalog.world, ada)).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await catalog.world.store.countBy('connections', 'accountId', ada.id)).toBe(maxConnections)
    await approveNew(catalog.world, bob)
  })
})

describe('a refresh token', () => {
  it('replaces both tokens, and keeps the connection', async () => {
    const { params, clientId } = await approveNew(catalog.world, ada)
    const first = await exchange(params)
    catalog.at('2026-11-18T11:00:00Z')
    expect(await works(first)).toBe(false)
    const second = await refresh(clientId, first.refresh_token)
    expect(await works(second)).toBe(true)
    expect(second.refresh_token).not.toBe(first.refresh_token)
    expect(await granted()).toHaveLength(1)
  })

  it('that was replaced before ends the connection', async () => {
    const { params, clientId } = await approveNew(catalog.world, ada)
    const first = await exchange(params)
    const second = await refresh(clientId, first.refresh_token)
    await expect(refresh(clientId, first.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await works(second)).toBe(false)
    await expect(refresh(clientId, second.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('that somebody made up revokes nothing', async () => {
    const { params, clientId } = await approveNew(catalog.world, ada)
    const answer = await exchange(params)
    const [start = '', , nonce = ''] = (answer.refresh_token ?? '').split('.')
    for (const token of [`${start}.${'x'.repeat(40)}.${nonce}`, 'slipway_rt_', `${answer.refresh_token}x`, answer.access_token])
      await expect(refresh(clientId, token)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(refresh('another', answer.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
    expect(await works(answer)).toBe(true)
  })

  it('can only narrow the scopes', async () => {
    const { params, clientId } = await approveNew(catalog.world, ada, { ask: { scope: 'read' } })
    const first = await exchange(params)
    expect(first.scope).toBe('read')
    await expect(refresh(clientId, first.refresh_token, { scope: 'read drafts' })).rejects.toMatchObject({ error: 'invalid_scope' })
    expect((await refresh(clientId, first.refresh_token)).scope).toBe('read')
  })

  it('expires after 30 days without use, and so does the connection', async () => {
    const [used, idle] = [await approveNew(catalog.world, ada), await approveNew(catalog.world, ada)]
    const [kept, lost] = [await exchange(used.params), await exchange(idle.params)]
    catalog.at('2026-12-08T10:00:00Z')
    await refresh(used.clientId, kept.refresh_token)
    catalog.at('2026-12-18T10:00:00Z')
    await forgetExpiredGrants(catalog.world)
    expect(await granted()).toMatchObject([{ grant: { clientId: used.clientId } }])
    expect(await catalog.world.store.countBy('authorizations', 'accountId', ada.id)).toBe(1)
    await expect(refresh(idle.clientId, lost.refresh_token)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('is only for clients that registered for it; others get a token for 30 days', async () => {
    const { params } = await approveNew(catalog.world, ada, { client: { grant_types: undefined, redirect_uris: [callback] } })
    const answer = await exchange(params)
    expect(answer).toMatchObject({ expires_in: 30 * 86_400 })
    expect(answer).not.toHaveProperty('refresh_token')
    catalog.at('2026-12-18T09:59:59Z')
    expect(await works(answer)).toBe(true)
    catalog.at('2026-12-18T10:00:00Z')
    expect(await works(answer)).toBe(false)
    await forgetExpiredGrants(catalog.world)
    expect(await granted()).toEqual([])
  })
})

it('a client that nobody approves is forgotten after 30 days, one that was approved isn’t', async () => {
  const { clientId } = await approveNew(catalog.world, ada)
  await approveNew(catalog.world, ada, { client: {} }).then(({ clientId: id }) =>
    catalog.world.store.transact(async (t) => {
      const client = await t.get('oauthClients', id)
      if (client !== null) await t.put('oauthClients', { ...client, state: 'new' })
    }),
  )
  catalog.at('2026-12-18T10:00:01Z')
  await forgetClients(catalog.world)
  expect(await catalog.world.store.list('oauthClients', 'state', 'new')).toEqual([])
  expect(await catalog.world.store.list('oauthClients', 'state', 'used')).toMatchObject([{ id: clientId, createdFrom: '' }])
})
