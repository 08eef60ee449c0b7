import { defineField } from './field.ts'

export const repository = defineField({
  kind: 'link',
  label: 'Repository',
  empty: null,
  form: { part: 'links', hint: 'The product’s source code, for forms that ask for it', placeholder: 'https://github.com/acme/acme' },
  onceLive: 'free',
  submission: null,
  product: null,
  launchPage: { as: 'nothing', because: 'it’s for the forms of directories' },
  directories: ['github'],
  isInPopup: false,
  example: 'https://github.com/acme/acme',
})
