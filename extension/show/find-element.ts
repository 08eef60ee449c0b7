import { placeOf } from '../../shared/rendered/place.ts'
import type { Place } from '../../shared/rendered/rendered.ts'

/** The element of a finding: of those that match its path, the one that still has the same tag. */
export function findElement({ path, html }: Place, root: ParentNode): Element | null {
  try {
    const found = [...root.querySelectorAll(path)]
    return found.find((element) => placeOf(element).html === html) ?? found[0] ?? null
  } catch {
    return null
  }
}

/** Whether it takes up space on the page. */
export const isShown = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect()
  return width * height > 0 && element.checkVisibility({ visibilityProperty: false })
}
