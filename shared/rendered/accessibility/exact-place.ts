import { placeOf } from '../place.ts'
import type { Place } from '../rendered.ts'
import { paintedParent } from './geometry.ts'

const maxSteps = 8

/** Where an element is, by a path that matches it alone, so that a style for it changes nothing else. */
export function exactPlace(element: Element): Place {
  const place = placeOf(element)
  const root = element.getRootNode() as Document | ShadowRoot
  let { path } = place
  let top = climb(element, path.split(' > ').length)
  for (let step = 0; step < maxSteps && top !== null && !isOnly(path, root); step += 1) {
    const above = placeOf(top).path.split(' > ').at(-1)
    path = above ? `${above} > ${path}` : path
    top = top.parentElement
  }
  return { ...place, path }
}

function climb(element: Element, steps: number): Element | null {
  let at: Element | null = element
  for (let step = 0; step < steps && at !== null; step += 1) at = paintedParent(at)
  return at
}

function isOnly(path: string, root: Document | ShadowRoot): boolean {
  try {
    return root.querySelectorAll(path).length < 2
  } catch {
    return true
  }
}
