import { defineField } from './field.ts'

const max = 8

export const screenshots = defineField({
  kind: 'pictures',
  label: 'Screenshots',
  empty: [],
  one: 'Screenshot',
  max,
  maxSubmitted: 5, // interface section 8
  form: { part: 'pictures', hint: `Up to ${max}, 1280 × 800 or larger: JPEG, PNG, WebP, AVIF or GIF, up to 8 MB each.` },
  onceLive: 'free',
  submission: 'The https URLs of screenshots, best one first.',
  product: { in: 'full', description: 'URLs of screenshots, best one first.' },
  launchPage: { as: 'own part' },
  directories: ['screenshots'],
  isInPopup: false,
  example: ['https://acme.example/week.png'],
})
