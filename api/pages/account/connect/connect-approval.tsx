import { agoWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import { scopes, type Scope } from '../../../domain/oauth/records.ts'
import type { Pairing, Profile } from '../../../domain/records.ts'
import { isOwnExtension, clientLabel } from '../../../domain/names/client-name.ts'
import { siteName } from '../../../domain/settings/current-site.ts'
import { isSameNetwork } from '../../../net/network-hash.ts'
import { CodeField } from './connect-dead-end.tsx'
import type { ComponentChildren } from 'preact'
import { Form } from '../../forms/form.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { Button } from '../../parts/button.tsx'

type ApprovalProps = {
  /** Null if the person has to enter it. */
  code: string | null
  pairing: Pairing
  /** The name of the connection that asks for more; null for a new one. */
  label: string | null
  account: Profile
  ownIp: string
  now: Date
}

/**
 * Everything needed to tell your own tool from someone else’s (design section 5). A request from a different network may be phishing
 * (RFC 8628 section 5.4), so the page hides the code and asks for it: only the person’s own tool shows it.
 */
export function ApprovalForm({ code, pairing, label, account, ownIp, now }: ApprovalProps) {
  const isForeign = !isSameNetwork(pairing.ip, ownIp)
  const requested = <time dateTime={pairing.createdAt}>{agoWords(pairing.createdAt, now)}</time>
  return (
    <div class="connect stack gap-5 wraps">
      <Question client={label ?? pairing.client} account={account} isConnected={pairing.connectionId !== undefined} />
      {isForeign ? (
        <section class="connect__foreign grid gap-2 pad-4 rounded-small" aria-labelledby="foreign-heading">
          <h2 class="doubtful" id="foreign-heading">
            Requested from a different network
          </h2>
          <p>
            This request came from <span class="address">{pairing.ip}</span> {requested}. You’re on <span class="address">{ownIp}</span>.
            Continue only if you started it yourself, for example on a server or in a cloud tool.
          </p>
          <p>
            <strong>Did someone send you this link? Decline.</strong>
          </p>
        </section>
      ) : (
        <dl class="connect__facts card grid gap-3 pad-4">
          {code !== null && (
            <div>
              <dt class="soft tiny">Code</dt>
              <dd>
                <span class="connect__code block">{code}</span>{' '}
                {isOwnExtension(pairing.client)
                  ? `Open the ${siteName()} popup again. If it doesn’t show the same code, decline.`
                  : 'Make sure it matches the code in your tool.'}
              </dd>
            </div>
          )}
          <div>
            <dt class="soft tiny">Requested</dt>
            <dd>
              {requested} from <span class="address">{pairing.ip}</span>{' '}
              {pairing.ip === ownIp ? '(your current IP)' : '(your current network)'}
            </dd>
          </div>
        </dl>
      )}
      <Reach scopes={scopes} asksPlans={pairing.plans === true} />
      <DecisionForm by="code">
        {code === null ? (
          <>
            <input type="hidden" name="request" value={pairing.id} />
            <CodeField hint="Enter the 8 letters your tool shows, not a code that someone sent you." />
          </>
        ) : (
          <input type="hidden" name="code" value={code} />
        )}
      </DecisionForm>
      <p class="soft">
        Tools choose their own names. If you didn’t request this, decline. You can <a href={paths.connections()}>revoke access</a> anytime.
      </p>
    </div>
  )
}

const can: Record<Scope, string> = { read: 'read your launches and drafts', drafts: 'create drafts in your account' }
/** Approved separately: tools that sign in with OAuth never get it. */
const plans = [
  'read your submission plans and the texts in them, including your contact email',
  'mark directories as opened or listed in those plans',
]
const never = ['publish, or choose a plan or week', 'spend money or change your profile', 'access other makers’ products']

type QuestionProps = { client: string; account: Pick<Profile, 'email'>; isConnected?: boolean }

export const Question = ({ client, account, isConnected = false }: QuestionProps) => (
  <p class="connect__client large">
    <strong>
      <bdi>{clientLabel(client)}</bdi>
    </strong>{' '}
    {isConnected ? 'also wants to read your submission plans' : 'wants to connect to your account'} (<strong>{account.email}</strong>).
  </p>
)

/** What approval allows, and what it never does (interface section 5, rule 7). */
export function Reach({ scopes, asksPlans = false }: { scopes: readonly Scope[]; asksPlans?: boolean }) {
  const all = Object.keys(can) as Scope[]
  const withheld = all.filter((scope) => !scopes.includes(scope)).map((scope) => can[scope])
  const granted = all.filter((scope) => scopes.includes(scope)).map((scope) => can[scope])
  return (
    <div class="connect__scope grid gap-4">
      <ReachList title="This tool can" lines={[...granted, ...(asksPlans ? plans : [])]} />
      <ReachList title="This tool can’t" lines={[...withheld, ...(asksPlans ? [] : plans.slice(0, 1)), ...never]} />
    </div>
  )
}

const ReachList = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section>
    <h2>{title}</h2>
    <ul class="soft">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
)

export const nothingConnected = 'Nothing was connected'

type DecisionProps = {
  /** Who or what asks: each has forms of its own. */
  by: 'code' | 'client'
  children: ComponentChildren
}

/** The form that decides; `children` say what about. Declining is as easy as approving. */
export const DecisionForm = ({ by, children }: DecisionProps) => (
  <UnlessSuspended instead="Suspended accounts can’t connect tools.">
    <Form name={`decline-${by}`} others={[`approve-${by}`]} class="connect__form stack gap-4">
      {children}
      <div class="connect__decision grid gap-3">
        <Button class="sw-button--primary" name="do" value={`approve-${by}`} words="Approve" />
        <Button class="connect__decline" name="do" value={`decline-${by}`} formnovalidate words="Decline" />
      </div>
    </Form>
  </UnlessSuspended>
)
