import { instantWords, agoWords } from '../../../shared/ui/day-words.ts'
import * as manage from '../../actions/webhooks/manage-webhook.ts'
import { readWebhook, type LoggedDelivery } from '../../actions/webhooks/manage-webhook.ts'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import { webhookEvents, webhookTypeOf } from '../../notices/webhooks/write-delivery.ts'
import { type Webhook, secretsOf } from '../../domain/webhooks/webhook.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { ConfirmForm, ButtonForm } from '../forms/form.tsx'
import { CopyLine } from '../parts/code-block.tsx'
import { offWords, webhookPlaces, webhookSheet } from './webhook-place.tsx'
import { plural } from '../../../shared/plural.ts'
import { Section } from '../parts/section.tsx'

function formsOf(place: Place) {
  const rejected = 'That didn’t work'
  const fields = (form: URLSearchParams, { params: { id = '' } }: { params: Record<string, string> }) => ({
    place,
    id,
    delivery: form.get('delivery') ?? '',
  })
  return {
    'pause-webhook': defineForm(manage.pauseWebhook, { rejected, fields, says: 'Webhook paused.' }),
    'resume-webhook': defineForm(manage.resumeWebhook, { rejected, fields, says: 'Webhook resumed.' }),
    'replace-secret': defineForm(manage.rotateSecret, {
      rejected,
      fields,
      says: 'Secret replaced. For 24 hours, events are signed with the old one too.',
    }),
    'send-test': defineForm(manage.sendTest, {
      rejected,
      fields,
      says: 'Test event queued. Reload this page in a moment to see the result.',
    }),
    resend: defineForm(manage.resendDelivery, {
      rejected,
      fields,
      says: 'Delivery queued. Reload this page in a moment to see the result.',
    }),
    'delete-webhook': defineForm(manage.deleteWebhook, {
      rejected,
      fields,
      leadsTo: webhookPlaces[place].list,
      next: () => webhookPlaces[place].list(),
      says: 'Webhook deleted.',
    }),
  }
}

export const webhookPage = (place: Place) =>
  definePage({
    path: webhookPlaces[place].one,
    access: webhookPlaces[place].access,
    load: ({ world, params: { id }, account }) => readWebhook(world, place, id, account),
    forms: formsOf(place),
    view: ({ webhook, deliveries }, request) =>
      webhookSheet(
        request,
        place,
        { title: 'Webhook', lead: <span class="wraps shrinks">{webhook.url}</span> },
        <>
          <WebhookState webhook={webhook} />
          <Secret webhook={webhook} now={request.now} isNew={request.query.get('done') === 'add-webhook'} />
          <DeliveryLog deliveries={deliveries} isOn={webhook.off === undefined} now={request.now} />
          <section class="stack gap-4">
            <ConfirmForm name="delete-webhook" summary="Delete webhook">
              <p>We’ll stop sending events to this URL and delete its log of deliveries.</p>
            </ConfirmForm>
          </section>
          <p class="account__other above-5 soft">
            <a href={webhookPlaces[place].list()}>Back to webhooks</a>
          </p>
        </>,
      ),
  })

function WebhookState({ webhook: { kinds, off, failingSince, createdAt } }: { webhook: Webhook }) {
  const labels = webhookEvents.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label)
  return (
    <section class="stack gap-4">
      {off !== undefined && <p class="tone-warn pad-3-4 medium rounded-small">{offWords[off.because].sentence}</p>}
      {off === undefined && failingSince !== undefined && (
        <p class="tone-warn pad-3-4 medium rounded-small">
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
      <div class="row center gap-3-5">
        {off === undefined && <ButtonForm name="send-test" look="primary" words="Send test event" />}
        <ButtonForm
          name={off === undefined ? 'pause-webhook' : 'resume-webhook'}
          words={off === undefined ? 'Pause webhook' : 'Resume webhook'}
        />
      </div>
    </section>
  )
}

function Secret({ webhook, now, isNew }: { webhook: Webhook; now: Date; isNew: boolean }) {
  const { secret, oldSecret } = webhook
  return (
    <section class="stack gap-4">
      <h2 class="heading">Signing secret</h2>
      <details open={isNew}>
        <summary class="pad-y-10 medium pressable">Show secret</summary>
        <CopyLine text={secret} label="Signing secret" button="Copy secret" />
      </details>
      {oldSecret !== undefined && secretsOf(webhook, now).length > 1 && (
        <p>
          Events are also signed with the old secret until <time dateTime={oldSecret.until}>{instantWords(oldSecret.until)}</time>.
        </p>
      )}
      <ConfirmForm name="replace-secret" summary="Replace secret">
        <p>Events will be signed with a new secret. For 24 hours they’re signed with the old one too, so you have time to switch.</p>
      </ConfirmForm>
    </section>
  )
}

const states = { sent: ['Delivered', 'tone-pass'], failed: ['Failed', 'tone-fail'], waiting: ['Pending', 'tone-warn'] } as const

const DeliveryLog = ({ deliveries, isOn, now }: { deliveries: LoggedDelivery[]; isOn: boolean; now: Date }) => (
  <Section name="deliveries" class="stack gap-4" look="heading" title="Deliveries">
    {deliveries.length === 0 ? (
      <p class="dashed pad-5 soft rounded">No deliveries yet. Send a test event to try your endpoint.</p>
    ) : (
      <ol class="deliveries card flat bare">
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} isOn={isOn} now={now} />
        ))}
      </ol>
    )}
    {deliveries.length > 0 && <p class="soft small">Deliveries are kept for 14 days.</p>}
  </Section>
)

function Row({ delivery, isOn, now }: { delivery: LoggedDelivery; isOn: boolean; now: Date }) {
  const { id, kind, launch, state, status, attempts, error, createdAt, dueAt } = delivery
  const [label, look] = states[state]
  return (
    <li class="delivery row center gap-2-4 pad-4">
      <span class={`webhooks__state smaller bold middle ${look}`}>{label}</span>
      <div class="delivery__facts wraps shrinks">
        <p>
          <code>{webhookTypeOf(kind)}</code> {launch !== null && <bdi>{launch}</bdi>}
        </p>
        <p class="soft small">
          <time dateTime={createdAt}>{agoWords(createdAt, now)}</time>
          {attempts > 0 && ` · ${plural(attempts, 'attempt')}`}
          {status !== null && ` · status ${status}`}
          {state === 'waiting' && attempts > 0 && (
            <>
              {' '}
               · next attempt at <time dateTime={dueAt}>{dueAt.slice(11, 16)} UTC</time>
            </>
          )}
        </p>
        {error !== null && error !== `Status ${status}.` && <p class="soft small">{error}</p>}
      </div>
      {state !== 'waiting' && isOn && (
        <ButtonForm name="resend" about={{ delivery: id }} look="small" of={` ${webhookTypeOf(kind)}`} words="Resend" />
      )}
    </li>
  )
}
