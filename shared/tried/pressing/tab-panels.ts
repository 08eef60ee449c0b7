import { isSeen, textOn, wait } from '../named.ts'
import type { Shown } from './after-press.ts'

const panelOf = (tab: Element) => document.getElementById(tab.getAttribute('aria-controls') ?? '')

/** The panel of another tab that stays open above or below the one that a tab has opened. */
export async function staysBeside({ seen }: Shown, pressed: Element): Promise<string | undefined> {
  const own = pressed.matches('[role="tab"][aria-selected="true"]') ? panelOf(pressed) : null
  if (own === null || seen.has(own) || !isSeen(own)) return undefined
  const find = () =>
    [...(pressed.closest('[role="tablist"]')?.querySelectorAll('[role="tab"][aria-selected="false"]') ?? [])].find((tab) => {
      const panel = panelOf(tab)
      const isBeside = panel?.parentElement === own.parentElement && panel !== own && panel !== null
      // Slides lie side by side.
      return isBeside && isSeen(panel) && Math.abs(panel.getBoundingClientRect().left - own.getBoundingClientRect().left) < 4
    })
  for (let waited = 0; waited < 1000 && find() !== undefined; waited += 100) await wait(100)
  const other = find()
  return other && `what “${textOn(other)}” shows stays open as well`
}
