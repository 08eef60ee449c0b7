import type { Context } from 'koa'
import { findReviewedLaunch } from '../../../actions/launches/find-launch.ts'
import { decideOnEdit } from '../../../actions/moderation/decide-on-edit.ts'
import { isEditLeft, readEdits } from '../../../actions/moderation/read-edits.ts'
import { listReasons } from '../../../actions/moderation/reasons.ts'
import { findOtherModerators } from '../../../actions/access/refuse-own.ts'
import { invalidRequest } from '../../../domain/failure.ts'
import type { Profile } from '../../../domain/records.ts'
import { countQueue } from '../../../actions/moderation/count-waiting.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { DifferenceStyles } from '../../parts/difference/listing-difference.tsx'
import { formFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { QueueTabs } from '../queue/queue-tabs.tsx'
import { givenReason, typedReason } from '../reason-field.tsx'
import { EditCard, type RefusedEditDecision } from './edit-card.tsx'
import { paths } from '../../../../shared/paths.ts'
import { plural } from '../../../../shared/plural.ts'

/** Edits of live listings that no moderator has seen. */
export async function edits(world: World, ctx: Context): Promise<void> {
  await show(world, ctx, requireModeratorHere(world, ctx))
}

/** Accepts an edit or restores the approved listing. A refused form is shown again, at its card. */
export async function decideEdit(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const { form, account } = sent
  const action = form.get('decision')
  if (action !== 'accept_edit' && action !== 'restore_edit') throw invalidRequest('Choose Accept or Restore.', 'form')
  const slug = form.get('slug') ?? ''
  const { id, name } = await findReviewedLaunch(world, { slug }, account)
  const typed = typedReason(form)
  try {
    const reason = givenReason(typed, await listReasons(world))
    const next = await nextEdit(world, account, id)
    const decision = await decideOnEdit(world, { slug, seen: form.get('seen') ?? '', action, reason }, account)
    redirect(ctx, paths.editQueue({ decided: decision.id }, next === null ? undefined : `edit-${next}`))
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    const isLeft = await isEditLeft(world, id)
    if (isLeft) await show(world, ctx, account, { refused: { id, action, typed, fault: faults['reason'], message } })
    else await show(world, ctx, account, { alert: `${name}: ${message ?? 'This edit was already reviewed or withdrawn.'}` })
  }
}

/** The edit after this one, or the one before; null if it’s the only one. */
async function nextEdit(world: World, account: Profile, id: string): Promise<string | null> {
  const ids = (await readEdits(world, account)).edits.map(({ launch }) => launch.id)
  const at = ids.indexOf(id)
  return at === -1 ? null : (ids[at + 1] ?? ids[at - 1] ?? null)
}

type Said = { refused?: RefusedEditDecision; alert?: string }

async function show(world: World, ctx: Context, account: Profile, { refused, alert }: Said = {}): Promise<void> {
  const [{ edits: list, total }, presets, others] = await Promise.all([
    readEdits(world, account),
    listReasons(world),
    findOtherModerators(world, account),
  ])
  await sendModerationPage(
    world,
    ctx,
    { section: 'queue', title: 'Edits', heading: 'Edits to live listings', lead: leadWords(total, list.length), alert },
    <>
      <DifferenceStyles />
      <QueueTabs current="edits" counts={await countQueue(world)} />
      {list.length === 0 ? (
        <div class="empty">
          <p class="empty__title">All caught up</p>
          <p>Edits to live listings appear here.</p>
        </div>
      ) : (
        <ol class="queue stack gap-5">
          {list.map((edit) => (
            <EditCard
              key={edit.launch.id}
              edit={edit}
              now={world.clock()}
              presets={presets}
              others={edit.launch.ownerId === account.id ? others : []}
              refused={refused?.id === edit.launch.id ? refused : undefined}
            />
          ))}
        </ol>
      )}
    </>,
  )
}

function leadWords(total: number, shown: number): string {
  if (total === 0) return 'Nothing has changed since approval.'
  const words = plural(total, 'listing has changed since it was approved.', 'listings have changed since they were approved.')
  return shown < total ? `${words} Showing the first ${shown}.` : words
}
