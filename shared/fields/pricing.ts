import { pricingWords } from '../ui/launch-words.ts'
import { defineField } from './field.ts'

export const pricing = defineField({
  kind: 'choice',
  label: 'Pricing',
  empty: null,
  notFound: 'We couldn’t find a price on your page. Choose your pricing.',
  options: pricingWords,
  unknown: 'Not specified',
  form: { part: 'details' },
  onceLive: 'free',
  submission: 'Pricing model.',
  product: { in: 'summary', description: 'Pricing model, or null if unknown.' },
  launchPage: { as: 'fact' },
  directories: [],
  isInPopup: true,
  example: 'freemium',
})
