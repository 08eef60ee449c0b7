import { accountActionOf, type AccountState } from '../account/account-state.ts'
import type { BarButton } from './action-bar.tsx'
import { draftActionOf } from '../drafts/draft-state.ts'
import { openTab } from '../browser/open-tab.ts'
import { actionOf, type PopupState } from './popup-state.ts'
import { pressAccount } from '../account/use-account.ts'
import type { Draft } from '../drafts/use-draft.ts'
import { pressAction } from './use-popup.ts'
import type { View } from './use-view.ts'

type Parts = {
  view: View
  state: PopupState
  account: AccountState | null
  draft: Draft | null
  now: number
  goTo: (view: View) => void
}

/** The buttons at the bottom for the part in sight, joined to what they do. */
export function barButtons({ view, state, account, draft, now, goTo }: Parts): BarButton[] {
  if (view === 'launches') {
    if (account === null) return []
    const { press, label } = accountActionOf(account)
    return [{ label, onPress: press && (() => pressAccount(press)), isPrimary: press === 'connect' }]
  }
  const { site } = state
  if (site === null) return []
  if (view === 'audit') {
    const { press, label } = actionOf(state, now)
    const run = { label, onPress: press && (() => pressAction(press, site)) }
    if (state.audit.at === 'running' || draft === null) return [{ ...run, isPrimary: press === 'run' }]
    const isJudged = state.last !== null
    return [
      { ...run, isPrimary: !isJudged },
      { label: 'Create a draft', onPress: () => goTo('draft'), isPrimary: isJudged },
    ]
  }
  return draft === null || account === null ? [] : [draftButton(draft, account, now)]
}

function draftButton({ fields, sending, send }: Draft, account: AccountState, now: number): BarButton {
  const { press, label } = draftActionOf({ fields, sending, connection: account.at }, now)
  const onPress = () => {
    if (press === 'send') send()
    else if (press === 'open' && sending.at === 'sent') void openTab(sending.result.draftUrl)
    else if (press === 'connect' || press === 'show-pairing') pressAccount(press)
  }
  return { label, onPress: press && onPress, isPrimary: true }
}
