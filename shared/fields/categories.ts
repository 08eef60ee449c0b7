import { taxonomy } from '../listing/taxonomy.ts'
import { defineField } from './field.ts'

const max = 3 // interface section 8

export const categories = defineField({
  kind: 'choices',
  label: 'Categories',
  empty: [],
  required: 'Choose at least one category.',
  notFound: 'Choose at least one category before submitting.',
  options: taxonomy,
  one: 'category',
  max,
  form: { part: 'basics' },
  submission: `Up to ${max} slugs or names: ${taxonomy.map(({ slug }) => slug).join(', ')}.`,
  product: { in: 'summary', description: 'Category slugs.' },
  launchPage: { as: 'own part' },
  directories: [],
  isInPopup: true,
  example: ['productivity'],
})
