import { useEffect, useState } from 'preact/hooks'
import { storedItem } from '../browser/stored-item.ts'

export type View = 'audit' | 'draft' | 'launches'

const viewItem = storedItem<{ key: string; view: View }>('session', 'view')

/** The selected tab. Reopened on the same page, for example after the approval page, the popup shows the tab that was last selected. */
export function useView(key: string): { view: View; show: (view: View) => void } {
  const [view, setView] = useState<View>('audit')
  useEffect(() => {
    void viewItem.read().then((stored) => stored?.key === key && setView(stored.view))
  }, [key])
  const show = (next: View) => {
    setView(next)
    void viewItem.write({ key, view: next })
  }
  return { view, show }
}
