import { isMatch } from '../../rendered/outweighed.ts'

/** What stands on every page: a sheet with nothing else is empty, too. */
const frame = 'header, nav, footer, [role="banner"], [role="contentinfo"]'

/** Whether the page’s own style sheets hide all of its text on paper. Unsure wherever a rule for printing shows something again. */
export function isBlankOnPaper(): boolean {
  const rules = [...document.styleSheets].flatMap(printRules)
  const hiding = rules.filter(({ style }) => style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0')
  if (hiding.length === 0) return false
  const showing = rules.filter(({ style }) => /^(?!none$)./.test(style.display) || style.visibility === 'visible')
  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (one) => hasText(one) && one.checkVisibility() && one.closest(frame) === null,
  )
  const revealed = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (one) => matchesAny(one, showing) && one.textContent.trim() !== '',
  )
  return texts.length > 3 && revealed.length === 0 && texts.every((one) => isHidden(one, hiding))
}

function printRules(sheet: CSSStyleSheet): CSSStyleRule[] {
  if (sheet.disabled) return []
  try {
    const rules = [...sheet.cssRules]
    if (/\bprint\b/.test(sheet.media.mediaText)) return rules.filter((rule) => rule instanceof CSSStyleRule)
    return rules
      .filter((rule) => rule instanceof CSSMediaRule && /^\s*(?:only\s+)?print\s*$/.test(rule.conditionText))
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules].filter((inner) => inner instanceof CSSStyleRule))
  } catch {
    return [] // a style sheet of another host
  }
}

const hasText = (one: Element): boolean => [...one.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')

function isHidden(element: Element, hiding: readonly CSSStyleRule[]): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (matchesAny(at, hiding)) return true
  return false
}

const matchesAny = (element: Element, rules: readonly CSSStyleRule[]): boolean =>
  rules.some(({ selectorText }) => isMatch(element, selectorText))
