import type { Logger } from 'pino'
import { createAccounts, type AccountsOptions } from '../accounts/accounts.ts'
import { refusalOf } from '../actions/people/edit-profile.ts'
import type { Config } from '../config/config.ts'
import type { Metrics } from '../http/metrics.ts'
import type { Accounts } from '../ports/accounts.ts'
import type { World } from '../ports/world.ts'
import { byAddress } from './senders.ts'
import type { ProofConsequences } from '../accounts/email/email-proof.ts'
import { carrySuspension } from '../actions/account-deletion/carry-suspension.ts'
import { holdComments } from '../actions/community/screen-comment.ts'
import { recountAccount } from '../actions/votes/recount-accounts.ts'

/** Once an email is verified, the account’s votes and comments count, and people are notified of them, moderators of one that waits. */
export const createProofConsequences = (world: () => World): ProofConsequences => ({
  async inTransaction(transaction, accountId) {
    await carrySuspension(world(), transaction, accountId)
    await holdComments(world(), transaction, accountId)
    await recountAccount(world(), transaction, accountId)
  },
  afterwards() {
    world().votes?.changed()
    world().events.wake()
  },
})

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
