import type { ComponentChildren } from 'preact'
import { pairingLifetime } from '../../domain/access/pairing-code.ts'
import { CodeBlock } from '../parts/code-block.tsx'
import { jsonExample, type Endpoint } from './api-description.ts'
import { curl, withToken } from './curl.ts'
import { paths } from '../../../shared/paths.ts'
import { minuteMs } from '../../../shared/durations.ts'

type GetTokenProps = { baseUrl: string; siteUrl: string; /** An endpoint that needs a token and changes nothing. */ endpoint: Endpoint }

/** How a program gets a token: three steps, the second by a person. */
export function GetToken({ baseUrl, siteUrl, endpoint: { path, responses } }: GetTokenProps) {
  const url = baseUrl + path
  const minutes = pairingLifetime / minuteMs
  return (
    <section class="reference__steps" aria-labelledby="get-a-token">
      <div class="reference__group readable">
        <h2 id="get-a-token">Get a token</h2>
        <p class="soft above-2">
          Searching, reading and auditing need no token. Creating drafts and listing your launches do. There are no API keys to manage: your
          program asks, and you approve once.
        </p>
      </div>
      <ol>
        <Step
          title="Call without a token"
          number={1}
          code={
            <>
              <CodeBlock wraps title="Request" of="Call without a token" text={curl(url, '-H "Slipway-Client: My script"')} />
              <CodeBlock wraps title="Response" of="Call without a token" text={jsonExample(responses['401']) ?? ''} />
            </>
          }
        >
          <p>
            The response is a 401 with a link in <code>data.connectUrl</code>. It works once and expires after {minutes} minutes.
          </p>
          <p>
            <code>Slipway-Client</code> is the name you’ll see on the approval page.
          </p>
        </Step>
        <Step
          title="Open the link and approve"
          number={2}
          code={<CodeBlock wraps title="Save the token" of="Open the link and approve" text={'export SLIPWAY_TOKEN="slipway_ct_…"'} />}
        >
          <p>Open the link in a browser, sign in, check that the code matches the one in the response, and approve.</p>
          <p>
            The page shows the token <strong>once</strong>. Copy it: we store only its hash, so we can’t show it again.
          </p>
        </Step>
        <Step
          title="Call with the token"
          number={3}
          code={<CodeBlock wraps title="Request" of="Call with the token" text={curl(url, withToken)} />}
        >
          <p>
            The token works until you revoke it under <a href={paths.connections()}>Connections</a>.
          </p>
          <p>
            It can read your launches and your plans for other directories, create drafts, and note what you opened or found at a directory.
            It can’t publish a launch, choose its plan or week, submit anything elsewhere, or change your profile.
          </p>
        </Step>
      </ol>
      <p class="reference__note card above-5 pad-3-4 small readable">
        <strong>OAuth</strong> is only for agents: MCP clients sign in with OAuth 2.1 at <code>{siteUrl + paths.mcpAccount()}</code>. Those
        tokens don’t work with the API. <a href={paths.agents()}>Connect an agent</a>
      </p>
    </section>
  )
}

type StepProps = { title: string; number: number; /** Shown beside the text. */ code: ComponentChildren; children: ComponentChildren }

const Step = ({ title, number, code, children }: StepProps) => (
  <li class="endpoint grid above-5 ruled">
    <div class="endpoint__text">
      <h3>
        <span class="reference__step" aria-hidden="true">
          {number}
        </span>{' '}
        {title}
      </h3>
      {children}
    </div>
    <div class="endpoint__examples stack gap-4">{code}</div>
  </li>
)
