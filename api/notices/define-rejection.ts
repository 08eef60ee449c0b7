import { paths } from '../../shared/paths.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { Launch } from '../domain/launch/launch.ts'
import { isSuspended } from '../domain/moderation/suspension.ts'
import { button, text } from '../ports/mail-document.ts'
import { owner, others, defineNotice, type EventDefinition } from './define-notice.ts'

export type Reason = { reason: string }
type Rejection = {
  ownKind: OwnNotice['kind']
  webhook: EventDefinition['webhook']
  words: (name: string) => string
  subject: (name: string) => string
}

/** A decision of a moderator, with a reason, after which the launch is its maker’s to edit and submit again, unless they’re suspended. */
export const defineRejection = ({ ownKind, webhook, words, subject }: Rejection) =>
  defineNotice<Reason>({
    event: { webhook: webhook && { ...webhook, data: ({ facts }) => facts } },
    // Somebody whose launches were all removed is told of that instead.
    audience: others(owner, async ({ launch: { ownerId } }, { read }) => {
      const lead = ownerId === null ? null : await read.get('profiles', ownerId)
      return lead?.everythingRemoved === true ? [ownerId] : []
    }),
    words: ({ launch }) => words(launch.name),
    quote: ({ facts }) => facts.reason,
    path: ({ launch }) => paths.launchDashboard(launch),
    ownKind,
    topic: 'review',
    email: {
      isNews: ({ launch, facts }) => isRejectedFor(launch, facts),
      async part({ launch: { name, slug, ownerId }, facts }, { read, siteUrl, now, accountId }) {
        const lead = ownerId === null ? null : await read.get('profiles', ownerId)
        const isOpen = lead === null || !isSuspended(lead, now)
        const whileSuspended = accountId === ownerId ? 'while your account is suspended' : 'for now'
        return {
          subject: subject(name),
          title: subject(name),
          blocks: [
            { kind: 'quote', text: facts.reason, by: 'The moderator’s reason' },
            text(isOpen ? 'You can edit your launch and submit it again.' : `It can’t be submitted again ${whileSuspended}.`),
            button(isOpen ? 'Edit launch' : 'View launch', siteUrl + paths.launchDashboard({ slug })),
            button('Appeal', siteUrl + paths.ownDecisions()),
          ],
        }
      },
    },
  })

const isRejectedFor = ({ status, rejectionReason }: Launch, { reason }: Reason): boolean =>
  status === 'rejected' && rejectionReason === reason
