import { shareTitle } from '../launch/share-title.ts'
import { followErrors } from './draft-errors.ts'

/** Enhances the draft form; without scripts, the server counts, previews and saves it. */
const form = document.querySelector<HTMLFormElement>('[data-draft]')
if (form) {
  countWhileTyping(form)
  takeOver(form)
  showPictures(form, document)
  showWords(form, document)
  followErrors(form)
  warnBeforeLeaving(form)
}

function warnBeforeLeaving(form: HTMLFormElement): void {
  let unsaved = document.querySelector('.error-summary') !== null
  form.addEventListener('input', () => (unsaved = true))
  form.addEventListener('submit', () => (unsaved = false))
  window.addEventListener('beforeunload', (event) => {
    if (unsaved) event.preventDefault()
  })
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

function showWords(form: HTMLFormElement, document: Document): void {
  const typed = (name: string) => form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#field-${name}`)?.value.trim() ?? ''
  const places = [...document.querySelectorAll<HTMLElement>('[data-shows]')]
  const title = document.querySelector<HTMLElement>('[data-shows-title]')
  form.addEventListener('input', () => {
    for (const place of places) {
      const { shows = '', empty = '', clip } = place.dataset
      if (form.querySelector(`#field-${shows}`)) place.textContent = cut(typed(shows) || empty, clip)
    }
    // The form of a live listing has no name field.
    if (title && form.querySelector('#field-name')) title.textContent = shareTitle(typed('name') || 'Name', typed('tagline') || 'Tagline')
  })
}

const cut = (text: string, length: string | undefined) =>
  length === undefined || text.length <= Number(length) ? text : `${text.slice(0, Number(length) - 1).replace(/\s+\S*$/, '')}…`

/** Previews images once their URL is entered; https only, like all pages. */
function showPictures(form: HTMLFormElement, document: Document): void {
  const frameOf = (field: Element) => field.closest('.picture-row')?.querySelector<HTMLElement>('[data-picture-frame]')
  const update = (field: HTMLInputElement) => {
    const frame = frameOf(field)
    if (frame) show(frame, field.value)
  }
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-picture]')) {
    field.addEventListener('change', () => {
      update(field)
      showInPreview(form, document)
    })
  }
}

function showInPreview(form: HTMLFormElement, document: Document): void {
  const values = (name: string) => [...form.querySelectorAll<HTMLInputElement>(`input[name="${name}"]`)].map(({ value }) => value.trim())
  const logo = document.querySelector<HTMLElement>('.preview-row [data-picture-frame]')
  if (logo) show(logo, values('logo')[0] ?? '')
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
