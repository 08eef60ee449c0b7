import { blend, contrastRatio } from '../../color.ts'
import { textAreas, toArea, meet } from '../../rendered/accessibility/geometry.ts'
import { knownGround } from '../../rendered/accessibility/known-ground.ts'
import { readPainters } from '../../rendered/accessibility/painters.ts'
import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { nearestGround } from '../../rendered/ground.ts'
import { isPictured, isSeen, textOn } from '../named.ts'

/** No script can put the pointer somewhere, so while controls are tried, each rule with :hover or :focus also applies to this attribute, which weighs the same. */
const mark = 'data-under-pointer'
const states = { hover: /(?<!\\):hover(?![\w-])/, focus: /(?<!\\):focus(?:-visible)?(?![\w-])/ }
const maxRules = 4000
const maxControls = 80
/** How long to look, in milliseconds. */
const patience = 1000

type Holder = { cssRules: CSSRuleList; insertRule: (text: string, at: number) => number; deleteRule: (at: number) => void }

/** Copies the rules for the pointer; a style sheet of another host can’t be read. Returns what takes the copies away again. */
function copyRules(state: RegExp): () => void {
  const every = new RegExp(state, 'g')
  const holders: Holder[] = []
  const copy = (holder: Holder) => {
    const rules = [...holder.cssRules]
    for (let at = Math.min(rules.length, maxRules) - 1; at >= 0; at -= 1) {
      const rule = rules[at]
      if (rule === undefined) continue
      if (rule instanceof CSSStyleRule && state.test(rule.selectorText))
        holder.insertRule(rule.cssText.replaceAll(every, `[${mark}]`), at + 1)
      else if ('insertRule' in rule && 'cssRules' in rule) copy(rule as unknown as Holder)
    }
    holders.push(holder)
  }
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    try {
      copy(sheet)
    } catch {
      continue
    }
  }
  return () => {
    for (const holder of holders)
      for (let at = holder.cssRules.length - 1; at >= 0; at -= 1) {
        const rule = holder.cssRules[at]
        if (rule instanceof CSSStyleRule && rule.selectorText.includes(`[${mark}]`)) holder.deleteRule(at)
      }
  }
}

type Letters = { element: Element; contrast: number }

/** How far each text in a control stands out: by its colors, or 1 if it isn’t shown. Null where the ground can’t be known. */
function readLetters(control: Element, isQuick: boolean): Letters[] | null {
  const own = [control, ...control.querySelectorAll('*')].filter(
    (one) =>
      one instanceof HTMLInputElement ||
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /[\p{L}\p{N}]/u.test(node.nodeValue ?? '')),
  )
  const letters = own.map((element) => ({ element, contrast: contrastOf(element, isQuick) }))
  return letters.some(({ contrast }) => Number.isNaN(contrast)) ? null : letters
}

/** NaN if it can’t be known. Without looking at what else is painted there, it’s quick. */
export function contrastOf(element: Element, isQuick: boolean): number {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return 1
  const { color, fontSize, textShadow } = getComputedStyle(element)
  if (Number.parseFloat(fontSize) < 2) return 1
  const ground = nearestGround(element)
  const { rgb, alpha } = parseColor(color)
  const contrast = contrastRatio(blend(rgb, alpha, ground), ground)
  if (isQuick || contrast >= lost) return contrast
  const areas = textAreas(element)
  const known = knownGround(element, areas, { assumed: ground, painters: readPainters(areas), changing: new Set() })
  return known === null || textShadow !== 'none' ? Number.NaN : contrast
}

/** Below this ratio nobody sees letters, above the other one everybody does. */
const [lost, plain] = [1.25, 1.6]

/** What stands in a control beside its text, as far as it’s seen. */
const othersIn = (control: Element): Element[] => [...control.querySelectorAll('img, svg, picture, video, canvas, i')].filter(isSeen)

/** Whether a pseudo-element shows a text of its own, or paints the ground. */
const isPainted = (control: Element): boolean =>
  [control, ...control.querySelectorAll('*')].some((one) =>
    ['::before', '::after'].some((name) => {
      const { content, backgroundColor, backgroundImage, height } = getComputedStyle(one, name)
      if (/^(?:none|normal)$/.test(content)) return false
      const isLine = Number.parseFloat(height) <= 4 || (parseColor(backgroundColor).alpha === 0 && backgroundImage === 'none')
      return content !== '""' || !isLine
    }),
  )

const isNew = (seen: Set<string>) => (one: Element) => {
  const name = `${one.localName} ${one.className} ${one.parentElement?.className}`
  return !seen.has(name) && seen.add(name)
}

/** Links and buttons whose text nobody can see while they have the pointer or the focus. */
export function findVanishing(state: keyof typeof states): Element[] {
  const remove = copyRules(states[state])
  const still = document.createElement('style')
  still.textContent = `[${mark}='on'], [${mark}='on'] * { transition: none !important }`
  document.head.append(still)
  const controls = [...document.querySelectorAll('a[href], button, [role="button"], summary, input[type="submit"], input[type="button"]')]
    .filter((one) => isSeen(one) && textOn(one) !== '' && !isPictured(one))
    .filter(isNew(new Set()))
    .slice(0, maxControls)
  const until = performance.now() + patience
  const found = controls.filter((control) => {
    if (performance.now() > until) return false
    const others = othersIn(control)
    const before = readLetters(control, true)
    if (!before?.some(({ contrast }) => contrast >= plain)) return false
    const chain: Element[] = []
    for (let at: Element | null = control; at !== null; at = at.parentElement) chain.push(at)
    for (const one of chain) one.setAttribute(mark, one === control ? 'on' : '')
    const isGone = readLetters(control, true)?.every(({ contrast }) => contrast < lost) === true
    if (isGone) control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const isReplaced = isPainted(control) || isCovered(control) || othersIn(control).some((one) => !others.includes(one))
    const after = isGone && !isReplaced ? readLetters(control, false) : null
    for (const one of chain) one.removeAttribute(mark)
    return after !== null && after.length > 0 && after.every(({ contrast }) => contrast < lost)
  })
  still.remove()
  remove()
  return found.slice(0, 3)
}

/** Whether something that comes with the pointer lies over the control. */
function isCovered(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  return (
    hit !== null &&
    !control.contains(hit) &&
    !hit.contains(control) &&
    meet(toArea(hit.getBoundingClientRect()), toArea(control.getBoundingClientRect()))
  )
}
