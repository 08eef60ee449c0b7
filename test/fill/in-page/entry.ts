import { isOption, membersOf } from '../../../shared/fill/page/choice-group.ts'
import { chooseValue } from '../../../shared/fill/values/choose-value.ts'
import { fillForm, undoFill } from '../../../shared/fill/fill-form.ts'
import { fillFrom } from '../../../shared/fill/found-field.ts'
import { readForm } from '../../../shared/fill/read-form.ts'
import type { PreparedText } from '../../../shared/schemas/elsewhere.ts'
import type { FormTruth } from '../corpus.ts'
import { tryForm, type Fill } from './try-form.ts'

/** What a maker who ticks every proposed row gets. */
const fill: Fill = async (texts) => {
  const found = readForm(document).filter(({ field, confidence }) => field !== null && confidence >= fillFrom)
  const { filled } = await fillForm(
    found.flatMap((field) => {
      const chosen = chooseValue(field, texts)
      return chosen === null ? [] : [{ control: field.control, value: chosen.value, asked: field }]
    }),
  )
  return {
    touched: filled.flatMap(({ control }) => (isOption(control) ? membersOf(control) : [control])),
    undo: () => undoFill(filled),
  }
}

/** What a careless script would do, to see that the judge sees it. */
const fillEverything: Fill = async () => {
  const touched = [...document.querySelectorAll<HTMLInputElement>('input:not([type=file]), textarea')]
  for (const control of touched) {
    if (control.type === 'checkbox') control.checked ||= control.checkVisibility()
    control.value = control.type === 'email' ? 'someone@example.com' : 'https://elsewhere.example/'
    control.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.querySelector<HTMLButtonElement>('form[method=post] button')?.click()
  return { touched, undo: async () => ({ kept: 0 }) }
}

export const run = (truth: FormTruth, listing: readonly PreparedText[], isCareless: boolean) =>
  tryForm(truth, listing, isCareless ? fillEverything : fill)
