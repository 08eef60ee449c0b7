import { useEffect, useRef, useState } from 'preact/hooks'
import { storedItem } from '../service/stored-item.ts'

export type View = 'audit' | 'draft' | 'fill' | 'launches'

const viewItem = storedItem<{ key: string; view: View }>('session', 'view')

/**
 * The selected tab. Reopened on the same page, for example after the approval page, the popup shows the tab that was last selected, unless the
 * person selects one before it has been read. In a private window, it’s forgotten with the popup.
 */
export function useView(key: string, isPrivate: boolean): { view: View; show: (view: View) => void } {
  const [view, setView] = useState<View>('audit')
  const selected = useRef<View | null>(null)
  const keep = (chosen: View) => isPrivate || void viewItem.write({ key, view: chosen })
  useEffect(() => {
    if (selected.current !== null) keep(selected.current)
    else void viewItem.read().then((stored) => stored?.key === key && selected.current === null && setView(stored.view))
  }, [key])
  const show = (next: View) => {
    selected.current = next
    setView(next)
    keep(next)
  }
  return { view, show }
}
