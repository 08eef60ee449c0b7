import { isMetadataUrl, readMetadataDocument } from '../../domain/oauth/client-metadata.ts'
import { OAuthFailure } from '../../domain/oauth/oauth-failure.ts'
import type { ClientMetadata } from '../../domain/oauth/request.ts'
import type { World } from '../../ports/world.ts'

export type FoundClient = ClientMetadata & { host: string | null }

/** A client by its id: the URL of its metadata document, or an id it was registered with. Throws Failure if there’s none. */
export async function findClient(world: World, clientId: string): Promise<FoundClient> {
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
