import type { Context } from 'koa'
import { addWebhook } from '../../actions/webhooks/add-webhook.ts'
import { listWebhooks } from '../../actions/webhooks/read-webhooks.ts'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import { eventsFor } from '../../notices/webhooks/webhook-events.ts'
import type { Webhook } from '../../domain/webhooks/records.ts'
import { longestUrl, mostWebhooks } from '../../domain/webhooks/webhook.ts'
import type { TakeQuota } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { redirect } from '../account/session.ts'
import { formFaults, type FormFaults } from '../parts/form-answer.ts'
import { FormField } from '../parts/form-field.tsx'
import { HowToReceive } from './how-to-receive.tsx'
import { offWords } from './off-words.ts'
import { readOwnersForm, requireOwner, sendWebhookPage, webhookPaths } from './webhook-place.tsx'
import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'

type Typed = { url: string; kinds: readonly string[] }
type State = { typed?: Typed; faults?: FormFaults; notice?: string | undefined }

/** The webhooks of a place, and the form that adds one. */
export async function webhookList(world: World, place: Place, ctx: Context): Promise<void> {
  requireOwner(world, place, ctx)
  const isDeleted = new URLSearchParams(ctx.querystring).get('done') === 'delete'
  await show(world, place, ctx, { notice: isDeleted ? 'Webhook deleted.' : undefined })
}

export async function createWebhook(world: World, place: Place, take: TakeQuota, ctx: Context): Promise<void> {
  const sent = await readOwnersForm(world, place, ctx)
  if (sent === null) return
  const typed = { url: sent.form.get('url') ?? '', kinds: sent.form.getAll('kinds') }
  try {
    await take(ctx, sent.account.id)
    const { id } = await addWebhook(world, place, typed, sent.account)
    redirect(ctx, webhookPaths[place].one({ id }, { done: 'add' }))
  } catch (error) {
    await show(world, place, ctx, { typed, faults: formFaults(ctx, error) })
  }
}

async function show(world: World, place: Place, ctx: Context, { typed, faults, notice }: State): Promise<void> {
  const webhooks = await listWebhooks(world, place, requireOwner(world, place, ctx))
  await sendWebhookPage(
    world,
    place,
    ctx,
    {
      title: faults === undefined ? 'Webhooks' : 'Webhook not added',
      heading: 'Webhooks',
      lead: `Get a signed event at your URL moments after something happens to ${place === 'own' ? 'your launches' : 'any launch'}.`,
      notice,
      faults,
      faultTitle: 'Webhook not added',
    },
    <>
      {webhooks.length > 0 && (
        <ul class="webhooks__list card flat bare">
          {webhooks.map((webhook) => (
            <Row key={webhook.id} place={place} webhook={webhook} />
          ))}
        </ul>
      )}
      {webhooks.length < mostWebhooks || typed !== undefined ? (
        <AddForm place={place} typed={typed} faults={faults?.faults ?? {}} />
      ) : (
        <p class="soft small">You’ve reached the limit of {mostWebhooks} webhooks. Delete one to add another.</p>
      )}
      <HowToReceive />
      {place === 'own' && (
        <p class="account__other above-5 soft">
          <a href={paths.profile()}>Back to profile</a>
        </p>
      )}
    </>,
  )
}

function Row({ place, webhook }: { place: Place; webhook: Webhook }) {
  const { id, url, kinds, off, failingSince } = webhook
  const count = plural(kinds.length, 'event')
  return (
    <li class="webhooks__row row center gap-2-4 pad-4">
      <a class="webhooks__url bold wraps shrinks" href={webhookPaths[place].one({ id })}>
        {url}
      </a>
      <span class="soft small">{count}</span>
      {off === undefined ? (
        <span class={`webhooks__state webhooks__state--${failingSince === undefined ? 'pass' : 'warn'}`}>
          {failingSince === undefined ? 'On' : 'Failing'}
        </span>
      ) : (
        <span class="webhooks__state">{offWords[off.because].label}</span>
      )}
    </li>
  )
}

function AddForm({ place, typed, faults }: { place: Place; typed: Typed | undefined; faults: Record<string, string> }) {
  const events = eventsFor(place === 'site')
  const fault = faults['kinds']
  return (
    <form class="form card pad-5" action={webhookPaths[place].list()} method="post" novalidate>
      <h2 class="heading">Add webhook</h2>
      <FormField
        name="url"
        label="URL"
        hint={`Where we send events: a public https URL, up to ${longestUrl.toLocaleString('en-US')} characters`}
        autocomplete="off"
        autocapitalize="none"
        spellcheck={false}
        required
        value={typed?.url ?? ''}
        fault={faults['url']}
      />
      <fieldset
        class="webhooks__events edgeless grid gap-2-5 flat bare"
        id="field-kinds"
        aria-describedby={fault === undefined ? undefined : 'field-kinds-fault'}
      >
        <legend class="bare bold">Events</legend>
        {fault !== undefined && (
          <p class="fault" id="field-kinds-fault">
            {fault}
          </p>
        )}
        {events.map(({ kind, type, label }) => (
          <label class="line center gap-3 pressable" key={kind}>
            <input
              class="flat rigid"
              type="checkbox"
              name="kinds"
              value={kind}
              checked={typed === undefined || typed.kinds.includes(kind)}
            />
            <span>
              {label} <code class="block soft">{type}</code>
            </span>
          </label>
        ))}
      </fieldset>
      <div class="form__actions">
        <button class="sw-button sw-button--primary" type="submit">
          Add webhook
        </button>
      </div>
    </form>
  )
}
