import type { Context } from 'koa'
import { createDraft } from '../../../actions/drafts/create-draft.ts'
import type { World } from '../../../ports/world.ts'
import { Failure } from '../../../domain/failure.ts'
import { callerOf } from '../../../http/caller.ts'
import { spendDraft, type DraftLimit } from '../../../http/limits/limit-drafts.ts'
import { validateInput } from '../../../http/validate.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { paths } from '../../../../shared/paths.ts'
import { VisitProgress } from '../../audit/audit-form.tsx'
import { formFaults, readForm, type FormFaults } from '../../parts/form-answer.ts'
import { sendMakerPage, withNotice } from '../maker-page.tsx'
import { resumedAccount } from '../../account/resumed-account.tsx'
import { redirect, requireAccount } from '../../account/session.ts'
import { SlipDrawing } from '../../parts/slip-drawing.tsx'
import { UnlessSuspended } from '../../parts/unless-suspended.tsx'

/** The form; `?url=` fills it in without submitting it. */
export async function newDraftForm(ctx: Context): Promise<void> {
  requireAccount(ctx)
  show(ctx, { url: (new URLSearchParams(ctx.querystring).get('url') ?? '').slice(0, limits.urlLength) })
}

/** Creates a draft from a page, by the same action and with the same hourly limit as the API. */
export async function startDraft(world: World, draftLimit: DraftLimit, ctx: Context): Promise<void> {
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form)
  if (account === null) return
  const url = form.get('url')?.trim() ?? ''
  try {
    const input = validateInput('createDraft', { body: { url } })
    const open = () => createDraft(world, input, { ...callerOf(ctx), account })
    const { slug, existing } = await spendDraft(draftLimit, ctx, open, account.id)
    redirect(ctx, withNotice(paths.draft({ slug }), existing ? 'existing' : 'new'))
  } catch (error) {
    const faults = formFaults(ctx, error)
    show(ctx, {
      url,
      faults: url === '' ? { ...faults, faults: { url: 'Enter your product’s URL.' } } : faults,
      there: knownAt(error),
    })
  }
}

/** The page of a product that is already listed or launching. */
function knownAt(error: unknown): string | undefined {
  const data = error instanceof Failure ? error.data : undefined
  const address = data?.['dashboardUrl'] ?? data?.['productUrl']
  return typeof address === 'string' ? address : undefined
}

function show(ctx: Context, { url, faults, there }: { url: string; faults?: FormFaults; there?: string | undefined }): void {
  sendMakerPage(ctx, {
    title: faults ? 'Couldn’t create draft' : 'New launch',
    content: (
      <div class="wrap start grid at-end gap-6">
        <div>
          <header class="page-head">
            <h1>New launch</h1>
            <p>Paste your URL. We’ll draft a listing from your page; you edit it and pick a launch date.</p>
          </header>
          <UnlessSuspended instead="You can’t create launches while your account is suspended.">
            <NewDraftForm url={url} faults={faults} there={there} />
          </UnlessSuspended>
        </div>
        <SlipDrawing />
      </div>
    ),
  })
}

/** Asks for the product's URL. */
export function NewDraftForm({ url = '', faults, there }: { url?: string; faults?: FormFaults | undefined; there?: string | undefined }) {
  const fault = faults?.faults['url'] ?? faults?.message
  return (
    <form class="audit-form" action={paths.newDraft()} method="post" novalidate data-audit="Reading…">
      <label class="audit-form__label block small bold" for="draft-url">
        Your product’s URL
      </label>
      {fault !== undefined && (
        <p class="fault" id="draft-url-fault" role="alert">
          {fault} {there !== undefined && <a href={there}>View launch</a>}
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
          autofocus={fault !== undefined}
          aria-invalid={fault === undefined ? undefined : 'true'}
          aria-describedby={fault === undefined ? undefined : 'draft-url-fault'}
        />
        <button class="sw-button sw-button--primary" type="submit">
          Create draft
        </button>
      </div>
      <VisitProgress />
    </form>
  )
}
