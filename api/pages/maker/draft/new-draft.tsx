import type { ComponentChildren } from 'preact'
import { createDraft } from '../../../actions/drafts/create-draft.ts'
import { Failure } from '../../../domain/failure.ts'
import { validateInput } from '../../../http/validate.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { paths } from '../../../../shared/paths.ts'
import { typedUrl, UrlForm } from '../../audit/url-form.tsx'
import { defineForm, definePage } from '../../page/define-page.ts'
import { withFlash } from '../../forms/flash.tsx'
import { useRequest } from '../../forms/current-request.ts'
import { makerSheet } from '../maker-sheet.tsx'
import { SlipDrawing } from '../../parts/slip-drawing.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'

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
