import { fieldSelector, parentOf } from '../page/walk-page.ts'
import { textWithoutControls } from './element-text.ts'

/** In a table, a row of one cell is a heading. */
const headings =
  'tr > :is(td, th)[colspan]:only-child:not(:has(input, textarea, select, button)), legend, h1, h2, h3, h4, h5, h6, [role="heading"]'

/** Every control of a long list would look through all that is above it. */
const maxSiblings = 200

type Section = { text: string; isOwn: boolean }

/** The legend or heading nearest above the control, within its form or page part. */
export function sectionOf(control: HTMLElement): Section {
  for (let at: Element | null = control, up = 0; at !== null && up < 12; at = parentOf(at), up++) {
    if (at.localName === 'fieldset') {
      const legend = at.querySelector(':scope > legend')
      if (legend) return { text: textOf(legend), isOwn: isAlone(control, at) }
    }
    let left = maxSiblings
    for (let before = at.previousElementSibling; before !== null && left > 0; before = before.previousElementSibling, left--) {
      if (before.matches('form, fieldset')) continue
      const heading = before.matches(headings)
        ? before
        : [...before.querySelectorAll(headings)].findLast((one) => one.closest('fieldset, form') === at?.closest('fieldset, form'))
      if (heading) return { text: textOf(heading), isOwn: at.parentElement !== null && isAlone(control, at.parentElement) }
    }
    if (at.localName === 'form' || at.localName === 'dialog') break
  }
  return { text: '', isOwn: false }
}

const textOf = (heading: Element): string => textWithoutControls(heading).replace(/\s+/g, ' ').trim().slice(0, maxLength)
const maxLength = 90

/** Whether a box holds no other control. */
export function isAlone(control: HTMLElement, box: Element): boolean {
  const isOwn = (other: Element | null) => other === null || other === control || control.contains(other)
  return isOwn(box.querySelector(fieldSelector)) && [...box.querySelectorAll(fieldSelector)].every(isOwn)
}
