import { findLaunchesOf } from '../../../../api/actions/weeks/read-week.ts'
import { randomUUID } from 'node:crypto'
import { newMail } from '../../../../api/domain/outgoing-mail.ts'
import { isModerator } from '../../../../api/domain/moderation/moderator-rule.ts'
import type { Notice } from '../../../../api/domain/notices/records.ts'
import type { Profile } from '../../../../api/domain/records.ts'
import { renderMail } from '../../../../api/mail/frame/render-mail.ts'
import { noticeMailWriters } from '../../../../api/notices/emails/notice-mails.ts'
import { noticeOf } from '../../../../api/notices/kinds.ts'
import type { HeldBack, MailText } from '../../../../api/ports/mail.ts'
import type { World } from '../../../../api/ports/world.ts'
import { literalLimiters } from '../../../support/literal-limiters.ts'
import { putAll } from '../../../support/put-all.ts'

/** A notice for Ada about the launch `kettle` by Bob; `overrides` say what matters to the test. */
export const literalNotice = (overrides: Partial<Notice> & Pick<Notice, 'kind'>): Notice => ({
  id: 'event:ada',
  accountId: 'ada',
  launchId: 'kettle',
  by: 'bob',
  at: '2026-11-18T09:00:00.000Z',
  day: '2026-11-18',
  facts: {},
  unreadBy: 'ada',
  mailId: 'mail',
  ...overrides,
})

/** Writes emails as the service does, counting them by its quotas. */
export function writerOn(world: World) {
  const { store, siteUrl, clock, hashText } = world
  const limiters = literalLimiters()
  const launchesOf = async (days: { from: string; to: string }) => (await findLaunchesOf(world, days)).launches
  const rights = { isModerator: (profile: Profile) => isModerator(world, profile) }
  const writers = noticeMailWriters({ store, siteUrl, clock, ...rights, hashText, limiters, launchesOf, render: renderMail })
  /** The email of these notices; null if none is sent. */
  return async (...given: Notice[]): Promise<MailText | HeldBack | null> => {
    const mailId = randomUUID()
    const notices = given.map((notice, at) => ({ ...notice, id: `${mailId}-${at}:${notice.accountId}`, mailId }))
    await putAll(store, 'notices', notices)
    const [first] = notices
    const topic = noticeOf(first?.kind ?? '')?.topic
    if (first === undefined || topic === undefined) return null
    const mail = newMail(mailId, topic, `${first.accountId}@example.com`, clock())
    const write = await writers[topic]({ ...mail, accountId: first.accountId, attempts: 1 })
    return write === null ? null : write()
  }
}

/** An email that was sent. */
export function sent(mail: MailText | HeldBack | null): MailText {
  if (mail === null || 'wait' in mail) throw new Error('No email was sent.')
  return mail
}
