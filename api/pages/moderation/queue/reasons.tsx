import type { Context } from 'koa'
import { listReasons, setReasons } from '../../../actions/moderation/reasons.ts'
import { longestListedReason, mostReasons } from '../../../domain/moderation/reasons.ts'
import { countQueue } from '../../../actions/moderation/count-waiting.ts'
import type { World } from '../../../ports/world.ts'
import { redirect } from '../../account/session.ts'
import { formFaults } from '../../parts/form-answer.ts'
import { sendModerationPage } from '../moderation-frame.tsx'
import { readModeratorsForm, requireModeratorHere } from '../moderators-only.ts'
import { QueueTabs } from './queue-tabs.tsx'
import { paths } from '../../../../shared/paths.ts'

/** The reasons that moderators can choose from. */
export async function reasons(world: World, ctx: Context): Promise<void> {
  requireModeratorHere(world, ctx)
  const query = new URLSearchParams(ctx.querystring)
  await show(world, ctx, { text: (await listReasons(world)).join('\n'), notice: query.has('saved') ? 'Reasons saved.' : undefined })
}

export async function saveReasons(world: World, ctx: Context): Promise<void> {
  const sent = await readModeratorsForm(world, ctx)
  if (sent === null) return
  const text = sent.form.get('reasons') ?? ''
  try {
    await setReasons(world, text, sent.account)
    redirect(ctx, paths.reasons({ saved: 1 }))
  } catch (error) {
    const { faults, message } = formFaults(ctx, error)
    await show(world, ctx, { text, fault: faults['reasons'] ?? message })
  }
}

type Shown = { text: string; notice?: string | undefined; fault?: string | undefined }

async function show(world: World, ctx: Context, { text, notice, fault }: Shown): Promise<void> {
  const described = fault === undefined ? 'reasons-hint' : 'reasons-fault reasons-hint'
  await sendModerationPage(
    world,
    ctx,
    {
      section: 'queue',
      title: 'Reasons',
      heading: 'Reasons',
      lead: 'Moderators can choose from these when they reject, stop or restore something. Makers will read them.',
      notice,
    },
    <>
      <QueueTabs current="reasons" counts={await countQueue(world)} />
      <form class="form reasons-form page-width" action={paths.reasons()} method="post">
        <div class="form-field">
          <label for="reasons">Reasons</label>
          <p class="form-field__hint" id="reasons-hint">
            One per line. Up to {mostReasons} reasons of up to {longestListedReason} characters each. Leave this empty to restore the
            defaults.
          </p>
          {fault !== undefined && (
            <p class="fault" id="reasons-fault">
              {fault}
            </p>
          )}
          <textarea
            class="field pad-y-2"
            id="reasons"
            name="reasons"
            rows={12}
            autofocus={fault !== undefined}
            aria-invalid={fault === undefined ? undefined : 'true'}
            aria-describedby={described}
          >
            {text}
          </textarea>
        </div>
        <div class="form__actions">
          <button class="sw-button sw-button--primary" type="submit">
            Save reasons
          </button>
        </div>
      </form>
    </>,
  )
}
