import { defineField } from './field.ts'

/** Written by the maker, pinned at the top of the comments. */
export const firstComment = defineField({
  kind: 'text',
  label: 'First comment',
  empty: null,
  maxLength: 5000,
  form: { part: 'description', hint: 'Pinned at the top of the comments. Say why you built it and what feedback you want.', rows: 5 },
  onceLive: 'free',
  submission: 'The maker’s first comment, shown at the top of the launch’s comments.',
  product: null,
  launchPage: { as: 'own part' },
  directories: ['firstComment'],
  isInPopup: false,
  example: 'I built Acme because our team kept three calendars. What is missing for yours?',
})
