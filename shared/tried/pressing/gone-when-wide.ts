import { isMatch } from '../../rendered/outweighed.ts'
import { visitStyles } from '../../rendered/schemes.ts'

const phoneWidth = 600
const menus = 'nav, [role="navigation"], header ul'

/** A phone’s menus that nothing in their style attribute hides. Read before the first try: Escape alone may hide them. */
export function unhiddenMenus(): HTMLElement[] {
  const panels = [...document.querySelectorAll('[aria-controls]')]
    .map((opener) => document.getElementById(opener.getAttribute('aria-controls') ?? ''))
    .filter((panel) => panel !== null)
  const all = new Set([...document.querySelectorAll<HTMLElement>(menus), ...panels])
  return innerWidth > phoneWidth ? [] : [...all].filter(({ style }) => style.display !== 'none')
}

/** A menu that a press has hidden for good, where the style sheets show it in a wide window, without the button that would open it again. */
export function goneWhenWide(before: readonly HTMLElement[], opener: Element): HTMLElement | undefined {
  const hidden = before.filter(
    ({ style, isConnected }) => isConnected && style.display === 'none' && style.getPropertyPriority('display') === '',
  )
  if (hidden.length === 0) return undefined
  const rules: CSSStyleRule[] = []
  const isRead = visitStyles((part) => void (part instanceof CSSStyleRule && part.style.display !== '' && rules.push(part)))
  if (!isRead || displayWhenWide(opener, rules) !== 'none') return undefined
  return hidden.find((menu) => {
    const display = displayWhenWide(menu, rules)
    // A menu for phones alone isn’t missed.
    return display !== null && display !== 'none' && menu.querySelector('a[href]') !== null
  })
}

/** What the style sheets say in a wide window; '' if nothing, null if that can’t be told. */
function displayWhenWide(element: Element, rules: readonly CSSStyleRule[]): string | null {
  const widths: string[] = []
  const plain: string[] = []
  for (const rule of rules) {
    if (!isMatch(element, rule.selectorText)) continue
    const media = mediaAround(rule)
    if (/max-width|width\s*<|print/.test(media)) continue
    if (
      rule.style.getPropertyPriority('display') !== '' ||
      !/^(?:(?:all|screen|only|and|[\s,()]|min-width\s*:|width\s*>=?|[\d.]+(?:px|r?em))*)$/.test(media)
    )
      return null
    ;(media === '' ? plain : widths).push(rule.style.display)
  }
  const said = new Set(widths.length > 0 ? widths : plain)
  return said.size > 1 && said.has('none') ? null : ([...said].at(-1) ?? '')
}

/** The conditions of the rules and sheets around a rule. */
function mediaAround(rule: CSSRule): string {
  const found: string[] = []
  for (let at: CSSRule | null = rule.parentRule; at !== null; at = at.parentRule)
    if (at instanceof CSSMediaRule) found.push(at.media.mediaText)
    else if (!(at instanceof CSSLayerBlockRule || at instanceof CSSSupportsRule)) found.push(at.cssText.slice(0, 20))
  for (let sheet = rule.parentStyleSheet; sheet !== null; sheet = sheet.parentStyleSheet) found.push(sheet.media.mediaText)
  return found.filter((one) => one !== '').join(' and ')
}
