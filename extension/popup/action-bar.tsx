import { useRef } from 'preact/hooks'
import { accountActionOf, type AccountState } from '../account/account-state.ts'
import { runAccountAction } from '../account/use-account.ts'
import { openTab } from '../service/open-tab.ts'
import { draftActionOf } from '../drafts/draft-state.ts'
import type { Draft } from '../drafts/use-draft.ts'
import { fillActions } from '../fill/fill-actions.ts'
import type { Fill } from '../fill/use-fill.ts'
import { auditActionOf, isAuditing, type TabState } from '../audit/tab-state.ts'
import { runAuditAction } from './use-popup.ts'
import type { View } from './use-view.ts'

/** `onPress` is null while there is nothing to do but wait. */
type BarButton = { label: string; onPress: (() => void) | null; isPrimary?: boolean }

type Props = {
  view: View
  state: TabState
  account: AccountState | null
  draft: Draft | null
  fill: Fill | null
  now: number
  isPanel: boolean
  goTo: (view: View) => void
}

const doubleClickMs = 700

/** The buttons at the bottom. They remain the same elements in every state, so that they keep the focus. */
export function ActionBar(props: Props) {
  const pressedAt = useRef(0)
  const command = (onPress: BarButton['onPress']) => {
    if (onPress === null || Date.now() - pressedAt.current < doubleClickMs) return
    pressedAt.current = Date.now()
    onPress()
  }
  const buttons = buttonsOf(props)
  if (buttons.length === 0) return null
  return (
    <footer class="bar bar--bottom line center rigid gap-3 ruled">
      {buttons.map(({ label, onPress, isPrimary }, index) => (
        <button
          key={index}
          type="button"
          class={isPrimary && onPress !== null ? 'sw-button sw-button--primary grows figures' : 'sw-button grows figures'}
          aria-disabled={onPress === null}
          onClick={() => command(onPress)}
        >
          {label}
        </button>
      ))}
    </footer>
  )
}

function buttonsOf({ view, state, account, draft, fill, now, isPanel, goTo }: Props): BarButton[] {
  if (view === 'fill' && account?.at === 'connected') return fill === null ? [] : fillActions(fill)
  if (view === 'launches' || view === 'fill') {
    if (account === null) return []
    const { command, label } = accountActionOf(account)
    return [{ label, onPress: command && (() => runAccountAction(command)), isPrimary: command === 'connect' }]
  }
  const { site } = state
  if (site === null) return []
  if (view === 'audit') {
    const { command, label } = auditActionOf(state, now)
    const run = { label, onPress: command && (() => runAuditAction(command, site, state, isPanel)) }
    if (isAuditing(state, now) || draft === null) return [{ ...run, isPrimary: command === 'run' }]
    const hasReport = state.last !== null
    return [
      { ...run, isPrimary: !hasReport },
      { label: 'Create draft', onPress: () => goTo('draft'), isPrimary: hasReport },
    ]
  }
  return draft === null || account === null ? [] : [draftButton(draft, account, now)]
}

function draftButton({ fields, sending, send }: Draft, account: AccountState, now: number): BarButton {
  const { command, label } = draftActionOf({ fields, sending, connection: account.at }, now)
  const onPress = () => {
    if (command === 'send') send()
    else if (command === 'open' && sending.at === 'sent') void openTab(sending.result.draftUrl)
    else if (command === 'connect' || command === 'show-pairing') runAccountAction(command)
  }
  return { label, onPress: command && onPress, isPrimary: true }
}
