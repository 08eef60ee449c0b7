import { defineField } from './field.ts'

export const description = defineField({
  kind: 'text',
  label: 'Description',
  empty: '',
  required: 'Enter a description.',
  notFound: 'We couldn’t find a description on your page. Write one before submitting.',
  advised: 500,
  maxLength: 5000,
  isMarkdown: true,
  form: {
    part: 'description',
    hint: 'What it does, for whom, and what it replaces. You can use **bold**, *italic*, [links](https://…) and lists with “- ”.',
    rows: 7,
  },
  onceLive: 'free',
  submission:
    'What it does and who it is for, in plain text or Markdown (paragraphs, lists, emphasis and links). Keep it short: up to 500 characters.',
  product: { in: 'full', description: 'What it does and who it is for, in plain text.' },
  launchPage: { as: 'own part' },
  directories: ['description', 'shortDescription'],
  isInPopup: true,
  example: 'Acme puts everyone’s week on one page, so a team sees at a glance who is free and what is due.',
})
