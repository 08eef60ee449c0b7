import type { Example } from './examples.ts'

export const draftExample = (siteUrl: string): Example<'createDraft'> => ({
  input: {
    url: 'https://acme.example/',
    tagline: 'A shared calendar for small teams',
    categories: ['productivity'],
    pricing: 'freemium',
  },
  output: {
    ok: true,
    slug: 'acme',
    draftUrl: `${siteUrl}/drafts/acme/`,
    reviewUrl: `${siteUrl}/drafts/acme/review/`,
    existing: false,
    warnings: ['We couldn’t find an https logo, so we generated one. Add yours in the editor.'],
  },
})

export const ownLaunchesExample = (siteUrl: string): Example<'listOwnLaunches'> => ({
  input: {},
  output: {
    items: [
      {
        slug: 'acme',
        name: 'Acme',
        status: 'scheduled',
        launchPlan: 'free',
        requestedLaunchDate: '2026-03-02',
        freeWeekReservation: { year: 2026, week: 10 },
        upvotes: 0,
        impressions: 0,
        clicks: 0,
        badgeStatus: 'ok',
        rejectionReason: null,
        dashboardUrl: `${siteUrl}/dashboard/acme/`,
        draftUrl: `${siteUrl}/drafts/acme/`,
      },
    ],
  },
})
