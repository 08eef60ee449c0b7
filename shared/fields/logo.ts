import { defineField } from './field.ts'

export const logo = defineField({
  kind: 'picture',
  label: 'Logo',
  empty: '',
  required: 'Add a logo.',
  /** Without one, we draw one when the draft is saved. */
  isGenerated: true,
  onceLive: 'reviewed',
  notFound: 'We couldn’t find an https logo, so we generated one. Add yours in the editor.',
  form: { part: 'pictures', hint: 'Square, 256 px or larger. We generate one if you have none.' },
  submission: 'The https URL of the logo image.',
  product: { in: 'full', description: 'URL of the logo.' },
  launchPage: { as: 'own part' },
  directories: ['logo'],
  isInPopup: false,
  example: 'https://acme.example/logo.png',
})
