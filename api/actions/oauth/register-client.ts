import { chooseCrowded } from '../../domain/crowd.ts'
import { readClientMetadata } from '../../domain/oauth/client-metadata.ts'
import type { OAuthClient } from '../../domain/oauth/records.ts'
import { crowdBlocks } from '../../net/caller-network.ts'
import { createId } from '../../domain/random.ts'
import { rejectReadOnly } from '../access/what-is-open.ts'
import { toClientId } from './read-authorization-request.ts'
import type { Transaction } from '../../ports/store.ts'
import type { World } from '../../ports/world.ts'

/** How many registered clients are kept: those that nobody has approved yet, and the others. */
export const maxNew = 3000
const maxUsed = 2000
/** How many are deleted at once when there are too many: choosing them reads them all. */
export const madeRoom = 32

/** RFC 7591. None is rejected: of too many, the most crowded networks’ or the longest approved are deleted. Throws OAuthFailure, and SERVICE_UNAVAILABLE while the site is read-only. */
export async function registerClient(world: World, { body, ip }: { body: unknown; ip: string }): Promise<OAuthClient> {
  rejectReadOnly(world)
  const { name, redirectUris, refreshes } = readClientMetadata(body, world.siteUrl)
  const client: OAuthClient = {
    id: toClientId(createId(world)),
    name,
    redirectUris,
    refreshes,
    state: 'new',
    createdAt: world.clock().toISOString(),
    createdFrom: ip,
    usedAt: null,
  }
  await world.store.transact(async (transaction) => {
    await makeRoom(transaction)
    await transaction.put('oauthClients', client)
  })
  return client
}

async function makeRoom({ countBy, list, remove }: Transaction): Promise<void> {
  if ((await countBy('oauthClients', 'state', 'new')) >= maxNew)
    for (const id of choose(await list('oauthClients', 'state', 'new'))) await remove('oauthClients', id)
  if ((await countBy('oauthClients', 'state', 'used')) >= maxUsed)
    for (const id of leastUsed(await list('oauthClients', 'state', 'used'))) await remove('oauthClients', id)
}

/** Ids sort by time. */
const choose = (clients: readonly OAuthClient[]): string[] =>
  chooseCrowded(
    clients.map(({ id, createdFrom }) => ({ id, blocks: crowdBlocks(createdFrom) })),
    madeRoom,
  )

const leastUsed = (clients: readonly OAuthClient[]): string[] =>
  clients
    .toSorted((a, b) => ((a.usedAt ?? '') < (b.usedAt ?? '') ? -1 : 1))
    .slice(0, madeRoom)
    .map(({ id }) => id)
