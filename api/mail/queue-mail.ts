import { findUnsent, joinMails } from '../domain/outgoing-mail.ts'
import type { Outbox } from '../ports/mail.ts'

export const queueMail: Outbox['queue'] = async ({ list, put, remove }, mail) => {
  // Thousands of emails may wait when a launch with many followers has an update.
  const others = await (mail.accountId === undefined ? list('mails', 'state', 'waiting') : list('mails', 'accountId', mail.accountId))
  const unsent = findUnsent(others, mail)
  if (unsent === undefined) return put('mails', mail)
  await put('mails', joinMails(unsent, mail))
  for (const notice of await list('notices', 'mailId', mail.id)) await put('notices', { ...notice, mailId: unsent.id })
  await remove('mails', mail.id)
}
