import { defineRejection } from '../define-rejection.ts'

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
