import { paths } from '../../shared/paths.ts'
import type { OwnNotice } from '../../shared/schemas/own-notice.ts'
import type { Launch } from '../domain/launch/launch.ts'
import { button, text } from '../ports/mail-document.ts'
import { owner, defineNotice, type EventDefinition } from './define-notice.ts'

export type Reason = { reason: string }
type Rejection = {
  ownKind: OwnNotice['kind']
  webhook: EventDefinition['webhook']
  words: (name: string) => string
  /** Whether its maker can appeal it. */
  isAppealable?: true
  email: { subject: (name: string) => string; title: (name: string) => string; next: string }
}

/** A decision of a moderator, with a reason, after which the launch is its maker’s to edit and submit again. */
export const defineRejection = ({ ownKind, webhook, words, isAppealable, email }: Rejection) =>
  defineNotice<Reason>({
    event: { webhook: webhook && { ...webhook, data: ({ facts }) => facts } },
    audience: owner,
    words: ({ launch }) => words(launch.name),
    quote: ({ facts }) => facts.reason,
    path: ({ launch }) => paths.launchDashboard(launch),
    ownKind,
    topic: 'review',
    email: {
      isNews: ({ launch, facts }) => isRejectedFor(launch, facts),
      part: ({ launch: { name, slug }, facts }, { siteUrl }) => ({
        subject: email.subject(name),
        title: email.title(name),
        blocks: [
          { kind: 'quote', text: facts.reason, by: 'The moderator’s reason' },
          text(email.next),
          button('Edit launch', siteUrl + paths.launchDashboard({ slug })),
          ...(isAppealable ? [button('Appeal', siteUrl + paths.ownDecisions())] : []),
        ],
      }),
    },
  })

const isRejectedFor = ({ status, rejectionReason }: Launch, { reason }: Reason): boolean =>
  status === 'rejected' && rejectionReason === reason
