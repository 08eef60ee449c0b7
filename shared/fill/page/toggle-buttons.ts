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

/** Of a card, with what is said below its title. */
const longestCard = 160

/** How many of its parts have words: chips draw a frame and a check mark beside theirs, cards a picture. */
const wordsIn = ({ children }: Element): number => [...children].filter(({ textContent }) => /\p{L}/u.test(textContent)).length

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

/** The words of a button, or the title of a card: what is said below it explains it. */
export const titleOf = ({ innerText }: HTMLElement): string => innerText.split('\n').find((line) => /\p{L}/u.test(line)) ?? ''

function isButton(one: HTMLElement): boolean {
  if (!one.matches(pressable) || one.textContent.length > longestCard || one.querySelector('input, a, button') !== null) return false
  const title = titleOf(one)
  // What a card says below its title may be what a directory asks for it.
  if (title === '' || title.length > longest || /\d/.test(one.innerText.replace(title, ''))) return false
  // Outside a form, there’s nothing to submit.
  if (one.localName === 'button') return (one as HTMLButtonElement).type === 'button' || (one as HTMLButtonElement).form === null
  return one.role === 'button' || getComputedStyle(one).cursor === 'pointer'
}
