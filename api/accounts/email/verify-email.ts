import type { Accounts, Visitor } from '../../ports/accounts.ts'
import type { Limiters } from '../../ports/limits.ts'
import type { Outbox } from '../../ports/mail.ts'
import type { Store } from '../../ports/store.ts'
import { Failure } from '../../domain/failure.ts'
import { accountHolder } from '../../domain/quotas.ts'
import { addressBlocks } from '../../net/caller-network.ts'
import { usedLink } from '../failures.ts'
import { consume } from '../tries.ts'
import { findLink, removeLinks } from './email-links.ts'
import type { ProveEmail } from './email-proof.ts'

type Options = { store: Store; outbox: Pick<Outbox, 'add'>; limiters: Limiters; prove: ProveEmail }
type VerifyEmail = Pick<Accounts, 'sendVerification' | 'findVerification' | 'verifyEmail'>

/** Verifies the email of an account that signed up with a password (email-proof.ts says why that takes a link and a session). */
export const createVerifyEmail = ({ store, outbox, limiters, prove }: Options): VerifyEmail => ({
  async sendVerification(accountId: string, { ip }: Visitor) {
    const profile = await store.get('profiles', accountId)
    if (profile === null || profile.emailProven === true) return
    await consume(limiters.verifyRequests, addressBlocks(ip))
    await consume(limiters.verifyMails, accountHolder(accountId))
    await outbox.add('verify-email', profile.email)
  },

  findVerification: (token) => findLink(store, 'verify-email', token),

  verifyEmail: (token, accountId) =>
    store.transact(async (transaction) => {
      const link = await findLink(transaction, 'verify-email', token)
      const profile = link && (await transaction.get('profiles', link.accountId))
      if (link === null || profile === null || profile.email !== link.email) throw usedLink()
      if (link.accountId !== accountId) throw new Failure('FORBIDDEN', 'This link is for another account.')
      await removeLinks(transaction, accountId, ['verify-email'])
      await prove(transaction, accountId, 'session')
    }),
})
