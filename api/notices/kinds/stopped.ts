import { defineRejection } from '../define-rejection.ts'

export const stopped = defineRejection({
  ownKind: 'stopped',
  webhook: { type: 'launch.stopped', label: 'Stopped before launch day' },
  words: (name) => `A moderator stopped the launch of ${name}.`,
  isAppealable: true,
  email: {
    subject: (name) => `${name} won’t launch as planned`,
    title: (name) => `The launch of ${name} was stopped`,
    next: 'You can edit your launch and submit it again.',
  },
})
