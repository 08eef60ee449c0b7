import { categoriesMark, siteCategories } from '../listing/taxonomy.ts'
import { defineField } from './field.ts'

const max = 3 // interface section 8

export const categories = defineField({
  kind: 'choices',
  label: 'Categories',
  empty: [],
  required: 'Choose at least one category.',
  notFound: 'Choose at least one category before submitting.',
  get options() {
    return siteCategories()
  },
  one: 'category',
  max,
  form: { part: 'basics' },
  onceLive: 'free',
  submission: `Up to ${max} slugs or names: ${categoriesMark}.`,
  product: { in: 'summary', description: 'Category slugs.' },
  launchPage: { as: 'own part' },
  directories: [],
  isInPopup: true,
  example: ['productivity'],
})
