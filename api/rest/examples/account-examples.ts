import type { Example } from './examples.ts'
import { paths } from '../../../shared/paths.ts'

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
    draftUrl: `${siteUrl}${paths.draft({ slug: 'acme' })}`,
    reviewUrl: `${siteUrl}${paths.draftReview({ slug: 'acme' })}`,
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
        dashboardUrl: `${siteUrl}${paths.launchDashboard({ slug: 'acme' })}`,
        draftUrl: `${siteUrl}${paths.draft({ slug: 'acme' })}`,
      },
    ],
  },
})

export const ownNoticesExample = (siteUrl: string): Example<'listOwnNotices'> => ({
  input: {},
  output: {
    items: [
      {
        id: '019cae0f2d8c6a1f0b7c52e94d3a',
        kind: 'comment',
        text: 'Bob commented on Acme.',
        launch: 'acme',
        at: '2026-03-02T09:30:00.000Z',
        unread: true,
        url: `${siteUrl}${paths.launch({ slug: 'acme' }, { comments: 'all' }, 'comment-019cae0f2d8b43d1e6a0975cbb21')}`,
      },
    ],
  },
})
