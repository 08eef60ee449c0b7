import { defineField } from './field.ts'

export const demoVideoUrl = defineField({
  kind: 'link',
  label: 'Demo video',
  short: 'Demo',
  empty: null,
  onceLive: 'reviewed',
  form: { part: 'pictures', hint: 'YouTube, Vimeo or Loom link' },
  submission: 'The https URL of a demo video.',
  product: { in: 'full', description: 'URL of a demo video, or null.' },
  launchPage: { as: 'fact', words: 'Watch demo' },
  directories: ['video'],
  isInPopup: false,
  example: 'https://acme.example/demo',
})
