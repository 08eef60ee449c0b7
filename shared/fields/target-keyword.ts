import { defineField } from './field.ts'

export const targetKeyword = defineField({
  kind: 'line',
  label: 'Keywords',
  empty: null,
  maxLength: 100,
  form: { part: 'details', isRare: true, hint: 'What would people search for?' },
  onceLive: 'free',
  submission: 'A search term people would use to find the product.',
  product: null,
  launchPage: { as: 'nothing', because: 'it is for the tags that directories ask for' },
  directories: [],
  isInPopup: false,
  example: 'team calendar',
})
