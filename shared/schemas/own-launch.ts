import { Type, type Static } from 'typebox'
import { badgeStatuses, launchPlans, launchStatuses } from '../vocabulary.ts'

const NullableString = Type.Union([Type.String(), Type.Null()])

/** Interface section 2.7. */
export const OwnLaunch = Type.Object(
  {
    slug: Type.String(),
    name: Type.String(),
    status: Type.Enum([...launchStatuses]),
    launchPlan: Type.Union([Type.Enum([...launchPlans]), Type.Null()]),
    requestedLaunchDate: NullableString,
    freeWeekReservation: Type.Union([Type.Object({ year: Type.Number(), week: Type.Number() }), Type.Null()]),
    upvotes: Type.Number(),
    impressions: Type.Number({ description: 'Number of impressions. Private.' }),
    clicks: Type.Number({ description: 'Clicks on its outbound link. Private.' }),
    badgeStatus: Type.Enum([...badgeStatuses]),
    rejectionReason: NullableString,
    dashboardUrl: Type.String(),
    draftUrl: NullableString,
  },
  { title: 'Own launch' },
)
export type OwnLaunch = Static<typeof OwnLaunch>

export const OwnLaunchList = Type.Object({ items: Type.Array(OwnLaunch) }, { title: 'Own launches' })
export type OwnLaunchList = Static<typeof OwnLaunchList>
