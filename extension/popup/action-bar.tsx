import { useRef } from 'preact/hooks'

export type BarButton = { label: string; onPress: (() => void) | null; isPrimary?: boolean }

const doublePressMs = 700

/** The buttons stay the same elements through all their states, so that focus stays on them. null: it can only be waited for. */
export function ActionBar({ buttons }: { buttons: readonly BarButton[] }) {
  const pressedAt = useRef(0)
  const press = (onPress: BarButton['onPress']) => {
    if (onPress === null || Date.now() - pressedAt.current < doublePressMs) return
    pressedAt.current = Date.now()
    onPress()
  }
  return (
    <footer class="bar bar--bottom">
      {buttons.map(({ label, onPress, isPrimary }, index) => (
        <button
          key={index}
          type="button"
          class={isPrimary && onPress !== null ? 'sw-button sw-button--primary' : 'sw-button'}
          aria-disabled={onPress === null}
          onClick={() => press(onPress)}
        >
          {label}
        </button>
      ))}
    </footer>
  )
}
