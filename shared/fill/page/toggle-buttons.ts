/** A group of buttons that stay pressed, and how each of them looks when it isn’t. */
type Toggles = { members: readonly HTMLElement[]; off: string }

const known = new WeakMap<Element, Toggles>()

/** What a page may change about a button to show that it’s pressed, if it doesn’t set `aria-pressed`. */
const lookOf = (button: HTMLElement): string => [button.className, button.getAttribute('style'), ...Object.values(button.dataset)].join('|')

/** The group that a button is in, if any. */
export const togglesWith = (button: Element): readonly HTMLElement[] | undefined => known.get(button)?.members

export const isPressed = (button: HTMLElement): boolean =>
  button.ariaPressed === null ? lookOf(button) !== known.get(button)?.off : button.ariaPressed === 'true'

/** What may react to a press, unless the page says that it does something else. */
const pressable = ':is(button, [role="button"], div, span, li):not([aria-haspopup], [aria-expanded], [aria-controls], [onclick])'
const elsewhere = 'a[href], nav, menu, [role="toolbar"], [role="tablist"], [class*="toolbar" i], [contenteditable], [role="listbox"], table'
const [fewest, most, longest, mostParts] = [2, 40, 40, 5]

/** How many of its parts have words: chips draw a frame and a check mark beside theirs. */
const wordsIn = ({ children }: Element): number => [...children].filter(({ textContent }) => textContent.trim() !== '').length

/** The button itself, or what is inside one. */
const isNoted = (element: Element): boolean =>
  [element, element.parentElement, element.parentElement?.parentElement].some((one) => one != null && known.has(one))

/**
 * Notes a row of buttons that look alike, none of them pressed, if the element is the first: many pages draw choices this way, without telling
 * assistive technology. They count as options only if their question and their words are about a product.
 */
export function noteToggles(first: HTMLElement): void {
  if (isNoted(first) || first.childElementCount > mostParts || wordsIn(first) > 2 || !first.matches(pressable)) return
  const unit = first.parentElement?.childElementCount === 1 && first.previousSibling === null ? first.parentElement : first
  if (unit.previousElementSibling?.localName === unit.localName) return
  const members: HTMLElement[] = []
  for (let at: Element | null = unit; at?.localName === unit.localName; at = at.nextElementSibling)
    members.push((unit === first ? at : (at.firstElementChild ?? at)) as HTMLElement)
  if (members.length < fewest || members.length > most) return
  const off = lookOf(first)
  if (members.every((one) => lookOf(one) === off && one.ariaPressed !== 'true' && isButton(one)) && first.closest(elsewhere) === null)
    for (const one of members) known.set(one, { members, off })
}

function isButton(one: HTMLElement): boolean {
  const words = one.textContent.trim()
  if (!one.matches(pressable) || words.length > longest || !/\p{L}/u.test(words) || one.querySelector('input, a, button') !== null)
    return false
  if (one.localName === 'button') return (one as HTMLButtonElement).type === 'button'
  return one.role === 'button' || getComputedStyle(one).cursor === 'pointer'
}
