import { useRef } from 'preact/hooks'
import { actionOf, type PopupState } from '../popup-state.ts'

const doublePressMs = 700

/** The one button stays the same element through all its states, so that focus stays on it. */
export function ActionBar({ state, now, onPress }: { state: PopupState; now: number; onPress: (action: 'run' | 'cancel') => void }) {
  const pressedAt = useRef(0)
  const { press, label } = actionOf(state, now)
  const onClick = () => {
    if (press === null || Date.now() - pressedAt.current < doublePressMs) return
    pressedAt.current = Date.now()
    onPress(press)
  }
  const primary = press === 'run' ? 'sw-button sw-button--primary' : 'sw-button'
  return (
    <footer class="bar bar--bottom">
      <button type="button" class={primary} aria-disabled={press === null} onClick={onClick}>
        {label}
      </button>
    </footer>
  )
}
