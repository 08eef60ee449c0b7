import { countWhileTyping } from './draft-counters.ts'
import { takeOver } from './draft-crawled.ts'
import { showPictures, showWords } from './draft-preview.ts'

/** Only improvements: the form is saved, counted and shown by the server where this does not run. */
const form = document.querySelector<HTMLFormElement>('[data-draft]')
if (form) {
  countWhileTyping(form)
  takeOver(form)
  showPictures(form, document)
  showWords(form, document)
  warnBeforeLeaving(form)
}

/** Closing the tab asks first while something is not saved. */
function warnBeforeLeaving(form: HTMLFormElement): void {
  let unsaved = document.querySelector('.fault-summary') !== null
  form.addEventListener('input', () => (unsaved = true))
  form.addEventListener('submit', () => (unsaved = false))
  window.addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault()
  })
}
