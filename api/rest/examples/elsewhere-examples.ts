import type { Example } from './examples.ts'

export const elsewhereExample: Example<'readElsewhere'> = {
  input: { slug: 'acme' },
  output: {
    slug: 'acme',
    name: 'Acme',
    items: [
      {
        directory: {
          slug: 'harbour-list',
          name: 'Harbour List',
          url: 'https://harbour-list.example/',
          submitUrl: 'https://harbour-list.example/submit/',
          hosts: ['harbour-list.example'],
        },
        state: 'planned',
        plannedFor: '2026-03-02',
        nextStep: 'Check the prepared texts, then open its submit page.',
        automation: null,
        automationRule: null,
        texts: [{ field: 'tagline', label: 'Tagline', value: 'A shared calendar for small teams', limit: 60, isCut: false }],
        recipe: null,
      },
    ],
  },
}

export const elsewhereNoteExample: Example<'noteElsewhere'> = {
  input: { slug: 'acme', directory: 'harbour-list', state: 'opened' },
  output: { state: 'opened', nextStep: 'Submit the form there, then mark it as sent.' },
}
