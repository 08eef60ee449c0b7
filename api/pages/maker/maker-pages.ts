import type { AnyPage } from '../page/define-page.ts'
import { launchDashboard } from './dashboard-launch.tsx'
import { dashboard } from './dashboard.tsx'
import { draftEditor } from './draft/draft-editor.tsx'
import { newDraft } from './draft/new-draft.tsx'
import { review } from './draft/review.tsx'
import { listingEditor } from './edit-listing.ts'
import { placePage } from './elsewhere/place/place-page.tsx'
import { planPage } from './elsewhere/plan/plan-page.tsx'

export const makerPages: readonly AnyPage[] = [
  dashboard,
  launchDashboard,
  listingEditor,
  planPage,
  placePage,
  newDraft,
  draftEditor,
  review,
]
