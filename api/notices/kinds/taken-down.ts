import { defineRejection } from '../define-rejection.ts'

export const takenDown = defineRejection({
  ownKind: 'taken-down',
  webhook: { type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  words: (name) => `A moderator unpublished ${name}.`,
  isAppealable: true,
  email: {
    subject: (name) => `${name} was unpublished`,
    title: (name) => `A moderator unpublished ${name}`,
    next: 'Its page is no longer public. You can edit your launch and submit it again.',
  },
})
