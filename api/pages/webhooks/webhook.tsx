import type { Context } from 'koa'
import { instantWords } from '../../../shared/ui/instant-words.ts'
import * as manage from '../../actions/webhooks/manage-webhook.ts'
import { readWebhook } from '../../actions/webhooks/read-webhooks.ts'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import { invalidRequest } from '../../domain/failure.ts'
import { webhookEvents } from '../../notices/webhooks/webhook-events.ts'
import type { Webhook } from '../../domain/webhooks/records.ts'
import { secretsOf } from '../../domain/webhooks/webhook.ts'
import type { Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { redirect } from '../account/session.ts'
import { formFaults, type FormFaults } from '../parts/form-answer.ts'
import { CopyLine } from '../parts/copy-line.tsx'
import { DeliveryLog } from './delivery-log.tsx'
import { offWords } from './off-words.ts'
import { readOwnersForm, requireOwner, sendWebhookPage, webhookPaths } from './webhook-place.tsx'

const notices: Record<string, string> = {
  add: 'Webhook added. Copy its signing secret to your endpoint, then send a test event.',
  pause: 'Webhook paused.',
  resume: 'Webhook resumed.',
  rotate: 'Secret replaced. For 24 hours, events are signed with the old one too.',
  test: 'Test event queued. Reload this page in a moment to see the result.',
  resend: 'Delivery queued. Reload this page in a moment to see the result.',
}

type PageContext = Context & { params: Record<string, string> }
type State = { faults?: FormFaults; notice?: string | undefined }

/** One webhook: its secret, what can be done with it, and its deliveries. */
export async function webhook(world: World, place: Place, ctx: PageContext): Promise<void> {
  const done = new URLSearchParams(ctx.querystring).get('done') ?? ''
  await show(world, place, ctx, { notice: Object.hasOwn(notices, done) ? notices[done] : undefined })
}

/** Handles the page’s forms. */
export async function changeWebhook(world: World, place: Place, limits: Limits, ctx: PageContext): Promise<void> {
  const sent = await readOwnersForm(world, place, ctx)
  if (sent === null) return
  const { form, account } = sent
  const id = ctx.params['id'] ?? ''
  const change = form.get('change') ?? ''
  try {
    await (change === 'test' || change === 'resend' ? limits.webhookSends : limits.webhookChanges)(ctx, account.id)
    if (change === 'pause') await manage.pauseWebhook(world, place, id, account)
    else if (change === 'resume') await manage.resumeWebhook(world, place, id, account)
    else if (change === 'rotate') await manage.rotateSecret(world, place, id, account)
    else if (change === 'delete') await manage.deleteWebhook(world, place, id, account)
    else if (change === 'test') await manage.sendTest(world, place, id, account)
    else if (change === 'resend') await manage.resendDelivery(world, place, { id, deliveryId: form.get('delivery') ?? '' }, account)
    else throw invalidRequest('Unknown action. Reload the page and try again.', 'form')
    const { list, one } = webhookPaths[place]
    redirect(ctx, change === 'delete' ? list({ done: change }) : one({ id }, { done: change }))
  } catch (error) {
    await show(world, place, ctx, { faults: formFaults(ctx, error) })
  }
}

async function show(world: World, place: Place, ctx: PageContext, state: State): Promise<void> {
  const account = requireOwner(world, place, ctx)
  const { webhook, deliveries } = await readWebhook(world, place, ctx.params['id'] ?? '', account)
  const path = webhookPaths[place].one(webhook)
  await sendWebhookPage(
    world,
    place,
    ctx,
    {
      title: 'Webhook',
      heading: 'Webhook',
      lead: <span class="wraps shrinks">{webhook.url}</span>,
      ...state,
      faultTitle: 'That didn’t work',
    },
    <>
      <Standing webhook={webhook} path={path} />
      <Secret webhook={webhook} path={path} now={world.clock()} isNew={ctx.query['done'] === 'add'} />
      <DeliveryLog deliveries={deliveries} path={path} isOn={webhook.off === undefined} now={world.clock()} />
      <section class="stack gap-4">
        <details class="confirm">
          <summary class="bad medium pressable">Delete webhook</summary>
          <form action={path} method="post">
            <p>We’ll stop sending events to this URL and delete its log of deliveries.</p>
            <button class="sw-button confirm__button" type="submit" name="change" value="delete">
              Delete webhook
            </button>
          </form>
        </details>
      </section>
      <p class="account__other above-5 soft">
        <a href={webhookPaths[place].list()}>Back to webhooks</a>
      </p>
    </>,
  )
}

function Standing({ webhook: { kinds, off, failingSince, createdAt }, path }: { webhook: Webhook; path: string }) {
  const labels = webhookEvents.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  return (
    <section class="stack gap-4">
      {off !== undefined && <p class="webhook__alert pad-3-4 doubtful medium rounded-small">{offWords[off.because].sentence}</p>}
      {off === undefined && failingSince !== undefined && (
        <p class="webhook__alert pad-3-4 doubtful medium rounded-small">
          Nothing has been delivered since <time dateTime={failingSince}>{instantWords(failingSince)}</time>. After five days, we’ll turn
          the webhook off.
        </p>
      )}
      <dl class="webhook__facts grid gap-2-5 flat">
        <dt class="soft">Events</dt>
        <dd class="flat">{labels.join(', ')}</dd>
        <dt class="soft">Added</dt>
        <dd class="flat">
          <time dateTime={createdAt}>{instantWords(createdAt)}</time>
        </dd>
      </dl>
      <form class="form__actions" action={path} method="post">
        {off === undefined && (
          <button class="sw-button sw-button--primary" type="submit" name="change" value="test">
            Send test event
          </button>
        )}
        <button class="sw-button" type="submit" name="change" value={off === undefined ? 'pause' : 'resume'}>
          {off === undefined ? 'Pause webhook' : 'Resume webhook'}
        </button>
      </form>
    </section>
  )
}

function Secret({ webhook, path, now, isNew }: { webhook: Webhook; path: string; now: Date; isNew: boolean }) {
  const { secret, oldSecret } = webhook
  return (
    <section class="stack gap-4">
      <h2 class="heading">Signing secret</h2>
      <details class="webhook__secret" open={isNew}>
        <summary class="medium pressable">Show secret</summary>
        <CopyLine text={secret} label="Signing secret" button="Copy secret" />
      </details>
      {oldSecret !== undefined && secretsOf(webhook, now).length > 1 && (
        <p>
          Events are also signed with the old secret until <time dateTime={oldSecret.until}>{instantWords(oldSecret.until)}</time>.
        </p>
      )}
      <details class="confirm">
        <summary class="bad medium pressable">Replace secret</summary>
        <form action={path} method="post">
          <p>Events will be signed with a new secret. For 24 hours they’re signed with the old one too, so you have time to switch.</p>
          <button class="sw-button confirm__button" type="submit" name="change" value="rotate">
            Replace secret
          </button>
        </form>
      </details>
    </section>
  )
}
