import { useEffect, useRef, useState } from 'preact/hooks'
import { launchesItem } from '../account/account-storage.ts'
import { isConnectPage } from '../account/own-pairing.ts'
import { isToSubmit } from '../fill/directory-at.ts'
import { chosenItem, planItem } from '../fill/plan-storage.ts'
import type { ProductSite } from '../service/product-site.ts'
import { readSite } from '../service/site-storage.ts'
import { storedItem } from '../service/stored-item.ts'

export type View = 'audit' | 'draft' | 'fill' | 'launches'

const viewItem = storedItem<{ key: string; view: View }>('session', 'view')

/**
 * The selected tab. Reopened on the same page, for example after the approval page, the popup shows the tab that was last selected, else the one that
 * the page is for, unless the person selects one before that is known. In a private window, it’s forgotten with the popup.
 */
export function useView(site: ProductSite | null, isPrivate: boolean): { view: View; show: (view: View) => void } {
  const key = site?.key ?? ''
  const [view, setView] = useState<View>('audit')
  const selected = useRef<View | null>(null)
  const keep = (chosen: View) => isPrivate || void viewItem.write({ key, view: chosen })
  useEffect(() => {
    let isShown = true
    const open = async (url: string) => {
      const stored = await viewItem.read()
      const next = stored?.key === key ? stored.view : await openingView(url)
      if (isShown && selected.current === null) setView(next)
    }
    if (selected.current !== null) keep(selected.current)
    else if (site !== null) void open(site.url)
    return () => void (isShown = false)
  }, [key])
  const show = (next: View) => {
    selected.current = next
    setView(next)
    keep(next)
  }
  return { view, show }
}

/** What a page is for: approving the popup’s code, submitting to a directory that the last loaded plan knows, or otherwise an audit. */
export async function openingView(url: string): Promise<View> {
  if (isConnectPage(url, await readSite())) return 'launches'
  const [chosen, launches] = await Promise.all([chosenItem.read(), launchesItem.read()])
  const plan = await planItem(chosen?.launch ?? launches?.items[0]?.slug ?? '').read()
  return plan !== null && isToSubmit(plan.list, url) ? 'fill' : 'audit'
}
