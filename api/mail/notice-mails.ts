import { topics, type Topic } from '../domain/notices/topics.ts'
import type { Notice } from '../domain/notices/records.ts'
import type { Launch } from '../domain/launch.ts'
import type { MailWriter } from '../ports/mail.ts'
import type { Store } from '../ports/store.ts'

type Lister = Pick<Store, 'list' | 'get'>

/** Writes the emails that tell of what has happened: each of the notices that were queued with it, unless its recipient’s address has changed. */
export const noticeMailWriters = (store: Lister, siteUrl: string): Record<Topic, MailWriter> =>
  Object.fromEntries(topics.map((topic) => [topic, writerOf(store, siteUrl)])) as Record<Topic, MailWriter>

const writerOf =
  (store: Lister, siteUrl: string): MailWriter =>
  async ({ id, to, accountId = '' }) => {
    const profile = await store.get('profiles', accountId)
    if (profile?.email !== to) return null
    const notices = await store.list('notices', 'mailId', id)
    const told = await Promise.all(notices.map(async (notice) => ({ notice, launch: await store.get('launches', notice.launchId) })))
    const known = told.flatMap(({ notice, launch }) => (launch === null ? [] : [{ notice, launch }]))
    return known.length === 0 ? null : async () => noticeMail(siteUrl, known)
  }

function noticeMail(siteUrl: string, told: { notice: Notice; launch: Launch }[]) {
  const lines = told.map(({ notice, launch }) => `${launch.name}: ${notice.kind}\n${siteUrl}/dashboard/${launch.slug}/`)
  return { subject: `News about ${told[0]?.launch.name ?? 'your launch'}`, text: `${lines.join('\n\n')}\n` }
}
