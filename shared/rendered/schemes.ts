import type { View } from './rendered.ts'

/** The number of rules to visit, across all style sheets. */
const maxRules = 50_000
/** These send only font faces, which are the same in both color schemes. */
const fontHosts = /^(?:fonts\.googleapis\.com|fonts\.bunny\.net|(?:use|p)\.typekit\.net|api\.fontshare\.com)$/

export const schemeQuery = /\(\s*prefers-color-scheme\s*(?::\s*(light|dark)\s*)?\)/gi
export const stillQuery = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/gi
export const isBoth = (value: string): boolean => /\blight\b/.test(value) && /\bdark\b/.test(value)

/** A style sheet, a rule with a media condition, or a rule with styles. */
export type StylePart = CSSStyleSheet | CSSMediaRule | CSSImportRule | CSSStyleRule

/** Visits the page’s style sheets and rules, those in open shadow roots included. Returns whether all could be read. */
export function visitStyles(visit: (part: StylePart) => void): boolean {
  let budget = maxRules
  const visitRules = (rules: CSSRuleList): boolean =>
    [...rules].every((rule) => {
      budget -= 1
      if (budget < 0) return false
      if (rule instanceof CSSMediaRule || rule instanceof CSSImportRule || rule instanceof CSSStyleRule) visit(rule)
      if (rule instanceof CSSImportRule) return rule.styleSheet === null || visitSheet(rule.styleSheet)
      return !('cssRules' in rule) || visitRules(rule.cssRules as CSSRuleList)
    })
  const visitSheet = (sheet: CSSStyleSheet): boolean => {
    if (sheet.disabled) return true
    try {
      visit(sheet)
      return visitRules(sheet.cssRules)
    } catch {
      return sheet.href !== null && fontHosts.test(new URL(sheet.href).hostname)
    }
  }
  return roots(document).every((root) => [...root.styleSheets, ...adopted(root)].map(visitSheet).every(Boolean))
}

const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
  root,
  ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : roots(shadowRoot))),
]

/** Firefox hides these from extensions because of a bug. */
export function adopted(root: Document | ShadowRoot): CSSStyleSheet[] {
  try {
    return [...root.adoptedStyleSheets]
  } catch {
    return []
  }
}

/** Whether the page’s styles differ between color schemes. */
export function readSchemes(): Pick<View, 'hasBothSchemes' | 'hasUnreadStyles'> {
  let hasBothSchemes = isBoth(document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '')
  hasBothSchemes ||= document.querySelector('source[media*="prefers-color-scheme"]') !== null
  const hasUnreadStyles = !visitStyles((part) => {
    hasBothSchemes ||= 'style' in part ? isBoth(part.style.colorScheme) : asks(part.media.mediaText)
  })
  return { hasBothSchemes, hasUnreadStyles }
}

const asks = (media: string): boolean => /prefers-color-scheme/i.test(media)
