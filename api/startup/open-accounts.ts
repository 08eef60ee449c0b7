import type { Logger } from 'pino'
import { createAccounts, type AccountsOptions } from '../accounts/accounts.ts'
import { refusalOf } from '../actions/people/edit-profile.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { World } from '../ports/world.ts'
import { byAddress } from './senders.ts'
import { createProofConsequences } from './proof-consequences.ts'

type Options = Pick<AccountsOptions, 'store' | 'secret' | 'outbox' | 'limiters' | 'hashNetwork'> & {
  config: Config
  site: World['site']
  metrics: Metrics
  logger: Logger
  world: () => World
}

/** The accounts at an address, which their cookies, links and passkeys belong to. */
export const openAccounts = ({ config, site, metrics, world, ...parts }: Options): ((siteUrl: string) => Accounts) =>
  byAddress((siteUrl) =>
    createAccounts({
      ...config,
      ...parts,
      siteUrl,
      rules: site.rules,
      refusalOf: (finders, named) => refusalOf(world(), finders, named),
      clock: () => world().clock(),
      proof: createProofConsequences(world),
      onSignUp: metrics.countSignUp,
    }),
  )
