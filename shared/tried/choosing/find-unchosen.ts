import { isPictured, isSeen, isWithin, textOn } from '../named.ts'

const choices = 'input[type="radio"], input[type="checkbox"]'
const focusable =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), [contenteditable]'
const widgets = '[role="radio"], [role="checkbox"], [role="switch"], [role="option"], [role="slider"], [tabindex]'

const isShown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
const canFocus = (one: Element) => one.matches(focusable) && isShown(one) && !one.matches('[inert] *')

/** Choices of a form of which only labels are seen: the keyboard doesn’t reach what is hidden. One for each group of radio buttons. */
export function findUnchosen(): HTMLInputElement[] {
  const all = [...document.querySelectorAll<HTMLInputElement>(choices)].filter((one) => !one.matches(':disabled, [inert] *'))
  const groupOf = (one: HTMLInputElement) =>
    all.find(({ type, form, name }) => one.type === 'radio' && type === 'radio' && form === one.form && name === one.name) ?? one
  const groups = Map.groupBy(all, groupOf)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    const labels = group.map(({ labels: own }) => [...(own ?? [])].find((label) => isSeen(label) && textOn(label) !== ''))
    const seen = labels.filter((one) => one !== undefined)
    // A box outside of forms may be a way to open a menu without a script.
    const isChoice = first?.type === 'radio' ? seen.length > 1 : first?.form != null && seen.length > 0
    const isReached = group.some(isShown) || seen.some((label) => isPictured(label) || hasOther(label) || isMirrored(label))
    return first === undefined || !isChoice || isReached ? [] : [first]
  })
}

/** Whether a script may have put a control of its own into a label, around it or beside it. */
function hasOther(label: Element): boolean {
  const beside = [label.previousElementSibling, label.nextElementSibling].filter((one) => one !== null)
  return (
    label.matches(widgets) ||
    [...label.querySelectorAll('*')].some((one) => one.matches(widgets) || canFocus(one)) ||
    beside.some((one) => one.matches(`${widgets}, button[type="button"]`) || one.querySelector(widgets) !== null) ||
    isWithin(label, '[tabindex]:not([tabindex="-1"]), [role="radiogroup"]:has([tabindex]), [role="listbox"]')
  )
}

/** Whether another control says the same, such as a list for narrow windows. */
function isMirrored(label: HTMLElement): boolean {
  const text = textOn(label)
  return [...document.querySelectorAll('button, a[href], option, [role="button"], [role="option"]')].some(
    (one) => textOn(one) === text && canFocus(one.closest('select') ?? one),
  )
}
