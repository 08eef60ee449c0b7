import { randomBytes } from 'node:crypto'
import { resolve } from 'node:path'
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
import { holdsCatalog } from '../../store/move/folder-contents.ts'
import { openStorage } from '../../store/open-storage.ts'

export type Community = PeopleWorld & ErasingWorld & Pick<World, 'hashNetwork' | 'site'>

/** Opens the store that the settings name. Throws with a message for the operator if it can’t be used. */
export async function openCommunity(): Promise<{ community: Community; site: Site; close: () => Promise<void> }> {
  const config = readConfig(process.env, { production: false })
  if (config.databaseUrl === null && !(await holdsCatalog(config.dataDir)))
    throw new Error(`The folder ${resolve(config.dataDir)} contains no catalog. Set DATA_DIR to the folder that does, or set DATABASE_URL.`)
  const storage = await openStorage(
    { ...config, databaseReadUrl: null },
    pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true })),
  ).catch((error: unknown) => {
    const isRunning = error instanceof Error && error.message.startsWith('Another Slipway process')
    throw isRunning ? new Error(`${error.message}\nWhile the service runs, use /moderation/people/ instead.`, { cause: error }) : error
  })
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
  return { community, site, close: () => store.close() }
}
