import { editDraft, notADraft } from '../../../actions/drafts/edit-draft.ts'
import { findCrawl } from '../../../actions/launches/find-launch.ts'
import { describePictures } from '../../../actions/pictures/add-picture.ts'
import { saveAndSubmit } from '../../../actions/launches/submit-launch.ts'
import { OtherPageFirst } from '../../session/session.ts'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash, type Said } from '../../forms/flash.tsx'
import { formLimits, type PageRequest, useRequest } from '../../forms/page-request.ts'
import { submittedWords, toListingInput, toWish, typedValues } from './draft-values.ts'
import { editorSheet, readEditor } from './editor-sheet.tsx'
import { describedIn, type MakerRequest, takePictures } from './take-pictures.ts'
import { paths } from '../../../../shared/paths.ts'
import type { ComponentChildren } from 'preact'
import { createDraft } from '../../../actions/drafts/create-draft.ts'
import { Failure } from '../../../domain/failure.ts'
import { validateInput } from '../../../http/validate.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { typedUrl, UrlForm } from '../../audit/url-form.tsx'
import { makerSheet } from '../maker-sheet.tsx'
import { SlipDrawing } from '../../parts/slip-drawing.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'

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

/** The form; `?url=` fills it in without submitting it. Creates a draft by the same action and with the same hourly limit as the API. */
export const newDraft = definePage({
  path: paths.newDraft,
  access: 'member',
  load: ({ query }) => ({ url: (query.get('url') ?? '').slice(0, limits.urlLength) }),
  forms: {
    create: defineForm(createDraft, {
      rejected: 'Couldn’t create draft',
      says: { new: 'Draft created from your page. Only you can see it.', existing: 'You already had this draft. Nothing was changed.' },
      fields: (form) => validateInput('createDraft', { body: { url: typedUrl(form) } }),
      leadsTo: paths.draft,
      next: ({ slug, existing }) => withFlash(paths.draft({ slug }), existing ? 'existing' : 'new'),
    }),
  },
  view: ({ url }) =>
    makerSheet({
      title: 'New launch',
      content: (
        <div class="wrap start grid center gap-6">
          <div>
            <header class="page-head">
              <h1>New launch</h1>
              <p>Paste your URL. We’ll draft a listing from your page; you edit it and pick a launch date.</p>
            </header>
            <UnlessSuspended instead="You can’t create launches while your account is suspended.">
              <NewDraftForm url={url} autofocus />
            </UnlessSuspended>
          </div>
          <SlipDrawing />
        </div>
      ),
    }),
})

/** The page of a product that is already listed or launching. */
function knownAt(error: unknown): ComponentChildren {
  const { dashboardUrl, productUrl } = (error instanceof Failure ? error.data : undefined) ?? {}
  if (typeof dashboardUrl === 'string') return <a href={dashboardUrl}>Open dashboard</a>
  return typeof productUrl === 'string' ? <a href={productUrl}>View launch</a> : undefined
}

export function NewDraftForm({ url = '', autofocus = false }: { url?: string; autofocus?: boolean }) {
  const { rejected = null } = useRequest() ?? {}
  const there = knownAt(rejected?.error)
  const error = there && (
    <>
      {rejected?.errors['url'] ?? rejected?.message} {there}
    </>
  )
  return (
    <UrlForm name="create" to={paths.newDraft()} value={url} error={error} autofocus={autofocus} button="Create draft" busy="Reading…" />
  )
}
