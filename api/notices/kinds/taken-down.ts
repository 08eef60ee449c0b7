import { defineRejection } from '../define-rejection.ts'

export const takenDown = defineRejection({
  ownKind: 'taken-down',
  webhook: { type: 'launch.taken_down', label: 'Unpublished by a moderator' },
  words: (name) => `A moderator unpublished ${name}.`,
  subject: (name) => `${name} was unpublished`,
})
