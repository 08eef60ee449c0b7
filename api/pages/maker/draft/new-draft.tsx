import { createDraft } from '../../../actions/drafts/create-draft.ts'
import { Failure, invalidField } from '../../../domain/failure.ts'
import { validateInput } from '../../../http/validate.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { paths } from '../../../../shared/paths.ts'
import { VisitProgress } from '../../audit/audit-form.tsx'
import { defineForm } from '../../page/define-form.ts'
import { definePage } from '../../page/define-page.ts'
import { withFlash } from '../../forms/flash.tsx'
import type { RejectedForm } from '../../forms/page-request.ts'
import { makerSheet } from '../maker-sheet.tsx'
import { SlipDrawing } from '../../parts/slip-drawing.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'

/** The form; `?url=` fills it in without submitting it. Creates a draft by the same action and with the same hourly limit as the API. */
export const newDraft = definePage({
  path: paths.newDraft,
  access: 'member',
  load: ({ query, rejected }) => ({ url: rejected?.sent.get('url')?.trim() ?? (query.get('url') ?? '').slice(0, limits.urlLength) }),
  forms: {
    create: defineForm(createDraft, {
      rejected: 'Couldn’t create draft',
      says: { new: 'Draft created from your page. Only you can see it.', existing: 'You already had this draft. Nothing was changed.' },
      fields: (form) => validateInput('createDraft', { body: { url: urlFrom(form) } }),
      next: ({ slug, existing }) => withFlash(paths.draft({ slug }), existing ? 'existing' : 'new'),
    }),
  },
  view: ({ url }, { rejected }) =>
    makerSheet({
      title: 'New launch',
      content: (
        <div class="wrap start grid at-end gap-6">
          <div>
            <header class="page-head">
              <h1>New launch</h1>
              <p>Paste your URL. We’ll draft a listing from your page; you edit it and pick a launch date.</p>
            </header>
            <UnlessSuspended instead="You can’t create launches while your account is suspended.">
              <NewDraftForm url={url} rejected={rejected} />
            </UnlessSuspended>
          </div>
          <SlipDrawing />
        </div>
      ),
    }),
})

function urlFrom(form: URLSearchParams): string {
  const url = form.get('url')?.trim() ?? ''
  if (url === '') throw invalidField('url', 'Enter your product’s URL.', 'required')
  return url
}

/** The page of a product that is already listed or launching. */
function knownAt(error: unknown): string | undefined {
  const data = error instanceof Failure ? error.data : undefined
  const address = data?.['dashboardUrl'] ?? data?.['productUrl']
  return typeof address === 'string' ? address : undefined
}

/** Asks for the product's URL. */
export function NewDraftForm({ url = '', rejected = null }: { url?: string; rejected?: RejectedForm | null }) {
  const error = rejected?.errors['url'] ?? rejected?.message
  const there = knownAt(rejected?.error)
  return (
    <form class="audit-form" action={paths.newDraft()} method="post" novalidate data-audit="Reading…">
      <label class="audit-form__label block small bold" for="draft-url">
        Your product’s URL
      </label>
      {error !== undefined && (
        <p class="field-error" id="draft-url-error" role="alert">
          {error} {there !== undefined && <a href={there}>View launch</a>}
        </p>
      )}
      <div class="audit-form__row row gap-2">
        <input
          class="field"
          id="draft-url"
          name="url"
          type="text"
          inputMode="url"
          autocomplete="url"
          autocapitalize="none"
          spellcheck={false}
          required
          placeholder="https://example.com"
          value={url}
          autofocus={error !== undefined}
          aria-invalid={error === undefined ? undefined : 'true'}
          aria-describedby={error === undefined ? undefined : 'draft-url-error'}
        />
        <button class="sw-button sw-button--primary" type="submit">
          Create draft
        </button>
      </div>
      <VisitProgress />
    </form>
  )
}
