import { addWebhook, listWebhooks } from '../../actions/webhooks/manage-webhook.ts'
import type { Place } from '../../actions/webhooks/webhook-access.ts'
import { eventsFor } from '../../notices/webhooks/write-delivery.ts'
import { type Webhook, maxUrlLength, maxWebhooks } from '../../domain/webhooks/webhook.ts'
import { useForm } from '../forms/page-request.ts'
import { defineForm, definePage } from '../page/define-page.ts'
import { Form } from '../forms/form.tsx'
import { FieldError, FormField } from '../forms/form-field.tsx'
import { offWords, webhookPlaces, webhookSheet } from './webhook-place.tsx'
import { countWords, plural } from '../../../shared/plural.ts'
import { CodeBlock } from '../parts/code-block.tsx'

export const webhookList = (place: Place) =>
  definePage({
    path: webhookPlaces[place].list,
    access: webhookPlaces[place].access,
    load: ({ world, account }) => listWebhooks(world, place, account),
    forms: {
      'add-webhook': defineForm(addWebhook, {
        rejected: 'Webhook not added',
        fields: (form) => ({ place, url: form.get('url') ?? '', kinds: form.getAll('kinds') }),
        leadsTo: webhookPlaces[place].one,
        next: ({ id }) => webhookPlaces[place].one({ id }),
        says: 'Webhook added. Copy its signing secret to your endpoint, then send a test event.',
      }),
    },
    view: (webhooks, request) =>
      webhookSheet(
        request,
        place,
        {
          title: 'Webhooks',
          lead: `Get a signed event at your URL moments after something happens to ${place === 'own' ? 'your launches' : 'any launch'}.`,
        },
        <>
          {webhooks.length > 0 && (
            <ul class="card flat bare">
              {webhooks.map((webhook) => (
                <Row key={webhook.id} place={place} webhook={webhook} />
              ))}
            </ul>
          )}
          {place === 'own' && request.account.emailProven !== true ? (
            <p class="soft">Verify your email to add a webhook.</p>
          ) : webhooks.length < maxWebhooks || request.rejected !== null ? (
            <AddForm place={place} />
          ) : (
            <p class="soft small">You’ve reached the limit of {maxWebhooks} webhooks. Delete one to add another.</p>
          )}
          <HowToReceive />
        </>,
      ),
  })

function Row({ place, webhook }: { place: Place; webhook: Webhook }) {
  const { id, url, kinds, off, failingSince } = webhook
  const count = plural(kinds.length, 'event')
  return (
    <li class="webhooks__row row center gap-2-4 pad-4">
      <a class="webhooks__url bold wraps shrinks" href={webhookPlaces[place].one({ id })}>
        {url}
      </a>
      <span class="soft small">{count}</span>
      {off === undefined ? (
        <span class={`webhooks__state smaller bold middle ${failingSince === undefined ? 'tone-pass' : 'tone-warn'}`}>
          {failingSince === undefined ? 'On' : 'Failing'}
        </span>
      ) : (
        <span class="webhooks__state smaller bold sunken middle">{offWords[off.because].label}</span>
      )}
    </li>
  )
}

const AddForm = ({ place }: { place: Place }) => (
  <Form name="add-webhook" class="form stack gap-5 card pad-5" submit="Add webhook">
    <h2 class="heading">Add webhook</h2>
    <FormField
      name="url"
      label="URL"
      hint={`Where we send events: a public https URL, up to ${countWords(maxUrlLength)} characters`}
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      required
    />
    <EventsField place={place} />
  </Form>
)

/** All are chosen at first. */
function EventsField({ place }: { place: Place }) {
  const { rejected } = useForm()
  const events = eventsFor(place === 'site')
  const error = rejected?.errors['kinds']
  return (
    <fieldset
      class="webhooks__events edgeless grid gap-2-5 flat bare"
      id="field-kinds"
      aria-describedby={error === undefined ? undefined : 'field-kinds-error'}
    >
      <legend class="bare bold">Events</legend>
      <FieldError id="field-kinds-error">{error}</FieldError>
      {events.map(({ kind, type, label }) => (
        <label class="line center gap-3 pressable" key={kind}>
          <input
            class="flat rigid tick"
            type="checkbox"
            name="kinds"
            value={kind}
            checked={rejected === null || rejected.sent.getAll('kinds').includes(kind)}
          />
          <span>
            {label} <code class="block soft">{type}</code>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const code = `import { Webhook } from 'standardwebhooks'

// body: the request’s body as text, before it is parsed
const event = new Webhook(secret).verify(body, headers)
if (event.type === 'launch.live') console.log(event.data.launch.productUrl)
`

const HowToReceive = () => (
  <section class="stack gap-4">
    <h2 class="heading">Receive events</h2>
    <p>
      Each event is a POST request with JSON: its <code>type</code>, the <code>timestamp</code> of when it happened, and <code>data</code>{' '}
      with the launch as it is now. Signatures follow{' '}
      <a href="https://www.standardwebhooks.com/" rel="noopener">
        Standard Webhooks
      </a>
      , so libraries in most languages can verify them:
    </p>
    <CodeBlock title="Node.js" of="verify an event" text={code} />
    <p>
      Return a 2xx status within 10 seconds. If you don’t, we retry for about a day with the same <code>webhook-id</code>, so you can skip
      duplicates. We don’t follow redirects, and a 410 turns the webhook off.
    </p>
  </section>
)
