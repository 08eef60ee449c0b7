import { agoWords } from '../../../shared/ui/ago-words.ts'
import type { LoggedDelivery } from '../../actions/webhooks/read-webhooks.ts'
import { webhookTypeOf } from '../../notices/webhooks/webhook-events.ts'
import { ButtonForm } from '../forms/form.tsx'
import { plural } from '../../../shared/plural.ts'
import { Section } from '../parts/section.tsx'

const states = { sent: ['Delivered', 'tone-pass'], failed: ['Failed', 'tone-fail'], waiting: ['Pending', 'tone-warn'] } as const

export const DeliveryLog = ({ deliveries, isOn, now }: { deliveries: LoggedDelivery[]; isOn: boolean; now: Date }) => (
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
