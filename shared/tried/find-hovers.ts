import { isPictured, isSeen, textOn } from './named.ts'
import { findVanishing } from './under-pointer.ts'

const maxRules = 4000

/** The style rules that apply only while the pointer is on something, as far as they can be read. */
function hoverRules(): CSSStyleRule[] {
  const found: CSSStyleRule[] = []
  const visit = (rules: CSSRuleList) => {
    for (const rule of [...rules].slice(0, maxRules)) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(':hover')) found.push(rule)
      else if (rule instanceof CSSMediaRule && matchMedia(rule.conditionText).matches) visit(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) {
    try {
      visit(sheet.cssRules)
    } catch {
      continue // a style sheet of another host
    }
  }
  return found
}

const matching = (selector: string): HTMLElement[] => {
  try {
    return [...document.querySelectorAll<HTMLElement>(selector)]
  } catch {
    return []
  }
}
/** Phones have no pointer. */
const isTouched = () => matchMedia('(pointer: coarse)').matches || innerWidth <= 500

const within = /:hover\s*[>+~ ]/
const still = (selector: string) => selector.replaceAll(':hover', '').trim()

/** What the pointer shows, with what it has to be on for that. */
type Shown = { trigger: HTMLElement; box: HTMLElement; show: () => () => void }

function findShown(rules: readonly CSSStyleRule[]): Shown[] {
  return rules.flatMap(({ selectorText, style }) =>
    selectorText.split(',').flatMap((selector) => {
      const [, before = '', after = ''] = /^(.*?):hover\s*([>+~ ].*)$/s.exec(selector.trim()) ?? []
      const isShowing = (style.display !== '' && style.display !== 'none') || style.visibility === 'visible' || Number(style.opacity) > 0.5
      if (before === '' || after.includes(':') || !isShowing) return []
      return matching(`${before}${after.startsWith(' ') ? after : ` ${after}`}`).flatMap((box): Shown[] => {
        const trigger = box.closest<HTMLElement>(before)
        if (trigger === null || trigger === box || isSeen(box) || isPictured(box) || !isSeen(trigger)) return []
        const show = () => {
          const had = box.getAttribute('style')
          // Other rules may move it to where it’s shown.
          const applied = rules.filter((rule) =>
            rule.selectorText.split(',').some((one) => within.test(one) && matching(still(one)).includes(box)),
          )
          for (const rule of applied)
            for (const name of rule.style) box.style.setProperty(name, rule.style.getPropertyValue(name), 'important')
          box.style.setProperty('transition', 'none', 'important')
          return () => (had === null ? box.removeAttribute('style') : box.setAttribute('style', had))
        }
        return [{ trigger, box, show }]
      })
    }),
  )
}

const minGap = 4

/** Whether the pointer leaves both on the way from what shows a menu to its links. */
function hasGap({ trigger, box }: Shown): boolean {
  const [from, to] = [trigger.getBoundingClientRect(), box.getBoundingClientRect()]
  const isBelow = to.top >= from.bottom + minGap && to.top - from.bottom < 80
  const isAcross = to.left < from.right && to.right > from.left
  const { transitionDelay, transitionProperty } = getComputedStyle(box)
  const isBridged = ['::before', '::after'].some((pseudo) =>
    [trigger, box].some((one) => !/^(?:none|normal)$/.test(getComputedStyle(one, pseudo).content)),
  )
  const isDelayed = transitionProperty !== 'none' && transitionDelay.split(',').some((one) => Number.parseFloat(one) > 0.1)
  return isBelow && isAcross && !isBridged && !isDelayed && box.querySelector('a[href], button') !== null
}

/** Whether a part of what was opened is cut off, by a box around it or by the window. */
export function isCutOff(box: Element): boolean {
  const { left, right, top, bottom, width, height } = box.getBoundingClientRect()
  if (width < 20 || height < 10) return false
  if (left < -8 || right > innerWidth + 8) return true
  for (let at = box.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at)
    const edge = at.getBoundingClientRect()
    if (/hidden|clip/.test(overflowY) && (top < edge.top - 8 || bottom > edge.bottom + 8)) return true
    if (/hidden|clip/.test(overflowX) && (left < edge.left - 8 || right > edge.right + 8)) return true
    if (position === 'fixed') break
  }
  return false
}

/** Menus that close before the pointer gets to them, hints and menus that are cut off, and texts that vanish under the pointer. */
export function findHoverFaults(): Record<'gap' | 'clipped' | 'vanishes', Element[]> {
  const faults: ReturnType<typeof findHoverFaults> = { gap: [], clipped: [], vanishes: [] }
  if (isTouched()) return faults
  const rules = hoverRules()
  faults.vanishes = findVanishing()
  for (const shown of findShown(rules).slice(0, 12)) {
    const delays = getComputedStyle(shown.box)
      .transitionDelay.split(',')
      .some((one) => Number.parseFloat(one) > 0.1)
    shown.trigger.scrollIntoView({ block: 'center', behavior: 'instant' })
    const restore = shown.show()
    if (isSeen(shown.box)) {
      if (!delays && hasGap(shown)) faults.gap.push(shown.trigger)
      else if (textOn(shown.box).length > 3 && isCutOff(shown.box)) faults.clipped.push(shown.box)
    }
    restore()
  }
  return faults
}
