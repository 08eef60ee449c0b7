import { useRef } from 'preact/hooks'
import { useCopying } from '../audit/copy-all.tsx'
import { accountActionOf, type AccountState } from '../account/account-state.ts'
import { runAccountAction } from '../account/use-account.ts'
import { goToPage, openTab } from '../service/open-tab.ts'
import { draftActionOf } from '../drafts/draft-state.ts'
import type { Draft } from '../drafts/use-draft.ts'
import { fillActions } from '../fill/fill-actions.ts'
import type { Fill } from '../fill/use-fill.ts'
import { auditActionOf, isAuditing, type TabState } from '../audit/tab-state.ts'
import { runAuditAction } from './use-popup.ts'
import type { View } from './use-view.ts'

/** `onPress` is null while there is nothing to do but wait. */
type BarButton = { label: string; onPress: (() => void) | null; isPrimary?: boolean }

type Copying = ReturnType<typeof useCopying>

type Props = {
  view: View
  state: TabState
  /** What to paste for the costliest open error, and what shows that error. */
  firstFix: string | null
  onFirstFix: () => void
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
  const copying = useCopying()
  const buttons = buttonsOf(props, copying)
  if (buttons.length === 0) return null
  return (
    <footer class="bar bar--bottom row center rigid ruled">
      {noteOf(props) && <p class="bar__note flat soft smallest whole middle">{noteOf(props)}</p>}
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

/** Why there’s no full audit or, before the first, the reason for the browser’s question, beside the button that causes it. */
function noteOf({ view, state, now }: Props): string | null {
  if (view !== 'audit' || state.site === null || state.page.at === 'error' || isAuditing(state, now)) return null
  if (state.isIncognito) return 'Private window: only this tab is checked, and nothing is kept. For a full audit, use a normal window.'
  return state.last === null ? 'Your browser asks once if we may test the page in a window.' : null
}

const copyWords = { ready: 'Copy first fix', copied: 'Copied', failed: 'Couldn’t copy' }

function buttonsOf(
  { view, state, firstFix, onFirstFix, account, draft, fill, now, isPanel, goTo }: Props,
  { state: copied, copy }: Copying,
): BarButton[] {
  const create: BarButton = { label: 'Create draft', onPress: () => goTo('draft'), isPrimary: true }
  if (view === 'fill' && account?.at === 'connected') {
    if (fill === null) return []
    return fill.launches !== null && fill.launch === null && state.site !== null ? [create] : fillActions(fill)
  }
  if (view === 'launches' || view === 'fill') {
    if (account === null) return []
    const { command, label } = accountActionOf(account)
    const button = { label, onPress: command && (() => runAccountAction(command)), isPrimary: command === 'connect' }
    const hasNone = account.at === 'connected' && account.launches?.items.length === 0
    return hasNone && state.site !== null ? [button, create] : [button]
  }
  const { site } = state
  if (site === null) return []
  const { page, tabId } = state
  if (page.at === 'error') {
    const home = new URL('/', site.url).href
    const label = site.path === '/' ? 'Reload page' : 'Open home page'
    return [{ label, onPress: () => void goToPage(tabId, home).then(() => isPanel || window.close()), isPrimary: true }]
  }
  if (view === 'audit') {
    const { command, label } = auditActionOf(state, now)
    const run = { label, onPress: command && (() => runAuditAction(command, site, state, isPanel)) }
    if (isAuditing(state, now)) return [run]
    const runs = state.isIncognito ? [] : [run]
    if (firstFix !== null) {
      const onPress = () => {
        onFirstFix()
        void copy(firstFix)
      }
      return [...runs, { label: copyWords[copied], onPress, isPrimary: true }]
    }
    const hasReport = state.last !== null
    return [
      ...runs.map((one) => ({ ...one, isPrimary: !hasReport })),
      // Until the draft has loaded, the button is a placeholder.
      { ...create, onPress: draft && create.onPress, isPrimary: hasReport || state.isIncognito },
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
