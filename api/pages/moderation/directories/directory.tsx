import type { Context } from 'koa'
import type { FactName } from '../../../../shared/schemas/directory-facts.ts'
import { paths } from '../../../../shared/paths.ts'
import { saveFact, saveState, saveTexts, settleQuestion } from '../../../actions/directories/edit-directory.ts'
import { reviewDirectory } from '../../../actions/directories/review-directories.ts'
import { factNames } from '../../../domain/directories/edits-between.ts'
import { invalidRequest } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults, type FormFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { DirectoryForms, type RefusedEdit } from './directory-forms.tsx'
import { readTypedTexts } from './text-fields.tsx'

type PathContext = Context & { params: Record<string, string> }

const notices: Record<string, string> = {
  texts: 'Texts saved.',
  fact: 'Fact saved.',
  forget: 'Fact marked as unknown.',
  close: 'Directory closed. It’s no longer listed.',
  reopen: 'Directory reopened.',
  question: 'Marked as done.',
  new: 'Directory added. Now add its facts.',
}

/** A directory’s texts, facts, questions and history. */
export async function directory(world: World, ctx: PathContext): Promise<void> {
  await show(world, ctx, requireModeratorHere(world, ctx))
}

/** Saves one part of a directory. A refused form is shown again, open, with everything typed. */
export async function editDirectory(world: World, ctx: PathContext): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const change = form.get('change') ?? ''
  try {
    await save(world, ctx.params['slug'] ?? '', change, form, account)
  } catch (error) {
    const refused = formFaults(ctx, error)
    await show(world, ctx, account, { ...refused, edit: refusedBy(change, form, refused.faults) })
    return
  }
  const part = change === 'fact' || change === 'forget' ? `#fact-${form.get('fact') ?? ''}` : ''
  redirect(ctx, `${paths.editDirectory({ slug: ctx.params['slug'] ?? '' })}?saved=${change}${part}`)
}

async function save(world: World, slug: string, change: string, form: URLSearchParams, account: Profile): Promise<void> {
  const edit = { slug, seen: form.get('seen') ?? '' }
  if (change === 'texts')
    return saveTexts(world, { ...edit, typed: readTypedTexts(form), isChecked: form.get('checked') === 'yes' }, account)
  if (change === 'fact') return saveFact(world, { ...edit, name: factOf(form), typed: typedFact(form) }, account)
  if (change === 'forget') return saveFact(world, { ...edit, name: factOf(form), typed: null }, account)
  if (change === 'close') return saveState(world, { ...edit, closing: typedClosing(form) }, account)
  if (change === 'reopen') return saveState(world, { ...edit, closing: null }, account)
  if (change === 'question') return settleQuestion(world, { slug, id: form.get('id') ?? '' }, account)
  throw invalidRequest('Choose what to save.', 'form')
}

function factOf(form: URLSearchParams): FactName {
  const name = factNames.find((fact) => fact === form.get('fact'))
  if (name === undefined) throw invalidRequest('Choose a fact.', 'form')
  return name
}

const typedFact = (form: URLSearchParams) => ({
  value: form.get('value') ?? '',
  source: form.get('source') ?? '',
  kind: form.get('kind') ?? '',
  day: form.get('day') ?? '',
})
const typedClosing = (form: URLSearchParams) => ({ reason: form.get('reason') ?? '', source: form.get('closing-source') ?? '' })

function refusedBy(change: string, form: URLSearchParams, faults: Record<string, string>): RefusedEdit {
  if (change === 'texts') return { texts: { typed: readTypedTexts(form), faults } }
  if (change === 'close') return { closing: { typed: typedClosing(form), faults } }
  const name = factNames.find((fact) => fact === form.get('fact'))
  return name === undefined ? {} : { fact: { name, typed: typedFact(form), faults } }
}

/** Errors by the ids of the fields: those of the part that was refused. */
function placed({ faults, message, edit }: RefusedForm): FormFaults & { title: string } {
  const part = edit.texts ? 'text' : edit.closing ? 'closing' : edit.fact?.name
  const entries = Object.entries(faults).map(
    ([field, fault]) => [field.startsWith(`${part}-`) ? field : `${part}-${field}`, fault] as const,
  )
  return { title: 'Not saved', message, faults: part === undefined ? {} : Object.fromEntries(entries) }
}

type RefusedForm = FormFaults & { edit: RefusedEdit }

async function show(world: World, ctx: PathContext, account: Profile, refused?: RefusedForm): Promise<void> {
  const review = await reviewDirectory(world, ctx.params['slug'] ?? '', account)
  const saved = new URLSearchParams(ctx.querystring).get('saved')
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'directories',
      title: review.entry.name,
      heading: review.entry.name,
      lead: (
        <>
          <a href={paths.editDirectories()}>All directories</a> · <a href={paths.directory({ slug: review.entry.id })}>Public page</a>
        </>
      ),
      notice: saved === null ? undefined : notices[saved],
      refused: refused && placed(refused),
    },
    <DirectoryForms review={review} now={world.clock()} refused={refused?.edit ?? {}} />,
  )
}
