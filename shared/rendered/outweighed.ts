import { adopted } from './schemes.ts'

/** The number of rules to check, across all style sheets. */
const maxRules = 4000

/** Ids, classes and element names of a selector (Selectors 4, section 17), roughly: :is(), :not() and :where() count as their arguments. */
function weightOf(selector: string): number {
  const bare = selector.replaceAll(/\[[^\]]*\]|::?[\w-]+(?:\([^)]*\))?/g, (part) => (part.startsWith('::') ? ' x' : '.x'))
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0
  return count(/#[\w-]+/g) * 10_000 + count(/\.[\w\\:/-]+/g) * 100 + count(/(?:^|[\s>+~])[a-z][\w-]*/gi)
}

/** Whether a rule for `path` would lose to the page’s own styles for this property of the element. Assumed if those can’t be read. */
export function isOutweighed(element: Element, path: string, property: 'color' | 'font-size' | 'min-width' | 'max-width'): boolean {
  if ((element as HTMLElement).style.getPropertyValue(property) !== '') return true
  const own = weightOf(path)
  const root = element.getRootNode()
  const sheets = root instanceof ShadowRoot ? [] : [...document.styleSheets, ...adopted(document)]
  let budget = maxRules
  const loses = (rules: CSSRuleList): boolean =>
    [...rules].some((rule) => {
      budget -= 1
      if (budget < 0) return false
      if (rule instanceof CSSStyleRule && rule.style.getPropertyValue(property) !== '') {
        const heaviest = rule.selectorText
          .split(',')
          .filter((selector) => isMatch(element, selector))
          .map(weightOf)
        if (heaviest.some((weight) => weight > own)) return true
        if (heaviest.length > 0 && rule.style.getPropertyPriority(property) === 'important') return true
      }
      return 'cssRules' in rule && loses(rule.cssRules as CSSRuleList)
    })
  return sheets.some((sheet) => {
    try {
      return loses(sheet.cssRules)
    } catch {
      return true // A style sheet from another host.
    }
  })
}

/** Whether a selector from a style sheet matches. Not if it has nothing but a pseudo-class, is nested, or was split at a comma within brackets. */
export function isMatch(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}
