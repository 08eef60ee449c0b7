import { visitStyles } from '../../rendered/schemes.ts'

/** How much of the window a layer must cover to leave nothing of the page. */
const leastShare = 0.9
/** How many elements of a rule are laid out. */
const maxTried = 20

/** A layer that only appears while a phone is held sideways, and then covers the whole page. */
export function findLandscapeLock(): HTMLElement[] {
  const found = new Set<HTMLElement>()
  visitStyles((part) => {
    if (!(part instanceof CSSStyleRule) || !isForLandscape(part) || !/^(?!none$)./.test(part.style.display || part.style.visibility)) return
    for (const one of hiddenBy(part)) if (coversWith(one, part)) found.add(one)
  })
  return [...found]
}

function isForLandscape(rule: CSSRule): boolean {
  for (let at = rule.parentRule; at !== null; at = at.parentRule)
    if (at instanceof CSSMediaRule)
      return (
        /orientation:\s*landscape/i.test(at.media.mediaText) && !matchMedia(at.media.mediaText).matches && isOfPhone(at.media.mediaText)
      )
  return false
}

/** A phone on its side is about 390 px high and 844 px wide. */
const isOfPhone = (media: string): boolean => {
  const least = [...media.matchAll(/min-(width|height):\s*(\d+)px/g)].every(([, side, px]) => Number(px) <= (side === 'width' ? 844 : 390))
  return least && !/not |print/.test(media)
}

const hiddenBy = ({ selectorText }: CSSStyleRule): HTMLElement[] => {
  try {
    return [...document.querySelectorAll(selectorText)]
      .filter((one) => one instanceof HTMLElement && !one.checkVisibility({ visibilityProperty: true }))
      .slice(0, maxTried) as HTMLElement[]
  } catch {
    return []
  }
}

/** Lays it out as it would be, before anything is painted. */
function coversWith(one: HTMLElement, { style }: CSSStyleRule): boolean {
  const before = one.getAttribute('style')
  try {
    one.style.cssText += style.cssText
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const width = Math.min(right, innerWidth) - Math.max(left, 0)
    const height = Math.min(bottom, innerHeight) - Math.max(top, 0)
    const isShown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && one.innerText.trim() !== ''
    const isWhole = getComputedStyle(one).position === 'fixed' && width * height >= leastShare * innerWidth * innerHeight
    return isShown && isWhole && one.querySelector('button, a[href], input') === null
  } finally {
    if (before === null) one.removeAttribute('style')
    else one.setAttribute('style', before)
  }
}
