import { saveWhileTyping } from './draft/autosave.ts'
import { chooseBySearch } from './draft/combobox.ts'
import { followErrors, showOneSection } from './draft/sections.ts'
import { offerUnsent } from './draft/unsent.ts'
import { uploadPictures } from './picture-fields.ts'

/** Enhances the editor; without scripts, the server counts, previews and saves, and the form is one page. */
const form = document.querySelector<HTMLFormElement>('[data-draft]')
if (form) {
  countWhileTyping(form)
  takeOver(form)
  showPictures(form)
  uploadPictures(form)
  chooseBySearch(form)
  const markSections = showOneSection(form)
  saveWhileTyping(form, markSections)
  followErrors(form)
  offerUnsent(form)
}

function countWhileTyping(form: HTMLFormElement): void {
  const counters = [...form.querySelectorAll<HTMLElement>('[data-limit]')].map((counter) => ({ counter, read: readerOf(form, counter) }))
  const update = () => {
    for (const { counter, read } of counters) {
      const limit = Number(counter.dataset['limit'])
      const length = read()
      const words = counter.querySelector('[data-count]')
      if (words) words.textContent = `${length} / ${limit}${length > limit ? ` · ${length - limit} over` : ''}`
      counter.classList.toggle('sw-limit--over', length > limit)
    }
  }
  form.addEventListener('input', update)
  update()
}

function readerOf(form: HTMLFormElement, { dataset }: HTMLElement): () => number {
  const { counts, countsChecked } = dataset
  if (countsChecked !== undefined) return () => form.querySelectorAll(`input[name="${countsChecked}"]:checked`).length
  const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${counts ?? ''}`)
  return () => Array.from(field?.value ?? '').length
}

/** "Use this" fills in the field without saving, and then turns into "Undo". */
function takeOver(form: HTMLFormElement): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-crawled]')) {
    const { crawled: name = '', value = 'null' } = place.dataset
    const button = place.querySelector<HTMLButtonElement>('button')
    const label = place.querySelector('[data-crawled-label]')
    if (!button || !label) continue
    let before: unknown
    button.addEventListener('click', (event) => {
      event.preventDefault()
      const taken = before !== undefined
      const was = read(form, name)
      write(form, name, taken ? before : JSON.parse(value))
      before = taken ? undefined : was
      label.textContent = taken ? 'Use this' : 'Undo'
      const field = boxes(form, name)[0] ?? fieldOf(form, name) ?? form
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
const boxes = (form: HTMLFormElement, name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name="${name}"]`)]
const fieldOf = (form: HTMLFormElement, name: string) => form.querySelector<Field>(`#field-${name}`)

function read(form: HTMLFormElement, name: string): unknown {
  const found = boxes(form, name)
  return found.length > 0 ? found.filter(({ checked }) => checked).map(({ value }) => value) : (fieldOf(form, name)?.value ?? '')
}

function write(form: HTMLFormElement, name: string, value: unknown): void {
  if (Array.isArray(value)) for (const box of boxes(form, name)) box.checked = value.includes(box.value)
  else {
    const field = fieldOf(form, name)
    if (field) field.value = String(value)
  }
}

/** Shows pictures beside their fields once their URL is entered; https only, like all pages. */
function showPictures(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-picture]')) {
    const frame = field.closest('.picture-row')?.querySelector<HTMLElement>('[data-picture-frame]')
    if (frame) field.addEventListener('change', () => show(frame, field.value))
  }
}

function show(frame: HTMLElement, address: string): void {
  const text = address.trim()
  frame.replaceChildren()
  if (!/^(https:\/\/|\/(?!\/))/.test(text)) return
  const image = frame.ownerDocument.createElement('img')
  image.alt = frame.dataset['alt'] ?? ''
  image.referrerPolicy = 'no-referrer'
  image.src = text
  frame.append(image)
}
