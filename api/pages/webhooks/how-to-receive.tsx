import { CodeBlock } from '../parts/code-block.tsx'

const code = `import { Webhook } from 'standardwebhooks'

// body: the request’s body as text, before it is parsed
const event = new Webhook(secret).verify(body, headers)
if (event.type === 'launch.live') console.log(event.data.launch.productUrl)
`

export const HowToReceive = () => (
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
