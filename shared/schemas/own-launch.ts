import { Type, type Static } from 'typebox'
import { badgeStatuses, launchPlans, launchStatuses } from '../vocabulary.ts'
import { nullableString } from './nullable.ts'

/** Interface section 2.7. */
export const OwnLaunch = Type.Object(
  {
    slug: Type.String({ description: 'Identifier in URLs.' }),
    name: Type.String({ description: 'Name of the product.' }),
    status: Type.Enum([...launchStatuses], { description: 'Status of the launch.' }),
    launchPlan: Type.Union([Type.Enum([...launchPlans]), Type.Null()], { description: 'The plan its owner chose, or null.' }),
    requestedLaunchDate: nullableString('The launch date its owner chose (UTC, YYYY-MM-DD), or null.'),
    freeWeekReservation: Type.Union(
      [
        Type.Object({
          year: Type.Number({ description: 'ISO 8601 week-numbering year.' }),
          week: Type.Number({ description: 'ISO 8601 week number, 1 to 53.' }),
        }),
        Type.Null(),
      ],
      { description: 'The week in which a free launch has a slot, or null.' },
    ),
    upvotes: Type.Number({ description: 'Number of upvotes.' }),
    impressions: Type.Number({ description: 'Number of impressions. Private.' }),
    clicks: Type.Number({ description: 'Clicks on its outbound link. Private.' }),
    badgeStatus: Type.Enum([...badgeStatuses], { description: 'Result of the last check for the badge on the product’s site.' }),
    rejectionReason: nullableString('Why a moderator rejected it, or null.'),
    dashboardUrl: Type.String({ description: 'Where its owner manages it.' }),
    draftUrl: nullableString('Where its owner finishes and submits a draft. Once submitted, it leads to the dashboard; null once live.'),
  },
  { title: 'Own launch', description: 'A launch as its owner sees it.' },
)
export type OwnLaunch = Static<typeof OwnLaunch>

export const OwnLaunchList = Type.Object(
  { items: Type.Array(OwnLaunch, { description: 'Newest first.' }) },
  { title: 'Own launches', description: 'All launches of the connected account.' },
)
export type OwnLaunchList = Static<typeof OwnLaunchList>
