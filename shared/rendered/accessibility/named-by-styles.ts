/** Words, not the single glyphs of icon fonts. */
const words = /"[^"]*\p{L}{2,}[^"]*"/u

/** In characters. */
const maxContent = 200

/** Whether styles put words into an element. They belong to its name (Accessible Name and Description Computation 1.2, 2F.ii); axe-core doesn’t read them. */
export function isNamedByStyles(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some(
    (part) =>
      ['::before', '::after'].some((name) => words.test(getComputedStyle(part, name).content.slice(0, maxContent))) &&
      part.closest('[aria-hidden="true"]') === null &&
      part.checkVisibility({ visibilityProperty: true }),
  )
}
