import { defineField } from './field.ts'

export const twitterUsername = defineField({
  kind: 'handle',
  label: 'X (Twitter) handle',
  short: 'X',
  empty: null,
  form: { part: 'links', placeholder: '@acme' },
  onceLive: 'free',
  submission: 'An X username such as @acme, or a profile URL.',
  product: { in: 'full', description: 'X username, or null.' },
  launchPage: { as: 'fact' },
  directories: ['twitter'],
  isInPopup: false,
  example: 'acme',
})
