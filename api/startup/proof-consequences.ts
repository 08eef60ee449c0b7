import type { ProofConsequences } from '../accounts/email/email-proof.ts'
import { carrySuspension } from '../actions/account-deletion/carry-suspension.ts'
import { holdComments } from '../actions/community/screen-comment.ts'
import { recountAccount } from '../actions/votes/recount-accounts.ts'
import type { World } from '../ports/world.ts'

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
