import { Failure } from '../../domain/failure.ts'
import {
  ClientUnreachable,
  OAuthFailure,
  toOAuthBody,
  readParameters,
  requireParameter,
  type Parameters,
} from '../../domain/oauth/oauth-failure.ts'
import { readChallenge, answerUrl, type AuthorizationRequest, type ClientMetadata } from '../../domain/oauth/request.ts'
import { readResource, readScopes } from '../../domain/oauth/metadata.ts'
import { isRegistered } from '../../domain/oauth/redirect-uri.ts'
import type { World } from '../../ports/world.ts'
import { isMetadataUrl, readMetadataDocument } from '../../domain/oauth/client-metadata.ts'

/**
 * What to do about an authorization request: ask the user; or tell them why it can’t be approved, without sending them anywhere, because the
 * redirect URI can’t be trusted, or because the site that describes the client can’t be reached; or return to the client with an error.
 */
export type RequestReading =
  | { kind: 'ask'; request: AuthorizationRequest }
  | { kind: 'dead-end'; message: string }
  | { kind: 'unreachable'; host: string; message: string }
  | { kind: 'return'; url: string }

/** Reads an authorization request from the parameters of its URL, and again from those of the form that approves it. Stores nothing. */
export async function readAuthorizationRequest(world: World, params: URLSearchParams): Promise<RequestReading> {
  let sender: { client: FoundClient; clientId: string; redirectUri: string }
  try {
    sender = await findSender(world, params)
  } catch (error) {
    if (error instanceof Failure && error.code === 'BAD_REQUEST') return { kind: 'dead-end', message: error.message }
    if (error instanceof ClientUnreachable) return { kind: 'unreachable', host: error.host, message: error.message }
    throw error
  }
  const { client, clientId, redirectUri } = sender
  const state = stateOf(params)
  try {
    const parameters = readParameters(params)
    rejectOtherKinds(parameters)
    const request: AuthorizationRequest = {
      clientId,
      client: client.name,
      clientHost: client.host,
      redirectUri,
      state,
      codeChallenge: readChallenge(parameters),
      scopes: readScopes(parameters.scope),
      resource: readResource(parameters.resource, world.siteUrl),
      refreshes: client.refreshes,
    }
    return { kind: 'ask', request }
  } catch (error) {
    if (!(error instanceof OAuthFailure)) throw error
    return { kind: 'return', url: answerUrl(world, { redirectUri, state }, toOAuthBody(error)) }
  }
}

async function findSender(world: World, params: URLSearchParams) {
  const parameters = readParameters(params, ['client_id', 'redirect_uri'])
  const clientId = requireParameter(parameters, 'client_id')
  const redirectUri = requireParameter(parameters, 'redirect_uri')
  const client = await findClient(world, clientId)
  if (isRegistered(client.redirectUris, redirectUri)) return { client, clientId, redirectUri }
  throw new OAuthFailure('invalid_request', 'The tool asked to return to a URL that it hasn’t registered.')
}

/** Null also for one that can’t be returned as it is: repeated or too long. */
function stateOf(params: URLSearchParams): string | null {
  try {
    return readParameters(params, ['state']).state ?? null
  } catch {
    return null
  }
}

function rejectOtherKinds({ response_type, response_mode, request, request_uri }: Parameters): void {
  if (request !== undefined) throw new OAuthFailure('request_not_supported', 'Send the parameters themselves instead of request.')
  if (request_uri !== undefined)
    throw new OAuthFailure('request_uri_not_supported', 'Send the parameters themselves instead of request_uri.')
  if (response_type === undefined) throw new OAuthFailure('invalid_request', 'response_type is missing.')
  if (response_type !== 'code') throw new OAuthFailure('unsupported_response_type', 'Send response_type=code.')
  if ((response_mode ?? 'query') !== 'query') throw new OAuthFailure('invalid_request', 'Send response_mode=query.')
}

type FoundClient = ClientMetadata & { host: string | null }

/** A client by its id: the URL of its metadata document, or an id it was registered with. Throws Failure if there’s none. */
async function findClient(world: World, clientId: string): Promise<FoundClient> {
  if (isMetadataUrl(clientId)) {
    const document = await world.readClientDocument(clientId)
    return { ...readMetadataDocument(document, clientId, world.siteUrl), host: new URL(clientId).host }
  }
  const client = isClientId(clientId) ? await world.store.get('oauthClients', clientId) : null
  if (client === null)
    throw new OAuthFailure(
      'invalid_client',
      'The tool isn’t registered here, or its registration has expired. To register it again, remove this server from the tool and add it back.',
    )
  return { name: client.name, redirectUris: client.redirectUris, refreshes: client.refreshes, host: null }
}

const clientIdPrefix = 'slipway_client_'
export const toClientId = (id: string): string => clientIdPrefix + id
const isClientId = (text: string): boolean => /^slipway_client_[\da-f]{32}$/.test(text)
