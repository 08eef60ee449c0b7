import { paths } from '../../../shared/paths.ts'
import type { OwnNotice } from '../../../shared/schemas/own-notice.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice, type EventDefinition } from '../define-notice.ts'

/** A decision of a moderator, with a reason, after which the launch is its maker’s to edit and submit again. */
const defineRejection = ({ ownKind, webhook, words, email }: Rejection) =>
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
        ],
      }),
    },
  })

export const rejected = defineRejection({
  ownKind: 'rejected',
  webhook: { type: 'launch.rejected', label: 'Rejected' },
  words: (name) => `${name} was rejected.`,
  email: {
    subject: (name) => `${name} needs changes before it can launch`,
    title: (name) => `${name} was rejected`,
    next: 'You can edit your launch and submit it again.',
  },
})

export const stopped = defineRejection({
  ownKind: 'stopped',
  webhook: { type: 'launch.stopped', label: 'Stopped before launch day' },
  words: (name) => `A moderator stopped the launch of ${name}.`,
  email: {
    subject: (name) => `${name} won’t launch as planned`,
    title: (name) => `The launch of ${name} was stopped`,
    next: 'You can edit your launch and submit it again.',
  },
})

export const takenDown = defineRejection({
  ownKind: 'taken-down',
  webhook: { type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  words: (name) => `A moderator unpublished ${name}.`,
  email: {
    subject: (name) => `${name} was unpublished`,
    title: (name) => `A moderator unpublished ${name}`,
    next: 'Its page is no longer public. You can edit your launch and submit it again.',
  },
})

type Reason = { reason: string }
type Rejection = {
  ownKind: OwnNotice['kind']
  webhook: EventDefinition['webhook']
  words: (name: string) => string
  email: { subject: (name: string) => string; title: (name: string) => string; next: string }
}

const isRejectedFor = ({ status, rejectionReason }: Launch, { reason }: Reason): boolean =>
  status === 'rejected' && rejectionReason === reason
