import { defineField } from './field.ts'

export const logo = defineField({
  kind: 'picture',
  label: 'Logo',
  empty: '',
  required: 'Enter a logo URL.',
  /** Without one, we draw one when the draft is saved. */
  isGenerated: true,
  isReviewedOnceLive: true,
  notFound: 'We couldn’t find an https logo, so we generated one. Add yours in the editor.',
  form: { part: 'pictures', hint: 'Square image, 256 px or larger (https URL). We generate one if you leave this empty.' },
  submission: 'The https URL of the logo image.',
  product: { in: 'full', description: 'URL of the logo.' },
  launchPage: { as: 'own part' },
  directories: ['logo'],
  isInPopup: false,
  example: 'https://acme.example/logo.png',
})
