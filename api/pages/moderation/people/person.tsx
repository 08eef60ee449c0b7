import type { Context } from 'koa'
import { readPerson } from '../../../actions/people/read-person.ts'
import { removeEverything } from '../../../actions/people/remove-everything.ts'
import { liftSuspension, suspendPerson } from '../../../actions/people/suspend-person.ts'
import { Failure, invalidRequest } from '../../../domain/failure.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { suspensionReasons } from '../../../domain/moderation/suspension-terms.ts'
import type { Profile } from '../../../domain/records.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { givenReason, typedReason } from '../reason-field.tsx'
import { PersonPage } from './person-page.tsx'
import type { RefusedSuspension } from './suspension-forms.tsx'
import { paths } from '../../../../shared/paths.ts'

type PersonContext = Context & { params: Record<string, string> }

/** Everything about a person, and what can be done. */
export async function person(world: World, ctx: PersonContext): Promise<void> {
  const account = requireModeratorHere(world, ctx)
  await show(world, ctx, account, {})
}

/** Suspends a person, lifts a suspension, or removes everything. A refused form is shown again with its errors and everything typed. */
export async function decideOnPerson(world: World, ctx: PersonContext): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const id = ctx.params['id'] ?? ''
  const given = (name: string) => form.get(name) ?? ''
  const decision = given('decision')
  if (!isDecision(decision)) throw invalidRequest('Choose Suspend, Lift suspension or Remove everything.', 'form')
  const typed = {
    reason: givenReason(typedReason(form), suspensionReasons),
    until: given('length') === 'date' ? given('until') : given('length'),
  }
  try {
    const { id: done } = await decisions[decision](world, { id, ...typed }, account)
    redirect(ctx, paths.person({ id }, { decided: done }))
  } catch (error) {
    if (error instanceof Failure && error.code === 'FORBIDDEN') {
      ctx.status = error.status
      return show(world, ctx, account, { alert: error.message })
    }
    const { faults, message } = formFaults(ctx, error)
    if (decision === 'lift') await show(world, ctx, account, { alert: message })
    else await show(world, ctx, account, { refused: { decision, faults, message, typed } })
  }
}

type Terms = { id: string; reason: string; until: string }
const decisions = { suspend: suspendPerson, lift: liftSuspension, remove: removeEverything } satisfies Record<
  string,
  (world: World, terms: Terms, account: Profile) => Promise<Decision>
>
const isDecision = (text: string): text is keyof typeof decisions => Object.hasOwn(decisions, text)

type Said = { alert?: string | undefined; refused?: RefusedSuspension }

async function show(world: World, ctx: PersonContext, account: Profile, { alert, refused }: Said): Promise<void> {
  const facts = await readPerson(world, ctx.params['id'] ?? '', account)
  await sendModerationPage(
    world,
    ctx,
    { section: 'people', title: facts.person.name, heading: <bdi>{facts.person.name}</bdi>, alert },
    <PersonPage facts={facts} isSelf={facts.person.id === account.id} now={world.clock()} refused={refused} />,
  )
}
