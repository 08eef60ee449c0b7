import { useEffect, useState } from 'preact/hooks'
import { storedItem } from '../browser/stored-item.ts'

export type View = 'audit' | 'draft' | 'launches'

const viewItem = storedItem<{ key: string; view: View }>('session', 'view')

/** Which part is in sight. Opened again over the same page, the popup is where it was left, also after a way to the approval page. */
export function useView(key: string): { view: View; show: (view: View) => void } {
  const [view, setView] = useState<View>('audit')
  useEffect(() => {
    void viewItem.read().then((kept) => kept?.key === key && setView(kept.view))
  }, [key])
  const show = (next: View) => {
    setView(next)
    void viewItem.write({ key, view: next })
  }
  return { view, show }
}
