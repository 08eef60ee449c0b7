import { isPictured, isSeen, labelOf, namesOf, textOn } from '../named.ts'
import { isHarmless } from '../pressing/find-controls.ts'
import { press } from '../pressing/press.ts'
import { setValue } from '../entering/set-value.ts'

/** One of several: what it’s called, if it isn’t merely a hint to choose, and how it’s chosen. */
export type Choice = { element: Element; name: string; choose: () => void; isChosen: () => boolean }

const sorting = /sort|order|sortier|reihenfolge|tri\b|trier|orden|ordina|kolejność|řad|並/i
/** Whether a choice changes the order of a list. */
export const isSorting = ({ element }: Choice): boolean =>
  sorting.test(`${labelOf(element)} ${namesOf(element)} ${element.parentElement?.textContent?.slice(0, 60)}`)

/** Radio buttons of one name, lists, and buttons of which one is on, with two choices or more each. */
export function findGroups(): Choice[][] {
  const isUsable = (one: Element) => !one.matches(':disabled, [aria-disabled="true"]') && !isPictured(one)
  const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
    (one) => isUsable(one) && (isSeen(one) || [...(one.labels ?? [])].some(isSeen)),
  )
  const ofRadios = [
    ...Map.groupBy(radios, ({ name, form }) => `${name} ${[...document.forms].indexOf(form as HTMLFormElement)}`).values(),
  ].map((group) =>
    group.map((one): Choice => ({ element: one, name: labelOf(one), choose: () => one.click(), isChosen: () => one.checked })),
  )
  const ofSelects = [...document.querySelectorAll('select')]
    .filter((one) => isUsable(one) && isSeen(one) && !one.multiple && one.options.length <= 12)
    .map((one) =>
      [...one.options]
        .filter(({ disabled, selected, text }) => (!disabled || selected) && text.trim() !== '')
        .map((option): Choice => ({
          element: one,
          name: option.value === '' ? '' : option.text.trim(),
          choose: () => setValue(one, option.value),
          isChosen: () => one.value === option.value,
        })),
    )
  const on = '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"]'
  const buttons = [
    ...document.querySelectorAll(':is(button, [role="radio"], [role="tab"]):is([aria-pressed], [aria-checked], [aria-selected])'),
  ].filter((one) => isUsable(one) && isSeen(one) && isHarmless(one))
  const ofButtons = [...Map.groupBy(buttons, ({ parentElement }) => parentElement).values()]
    .filter((group) => group.filter((one) => one.matches(on)).length === 1)
    .map((group) =>
      group.map((one): Choice => ({ element: one, name: textOn(one), choose: () => press(one), isChosen: () => one.matches(on) })),
    )
  return [...ofRadios, ...ofSelects, ...ofButtons].filter((group) => group.length > 1)
}
