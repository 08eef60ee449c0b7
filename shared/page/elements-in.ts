import { Element } from 'domhandler'

/** The first elements inside, with one of these names if there are any, in document order. A query would compare all children of the element with each other. */
export function elementsIn(root: Element, names: ReadonlySet<string> | null, max: number): Element[] {
  const found: Element[] = []
  const visit = (element: Element) => {
    for (const child of element.children) {
      if (found.length >= max) return
      if (!(child instanceof Element)) continue
      if (names?.has(child.name) ?? true) found.push(child)
      visit(child)
    }
  }
  visit(root)
  return found.slice(0, max)
}
