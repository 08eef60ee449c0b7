import { defineField } from './field.ts'

export const tagline = defineField({
  kind: 'line',
  label: 'Tagline',
  empty: '',
  required: 'Enter a tagline.',
  notFound: 'We couldn’t find a tagline on your page. Write one before submitting.',
  advised: 60,
  maxLength: 200,
  onceLive: 'reviewed',
  form: { part: 'basics', hint: 'One line: what it does, and for whom.' },
  submission: 'One line that says what the product is. Keep it short: up to 60 characters.',
  product: { in: 'summary', description: 'What it is, in one line.' },
  launchPage: { as: 'own part' },
  directories: ['tagline'],
  isInPopup: true,
  example: 'A shared calendar for small teams',
})
