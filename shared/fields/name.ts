import { defineField } from './field.ts'

export const name = defineField({
  kind: 'line',
  label: 'Name',
  empty: '',
  required: 'Enter a name.',
  advised: 40,
  maxLength: 120,
  onceLive: 'fixed',
  form: { part: 'basics' },
  submission: 'The product’s name only, without a slogan. Keep it short: up to 40 characters.',
  product: { in: 'summary', description: 'Name of the product.' },
  launchPage: { as: 'own part' },
  directories: ['name'],
  isInPopup: true,
  example: 'Acme',
})
