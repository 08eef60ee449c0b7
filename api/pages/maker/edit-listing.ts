import { checkLiveEdit, editLiveListing, findEditable } from '../../actions/launches/edit-live-listing.ts'
import { OtherPageFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { withFlash } from '../forms/flash.tsx'
import { formLimits } from '../forms/page-request.ts'
import { toListingInput, valuesFrom, withFixed } from './draft/draft-values.ts'
import { describedIn, type MakerRequest, takePictures } from './draft/take-pictures.ts'
import { editorSheet, readEditor } from './draft/editor-sheet.tsx'
import { paths } from '../../../shared/paths.ts'

const outcomes = { same: 'unchanged', public: 'edited', waiting: 'proposed' } as const

/** What the form sends: the whole listing, and its version that the form was opened with. */
const listingForm = {
  bytes: formLimits.draftBytes,
  takesFiles: true as const,
  async fields(form: URLSearchParams, request: MakerRequest) {
    await takePictures(form, request)
    const { launch } = request
    const fields = toListingInput(withFixed(valuesFrom(form), launch))
    return { slug: launch.slug, fields, alts: describedIn(form), unchangedSince: form.get('seen') ?? '' }
  },
}

/** The editor of a live launch's listing. Others are edited as drafts. */
export const listingEditor = definePage({
  path: paths.editListing,
  access: 'maker',
  async load(request) {
    const { world, launch, account } = request
    if (launch.status !== 'live') throw new OtherPageFirst(paths.draft(launch))
    const editable = await findEditable(world, launch, account)
    return readEditor(request, editable.launch, editable.waits)
  },
  forms: {
    save: defineForm(editLiveListing, {
      ...listingForm,
      says: {
        unchanged: 'Nothing was changed.',
        edited: 'Saved. Your changes are live.',
        proposed: 'Sent for review. Your changes go live once a moderator accepts them.',
      },
      leadsTo: paths.launchDashboard,
      next: ({ outcome }, { launch }) => withFlash(paths.launchDashboard(launch), outcomes[outcome]),
    }),
    // What a script sends while somebody types, for the preview and the errors: nothing is stored.
    autosave: defineForm(checkLiveEdit, {
      ...listingForm,
      async next(_, request, form) {
        const { launch, waits } = await findEditable(request.world, request.launch, request.account)
        return editorSheet(await readEditor(request, launch, waits, withFixed(valuesFrom(form), launch)), request)
      },
    }),
  },
  view: editorSheet,
})
