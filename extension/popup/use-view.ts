import { useEffect, useRef, useState } from 'preact/hooks'
import { storedItem } from '../service/stored-item.ts'

export type View = 'audit' | 'draft' | 'fill' | 'launches'

const viewItem = storedItem<{ key: string; view: View }>('session', 'view')

/**
 * The selected tab. Reopened on the same page, for example after the approval page, the popup shows the tab that was last selected, unless the
 * person selects one before it has been read.
 */
export function useView(key: string): { view: View; show: (view: View) => void } {
  const [view, setView] = useState<View>('audit')
  const selected = useRef<View | null>(null)
  useEffect(() => {
    if (selected.current !== null) void viewItem.write({ key, view: selected.current })
    else void viewItem.read().then((stored) => stored?.key === key && selected.current === null && setView(stored.view))
  }, [key])
  const show = (next: View) => {
    selected.current = next
    setView(next)
    void viewItem.write({ key, view: next })
  }
  return { view, show }
}
