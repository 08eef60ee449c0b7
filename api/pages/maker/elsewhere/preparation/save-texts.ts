import type { Context } from 'koa'
import { isFieldName } from '../../../../../shared/fill/fields.ts'
import { paths } from '../../../../../shared/paths.ts'
import { draftWordings } from '../../../../actions/elsewhere/draft-wordings.ts'
import { saveAnswers, saveWording } from '../../../../actions/elsewhere/save-texts.ts'
import { findOwnLaunch } from '../../../../actions/launches/find-launch.ts'
import { invalidRequest } from '../../../../domain/failure.ts'
import type { Profile } from '../../../../domain/records.ts'
import type { TakeQuota } from '../../../../http/limits/limit-rate.ts'
import type { World } from '../../../../ports/world.ts'
import { resumedAccount } from '../../../account/resumed-account.tsx'
import { redirect } from '../../../account/session.ts'
import { formFaults, readForm } from '../../../parts/form-answer.ts'
import { withNotice, type NoticeName } from '../../maker-page.tsx'
import type { RefusedText } from './prepared-texts.tsx'
import { wordingName } from './field-names.ts'

type TextsContext = Context & { params: Record<string, string> }

type Step = { world: World; slug: string; directory: string; account: Profile; form: URLSearchParams }

/** What the forms of the prepared texts do; each returns its notice. */
const steps: Record<string, (step: Step) => Promise<NoticeName>> = {
  answers: async ({ world, slug, account, form }) => {
    const answers = Object.fromEntries([...form].filter(([name]) => isFieldName(name)))
    await saveAnswers(world, { slug, answers }, account)
    return 'saved'
  },
  wording: async ({ world, slug, directory, account, form }) => {
    const field = form.get('field') ?? ''
    await saveWording(world, { slug, directory, field, text: form.get(wordingName(field)) ?? '' }, account)
    return 'saved'
  },
  draft: async ({ world, slug, directory, account, form }) => {
    await draftWordings(world, { slug, directory, field: form.get('field') ?? '' }, account)
    return 'wordings'
  },
  listing: async ({ world, slug, directory, account, form }) => {
    await saveWording(world, { slug, directory, field: form.get('field') ?? '', text: '' }, account)
    return 'saved'
  },
}

type Takes = { takeChange: TakeQuota; takeDraft: TakeQuota }
type ShowPlace = (ctx: TextsContext, refused: RefusedText) => Promise<void>

/** Handles the forms of the prepared texts. A refused one is shown again on its page with what was typed. */
export async function saveTexts(world: World, { takeChange, takeDraft }: Takes, show: ShowPlace, ctx: TextsContext): Promise<void> {
  const { slug = '', directory = '' } = ctx.params
  const form = await readForm(ctx)
  const account = await resumedAccount(world, ctx, form, (account) => findOwnLaunch(world, { slug }, account))
  if (account === null) return
  const launch = await findOwnLaunch(world, { slug }, account)
  const name = form.get('do') ?? ''
  const step = Object.hasOwn(steps, name) ? steps[name] : undefined
  if (step === undefined) throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
  const field = form.get('field') ?? ''
  try {
    await (name === 'draft' ? takeDraft : takeChange)(ctx, account.id)
    const notice = await step({ world, slug: launch.slug, directory, account, form })
    const anchor = name === 'answers' || !isFieldName(field) ? 'texts' : `text-${field}`
    redirect(ctx, `${withNotice(paths.submission({ slug: launch.slug, directory }), notice)}#${anchor}`)
  } catch (error) {
    const typed = Object.fromEntries([...form].filter(([each]) => each !== 'do'))
    const { faults, message } = formFaults(ctx, error)
    const { wording, ...others } = faults
    const named = wording === undefined ? others : { ...others, [wordingName(field)]: wording }
    await show(ctx, { form: name === 'answers' ? 'answers' : field, typed, faults: { faults: named, message } })
  }
}
