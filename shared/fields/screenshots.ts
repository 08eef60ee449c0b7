import { defineField } from './field.ts'

const max = 5 // interface section 8

export const screenshots = defineField({
  kind: 'pictures',
  label: 'Screenshots',
  empty: [],
  one: 'Screenshot',
  max,
  form: { part: 'pictures', hint: `Up to ${max} (https URLs), 1280 × 800 or larger` },
  submission: 'The https URLs of screenshots, best one first.',
  product: { in: 'full', description: 'URLs of screenshots, best one first.' },
  launchPage: { as: 'own part' },
  directories: ['screenshots'],
  isInPopup: false,
  example: ['https://acme.example/week.png'],
})
