import { editDraft, notADraft } from '../../../actions/drafts/edit-draft.ts'
import { findCrawl } from '../../../actions/launches/find-launch.ts'
import { describePictures } from '../../../actions/pictures/keep-listing-pictures.ts'
import { saveAndSubmit } from '../../../actions/launches/submit-launch.ts'
import { OtherPageFirst } from '../../session/session.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash, type Said } from '../../forms/flash.tsx'
import { formLimits, type PageRequest } from '../../forms/page-request.ts'
import { submittedWords, toListingInput, toWish, typedValues } from './draft-values.ts'
import { editorSheet, readEditor } from './editor-sheet.tsx'
import { describedIn, type MakerRequest, takePictures } from './take-pictures.ts'
import { paths } from '../../../../shared/paths.ts'

/** What each of the form’s buttons sends: the whole draft, and its version that the form was opened with. */
const draftForm = {
  bytes: formLimits.draftBytes,
  takesFiles: true as const,
  async fields(form: URLSearchParams, request: MakerRequest) {
    const { world, launch, account } = request
    await takePictures(form, request)
    await describePictures(world, { slug: launch.slug, alts: describedIn(form) }, account)
    const values = typedValues(form, await findCrawl(world, launch))
    return { slug: launch.slug, fields: toListingInput(values), wish: toWish(values), unchangedSince: form.get('seen') ?? '' }
  },
}

function whyNoDraft({ launch }: PageRequest): Said | undefined {
  if (launch === null || launch.status === 'draft') return undefined
  return { text: notADraft[launch.status] }
}

/** The draft editor. Launches that are no longer drafts redirect to their own pages. */
export const draftEditor = definePage({
  path: paths.draft,
  access: 'maker',
  load(request) {
    const { launch, rejected } = request
    if (rejected === null && launch.status === 'live') throw new OtherPageFirst(paths.editListing(launch))
    if (rejected === null && launch.status !== 'draft') throw new OtherPageFirst(withFlash(paths.launchDashboard(launch), 'no-draft'))
    return readEditor(request, launch)
  },
  forms: {
    save: defineForm(editDraft, {
      ...draftForm,
      says: 'Saved.',
      next(_draft, { path }, form) {
        const used = form.get('use') ?? (form.has('offer') ? 'screenshots' : null)
        return used === null ? path : `${path}#field-${encodeURIComponent(used)}`
      },
    }),
    // What a script sends while somebody types: it takes the answer’s parts into the page.
    autosave: defineForm(editDraft, {
      ...draftForm,
      next: async (launch, request) => editorSheet(await readEditor(request, launch), request),
    }),
    review: defineForm(editDraft, { ...draftForm, next: (draft) => paths.draftReview(draft) }),
    submit: defineForm(saveAndSubmit, {
      ...draftForm,
      rejected: 'Not submitted',
      says: { submit: submittedWords, 'no-draft': whyNoDraft },
      leadsTo: paths.launchDashboard,
      next: (launch) => withFlash(paths.launchDashboard(launch), 'submit'),
    }),
  },
  view: editorSheet,
})
