import { defineField } from './field.ts'

export const openSource = defineField({
  kind: 'flag',
  label: 'License',
  short: 'Open source',
  empty: false,
  yes: 'Open source',
  no: 'Not open source',
  form: { part: 'details' },
  onceLive: 'free',
  submission: null,
  product: { in: 'summary', description: 'Whether its source code is open.' },
  launchPage: { as: 'fact' },
  directories: [],
  isInPopup: false,
  example: true,
})
