import { Element, type ParentNode } from 'domhandler'
import { hidesLinks } from './visibility.ts'

/** The element and those around it, innermost first. */
export function around(element: Element): Element[] {
  const found: Element[] = []
  for (let node: ParentNode | null = element; node !== null; node = node.parent) if (node instanceof Element) found.push(node)
  return found
}

export const closest = (element: Element, name: string): Element | undefined => around(element).find((node) => node.name === name)

/** Whether neither the element’s own markup nor that around it hides it. Hiding the whole page until scripts run doesn’t count. */
export const isShown = (element: Element): boolean =>
  !around(element).some((node) => node.name !== 'html' && node.name !== 'body' && hidesLinks(node))
