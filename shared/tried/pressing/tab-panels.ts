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

/** Whether a panel has a tab’s name: as its heading, or in its id. */
const isNamed = (panel: Element, tab: Element) => {
  const [name, heading] = [tab, panel.querySelector('h1, h2, h3, h4, h5, h6')].map((one) => (one?.textContent ?? '').trim().toLowerCase())
  const isFirst =
    heading === name &&
    (panel.textContent ?? '')
      .trim()
      .toLowerCase()
      .startsWith(heading ?? '')
  return (
    name !== undefined &&
    name !== '' &&
    panel.querySelector('form, input') === null &&
    (isFirst || panel.id.toLowerCase().replace(/^(?:tab|panel|tabpanel)[-_]?|[-_]?(?:tab|panel)$/g, '') === name)
  )
}

/** The tab that opens this one’s panel, while this one opens that tab’s. */
export function opensOther(pressed: Element): string | undefined {
  const own = pressed.matches('[role="tab"][aria-selected="true"]') ? panelOf(pressed) : null
  if (own === null || !isSeen(own) || isNamed(own, pressed)) return undefined
  const other = [...(pressed.closest('[role="tablist"]')?.querySelectorAll('[role="tab"]') ?? [])].find((tab) => {
    const panel = panelOf(tab)
    return isNamed(own, tab) && panel !== null && isNamed(panel, pressed) && !isNamed(panel, tab)
  })
  return other && `what “${textOn(other)}” should show appears instead`
}
