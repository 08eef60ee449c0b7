import { fieldSelector, parentOf } from '../page/walk-page.ts'
import { meaningOf } from '../languages/precedence.ts'
import { isAbout } from '../words/subject.ts'
import { textWithoutControls } from './element-text.ts'
import { foldWords } from './fold-words.ts'

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
    const text = titleOf(at.parentElement, at)
    if (text !== '' && at.parentElement !== null && !isAlone(control, at.parentElement)) return { text, isOwn: false }
    if (at.localName === 'form' || at.localName === 'dialog') break
  }
  return { text: '', isOwn: false }
}

/** A line above boxes with names of their own that says whom they are about: “Authors”. */
function titleOf(box: Element | null, before: Element): string {
  const title = box?.firstElementChild
  if (title == null || title === before || title.childElementCount > 0 || !title.matches('p, strong, b, span, div')) return ''
  const said = foldWords(title.textContent)
  if (said.split(' ').length > 3 || !isAbout('person', said) || title.nextElementSibling?.querySelector('label') == null) return ''
  return ['makerName', undefined].includes(meaningOf(said)?.meaning) ? textOf(title) : ''
}

const textOf = (heading: Element): string => textWithoutControls(heading).replace(/\s+/g, ' ').trim().slice(0, maxLength)
const maxLength = 90

/** Whether a box holds no other control. */
export function isAlone(control: HTMLElement, box: Element): boolean {
  const isOwn = (other: Element | null) => other === null || other === control || control.contains(other)
  return isOwn(box.querySelector(fieldSelector)) && [...box.querySelectorAll(fieldSelector)].every(isOwn)
}
