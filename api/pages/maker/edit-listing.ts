import { editLiveListing, findEditable } from '../../actions/launches/edit-live-listing.ts'
import { OtherPageFirst } from '../session/session.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { withFlash } from '../forms/flash.tsx'
import { formLimits } from '../forms/page-request.ts'
import { toListingInput, valuesFrom, withFixed } from './draft/draft-values.ts'
import { takePictures } from './draft/take-pictures.ts'
import { editorSheet, readEditor } from './draft/editor-sheet.tsx'
import { paths } from '../../../shared/paths.ts'

const outcomes = { same: 'unchanged', public: 'edited', waiting: 'proposed' } as const

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
      says: {
        unchanged: 'Nothing was changed.',
        edited: 'Saved. Your changes are live.',
        proposed: 'Sent for review. Your changes go live once a moderator accepts them.',
      },
      bytes: formLimits.draftBytes,
      takesFiles: true,
      async fields(form, request) {
        await takePictures(form, request)
        const { launch } = request
        return {
          slug: launch.slug,
          fields: toListingInput(withFixed(valuesFrom(form), launch)),
          unchangedSince: form.get('seen') ?? '',
        }
      },
      leadsTo: paths.launchDashboard,
      next: ({ outcome }, { launch }) => withFlash(paths.launchDashboard(launch), outcomes[outcome]),
    }),
  },
  view: editorSheet,
})
