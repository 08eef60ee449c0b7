import { findUnsent, joinMails } from '../domain/outgoing-mail.ts'
import type { Outbox } from '../ports/mail.ts'

export const queueMail: Outbox['queue'] = async ({ list, put, remove }, mail) => {
  const unsent = findUnsent(await list('mails', 'state', 'waiting'), mail)
  if (unsent === undefined) return put('mails', mail)
  await put('mails', joinMails(unsent, mail))
  await remove('mails', mail.id)
}
