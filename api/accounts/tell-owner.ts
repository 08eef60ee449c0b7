import { randomUUID } from 'node:crypto'
import { newMail, type SecurityMailKind } from '../domain/outgoing-mail.ts'
import type { Outbox } from '../ports/mail.ts'
import type { Transaction } from '../ports/store.ts'

/** Queues an email to an account’s owner about a change to how they sign in. Call `outbox.wake` after the transaction. */
export async function tellOwner(outbox: Pick<Outbox, 'queue'>, transaction: Transaction, accountId: string, kind: SecurityMailKind) {
  const profile = await transaction.get('profiles', accountId)
  if (profile !== null) await outbox.queue(transaction, newMail(randomUUID(), kind, profile.email, new Date()))
}
