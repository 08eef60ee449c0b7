import type { ProofConsequences } from '../accounts/email/email-proof.ts'
import { carrySuspension } from '../actions/account-deletion/carry-suspension.ts'
import { recountAccount } from '../actions/votes/recount-accounts.ts'
import { emit } from '../notices/emit.ts'
import type { World } from '../ports/world.ts'

/** Once an email is verified, the account’s votes and comments count, and people are notified of them, moderators of one that waits. */
export const createProofConsequences = (world: () => World): ProofConsequences => ({
  async inTransaction(transaction, accountId) {
    await carrySuspension(world(), transaction, accountId)
    await recountAccount(world(), transaction, accountId)
    const held = (await transaction.list('comments', 'accountId', accountId)).find(({ exclusion }) => exclusion === 'held')
    if (held === undefined) return
    const event = { launchId: held.launchId, by: accountId, facts: { commentId: held.id } }
    await emit(world(), transaction, { kind: 'comment-waiting', ...event })
  },
  afterwards() {
    world().votes?.changed()
    world().events.wake()
  },
})
