import { defineRejection } from '../define-rejection.ts'

export const rejected = defineRejection({
  ownKind: 'rejected',
  webhook: { type: 'launch.rejected', label: 'Rejected' },
  words: (name) => `${name} was rejected.`,
  subject: (name) => `${name} was rejected`,
})
