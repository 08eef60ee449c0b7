import { controlsBeside } from './choice-group.ts'
import { isReachable } from './is-usable.ts'
import { togglesWith } from './toggle-buttons.ts'
import { around } from './walk-page.ts'

/** Smaller than any option that people choose, in CSS pixels. */
const min = { width: 8, height: 8 }

/** Groups in which arrow keys move the focus: on their own, or from the one button that the Tab key gets to. */
const movedIn =
  '[role="radio"], [role="radiogroup"], :is([role="toolbar"], [role="group"]):is([tabindex="0"], :has(> [aria-pressed][tabindex="0"]))'

/** Whether people see the option and can choose it. Many pages draw their own over it: then its label, or the box that holds nothing else, is what is seen. */
export function isOptionReachable(option: HTMLElement): boolean {
  if (
    option.matches(':disabled, [aria-disabled="true" i]') ||
    (option.tabIndex < 0 && togglesWith(option) === undefined && option.closest(movedIn) === null)
  )
    return false
  if (!isOptionShown(option)) return false
  return shownFor(option).some((element) => isReachable(element, min))
}

/** Whether it is shown, on this screen or further down. */
export const isOptionShown = (option: HTMLElement): boolean =>
  option.checkVisibility({ visibilityProperty: true }) &&
  ![...around(option)].some((element) => element.matches('[aria-hidden="true" i], [inert], [hidden]:not([hidden="until-found" i])')) &&
  shownFor(option).some((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))

function shownFor(option: HTMLElement): HTMLElement[] {
  const box = option.parentElement
  const own = box !== null && !box.matches('form, body') && controlsBeside(box, [option]).length === 0 ? [box] : []
  return [option, ...((option as HTMLInputElement).labels ?? []), ...own]
}
