import type { Example } from './examples.ts'

const description = 'Acme puts everyone’s week on one page, so a team sees at a glance who is free and what is due.'

/** Three of the checks; a real report has all of them. */
export const auditExample: Example<'checkLaunchReadiness'> = {
  input: { url: 'https://acme.example/' },
  output: {
    ok: true,
    url: 'https://acme.example/',
    score: 87,
    checks: [
      {
        id: 'meta-description',
        label: 'Meta description',
        status: 'fail',
        detail: 'No meta description.',
        fix: `Add this to your <head>:\n<meta name="description" content="${description}">`,
      },
      {
        id: 'title',
        label: 'Page title',
        status: 'warn',
        detail: '4 characters is too short. Aim for 30–60.',
        fix: 'Replace the <title> in <head> with:\n<title>Acme – A shared calendar for small teams</title>',
      },
      {
        id: 'http-status',
        label: 'HTTP status and redirects',
        status: 'pass',
        detail: 'Status 200, without a redirect.',
        fix: null,
      },
    ],
    suggestedListing: {
      name: 'Acme',
      tagline: 'A shared calendar for small teams',
      description,
      categories: ['productivity'],
      pricing: 'freemium',
    },
    suggestedCategories: ['productivity'],
    nextFreeWeeks: [{ year: 2026, week: 11, startsOn: '2026-03-09' }],
  },
}
