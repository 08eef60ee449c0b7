import { overlap, textAreas } from '../../rendered/accessibility/geometry.ts'
import { parseColor } from '../../rendered/accessibility/parse-color.ts'
import { isInView, isSeen, waitWhile } from '../named.ts'
import { layerOf } from './look.ts'
import { barAround } from './under-bars.ts'

/** The bar at the top in whose words the page’s own show through, at most places that it’s scrolled to: one or none. */
export async function findShownThrough(): Promise<Element[]> {
  const places = [0.9, 1.3, 1.7, 2.1, 2.5, 2.9].map((share) => share * innerHeight)
  const found: (Element | null)[] = []
  for (const top of places.filter((top) => top + innerHeight < document.documentElement.scrollHeight)) {
    scrollTo({ top, behavior: 'instant' })
    await waitWhile(() => clearBar() !== null, 250)
    found.push(clearBar())
  }
  const bar = found.find((one) => one !== null)
  return bar && found.filter((one) => one === bar).length >= 2 ? [bar] : []
}

/** The bar at the top, if letters of the page are behind its own and nothing between them hides or blurs any. */
function clearBar(): Element | null {
  const lettersIn = (root: Element) =>
    [...root.querySelectorAll('*')]
      .filter(isSeen)
      .flatMap((one) => ([...one.childNodes].some(isWords) ? textAreas(one).map((area) => ({ one, area })) : []))
  const hit = [0.1, 0.3, 0.5, 0.7, 0.9]
    .map((x) => barAround(document.elementFromPoint(innerWidth * x, 24) ?? document.body))
    .find((one) => one !== null)
  if (!hit || hit.getBoundingClientRect().top > 8) return null
  const { bottom, width } = hit.getBoundingClientRect()
  const parts = [hit, ...hit.querySelectorAll('*')]
  if (parts.some((one) => getComputedStyle(one).mixBlendMode !== 'normal' || (one.clientWidth > width * 0.9 && !isClear(one)))) return null
  const behind = lettersIn(document.body).filter(({ one, area }) => !hit.contains(one) && area.top < bottom && area.bottom > 0)
  const isOver = lettersIn(hit).some(({ area }) =>
    behind.some(({ one, area: other }) => {
      const { left, right, top, bottom: end } = overlap(area, other)
      if (right - left < 12 || end - top < 4) return false
      const stack = document.elementsFromPoint((left + right) / 2, (top + end) / 2)
      const at = stack.indexOf(one)
      return at > 0 && stack.slice(0, at).every((layer) => isClear(layer))
    }),
  )
  return isOver ? hit : null
}

/** Small controls that float over the page, each mostly covered by another one. */
export function findStackedControls(): Element[] {
  const floating = [...document.querySelectorAll('button, a[href], [role="button"], iframe')].flatMap((one) => {
    const [{ left, top, width, height }, pinned] = [one.getBoundingClientRect(), layerOf(one)]
    const isSmall = width >= 24 && width <= 160 && height >= 24 && height <= 160
    return isSmall && pinned !== null && isSeen(one) && isInView(one) ? [{ one, left, top, width, height, pinned }] : []
  })
  return floating
    .filter(({ one, left, top, width, height, pinned }) => {
      const hits = [0.3, 0.5, 0.7].flatMap((x) => [0.3, 0.5, 0.7].map((y) => document.elementFromPoint(left + width * x, top + height * y)))
      const isCovered = (hit: Element | null) => floating.some((other) => other.pinned !== pinned && other.one.contains(hit))
      return one.matches(':not(iframe)') && hits.filter(isCovered).length >= 5
    })
    .map(({ one }) => one)
}

const isWords = (node: Node) => node instanceof Text && node.data.trim().length > 1
/** Many bars have their ground in a pseudo-element. */
const isClear = (element: Element) =>
  !element.matches('img, video, canvas, svg') &&
  ['', '::before', '::after'].every((part) => {
    const { content, backgroundColor, backgroundImage, backdropFilter } = getComputedStyle(element, part)
    return content === 'none' || (parseColor(backgroundColor).alpha < 0.6 && backgroundImage === 'none' && backdropFilter === 'none')
  })
