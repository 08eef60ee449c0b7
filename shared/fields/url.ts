import { defineField } from './field.ts'

export const url = defineField({
  kind: 'site',
  label: 'Product URL',
  short: 'Website',
  empty: '',
  required: 'Enter the product URL.',
  onceLive: 'fixed',
  form: { part: 'basics' },
  submission: 'The product’s URL. The site is visited.',
  product: { in: 'summary', description: 'The product’s URL.' },
  launchPage: { as: 'own part' },
  directories: ['url'],
  isInPopup: false,
  example: 'https://acme.example/',
})
