import { defineRejection } from '../define-rejection.ts'

export const stopped = defineRejection({
  ownKind: 'stopped',
  webhook: { type: 'launch.stopped', label: 'Stopped before launch day' },
  words: (name) => `A moderator stopped the launch of ${name}.`,
  subject: (name) => `The launch of ${name} was stopped`,
})
