import { randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { endAccess } from '../../accounts/passwords.ts'
import type { ErasingWorld } from '../../actions/account-deletion/erase-account.ts'
import type { PeopleWorld } from '../../actions/people/suspend-person.ts'
import { readConfig } from '../../config/config.ts'
import { createAccountHash, createEmailHash } from '../../net/email-hash.ts'
import { createNetworkHash } from '../../net/network-hash.ts'
import type { Site } from '../../ports/site.ts'
import type { World } from '../../ports/world.ts'
import { openSite } from '../../actions/settings/open-site.ts'
import { openOwnStorage } from '../open-own-storage.ts'

export type Community = PeopleWorld & ErasingWorld & Pick<World, 'hashNetwork' | 'site'>

/** Opens the store that the settings name. Throws with a message for the operator if it can’t be used. */
export async function openCommunity(): Promise<AsyncDisposable & { community: Community; site: Site }> {
  const config = readConfig(process.env, { production: false })
  const logger = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const storage = await openOwnStorage(config, logger, 'While the service runs, use /moderation/people/ instead.')
  const { store } = storage
  const site = await openSite(store, config.site)
  const secret = await storage.readSecret(config.authSecret)
  const community: Community = {
    siteUrl: config.siteUrl,
    store,
    site,
    clock: () => new Date(),
    random: (bytes) => randomBytes(bytes),
    weekCapacity: site.values.weekCapacity,
    moderators: new Set(config.moderators),
    moderatorsProve: true,
    rules: site.values,
    hashAccount: createAccountHash(secret),
    hashEmail: createEmailHash(secret),
    hashNetwork: createNetworkHash(secret),
    accounts: { endAccess },
  }
  return { community, site, [Symbol.asyncDispose]: () => store.close() }
}
