import type { ComponentChildren } from 'preact'
import { clientLabel } from '../../../domain/names/client-name.ts'
import type { Scope } from '../../../domain/oauth/records.ts'
import type { Profile } from '../../../domain/records.ts'
import { Form } from '../../forms/form.tsx'
import { UnlessSuspended } from '../../document/unless-suspended.tsx'
import { Button } from '../../parts/button.tsx'

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
