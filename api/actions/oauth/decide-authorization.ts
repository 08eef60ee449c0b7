import { Type } from 'typebox'
import { Failure } from '../../domain/failure.ts'
import { inSeconds, isCodeExpired, lifetimes, type Authorization } from '../../domain/oauth/records.ts'
import { OAuthFailure, toOAuthBody } from '../../domain/oauth/oauth-failure.ts'
import { answerUrl, AuthorizationRequest } from '../../domain/oauth/request.ts'
import { hashSecret } from '../connections/find-connection.ts'
import { requireRoom } from '../connections/manage-connections.ts'
import { defineAction } from '../define-action.ts'
import { randomText } from './new-tokens.ts'
import type { Transaction } from '../../ports/store.ts'

const input = Type.Object({ request: AuthorizationRequest })

/** The connection is made when the code is exchanged. Throws UNAUTHORIZED, FORBIDDEN and CONFLICT, as approvePairing does. */
export const approveAuthorization = defineAction({
  access: 'member',
  quota: null,
  input,
  async run(world, { request }, account, { ip }) {
    const code = randomText(world, 'slipway_ac_')
    const now = world.clock()
    await world.store.transact(async (transaction) => {
      await requireRoom(world, transaction, account, await countPromised(transaction, account.id, now))
      if (request.clientHost === null) await noteApproval(transaction, request.clientId, now)
      await transaction.put('authorizations', newAuthorization(request, { code, ip, accountId: account.id, now }))
    })
    return { url: answerUrl(world, request, { code }), client: request.client }
  },
})

/** The URL that tells a client that the person declined. Nothing is stored. */
export const declineAuthorization = defineAction({
  access: 'member',
  quota: null,
  input,
  run: async ({ siteUrl }, { request }) => ({
    url: answerUrl({ siteUrl }, request, toOAuthBody(new OAuthFailure('access_denied', 'The request was declined.'))),
    client: request.client,
  }),
})

const newAuthorization = (
  { clientId, client, redirectUri, codeChallenge, scopes, resource, refreshes }: AuthorizationRequest,
  { code, ip, accountId, now }: { code: string; ip: string; accountId: string; now: Date },
): Authorization => ({
  id: hashSecret(code),
  accountId,
  clientId,
  label: client,
  redirectUri,
  codeChallenge,
  scopes,
  resource,
  refreshes,
  ip,
  createdAt: now.toISOString(),
  expiresAt: inSeconds(now, lifetimes.code),
  state: 'waiting',
  connectionId: null,
})

/** Each code that can still be exchanged becomes a connection. Deletes the account’s others, so that they’re never many. */
async function countPromised(transaction: Transaction, accountId: string, now: Date): Promise<number> {
  let promised = 0
  for (const { id, expiresAt, connectionId } of await transaction.list('authorizations', 'accountId', accountId)) {
    const isWaiting = connectionId === null && !isCodeExpired({ expiresAt }, now)
    const isConnected = connectionId !== null && (await transaction.get('connections', connectionId)) !== null
    if (isWaiting) promised += 1
    else if (!isConnected) await transaction.remove('authorizations', id)
  }
  return promised
}

/** A registered client that was approved is kept longer than others, and without the IP it registered from. */
async function noteApproval(transaction: Transaction, clientId: string, now: Date): Promise<void> {
  const client = await transaction.get('oauthClients', clientId)
  if (client === null)
    throw new Failure(
      'CONFLICT',
      'The tool’s registration has expired. To register it again, remove this server from the tool and add it back.',
    )
  await transaction.put('oauthClients', { ...client, state: 'used', createdFrom: '', usedAt: now.toISOString() })
}
