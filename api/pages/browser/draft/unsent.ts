import { locale } from '../../../../shared/locale.ts'
import { addShot } from '../picture-fields.ts'

/** What was typed and isn’t stored yet. `seen` is the version that the editor was opened with; `sent`: a button has sent it since. */
type Unsent = { at: string; seen: string; body: string; sent?: true }

const key = `slipway:unsent:${location.pathname}`
const seenOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=seen]')?.value ?? ''

/** The fields of the form that a person fills in, as they are sent. */
export function bodyOf(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    name === 'do' || name === 'seen' || typeof value !== 'string' ? [] : [[name, value]],
  )
  return new URLSearchParams(fields).toString()
}

/** Keeps what is typed in this browser. A browser that keeps nothing is no reason to stop. */
export function keepUnsent(form: HTMLFormElement, sent?: true): void {
  const unsent: Unsent = { at: new Date().toISOString(), seen: seenOf(form), body: bodyOf(form), ...(sent && { sent }) }
  try {
    localStorage.setItem(key, JSON.stringify(unsent))
  } catch {
    // Full or forbidden.
  }
}

export function forgetUnsent(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Forbidden.
  }
}

function readUnsent(): Unsent | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Unsent | null
  } catch {
    return null
  }
}

/** Offers what this browser has kept, unless it’s stored or a later version followed it. */
export function offerUnsent(form: HTMLFormElement): void {
  const unsent = readUnsent()
  const offer = document.querySelector<HTMLElement>('[data-unsent]')
  if (unsent === null || offer === null) return
  if (unsent.body === bodyOf(form) || (unsent.sent === true && unsent.seen !== seenOf(form))) return forgetUnsent()
  const at = offer.querySelector('[data-unsent-at]')
  if (at) at.textContent = momentWords(unsent.at)
  offer.hidden = false
  offer.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-unsent]')?.dataset['unsent'] : ''
    if (!choice) return
    offer.hidden = true
    if (choice === 'discard') return forgetUnsent()
    fill(form, new URLSearchParams(unsent.body))
    // Somebody may have saved another version in between: the server compares.
    const seen = form.querySelector<HTMLInputElement>('[name=seen]')
    if (seen) seen.value = unsent.seen
    form.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

function fill(form: HTMLFormElement, fields: URLSearchParams): void {
  const shots = form.querySelector<HTMLElement>('[data-uploads=screenshots]')
  shots?.querySelector('[data-shots]')?.replaceChildren()
  // Each has a text; the last address is that of the field that adds one.
  if (shots) for (const address of fields.getAll('screenshots').slice(0, fields.getAll('alt').length)) addShot(shots, address)
  const used = new Map<string, number>()
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>('[name]')) {
    const { name, type } = control
    const at = used.get(name) ?? 0
    if (control instanceof HTMLInputElement && (type === 'checkbox' || type === 'radio'))
      control.checked = fields.getAll(name).includes(control.value)
    else if (type !== 'hidden' && type !== 'submit') control.value = fields.getAll(name)[at] ?? ''
    used.set(name, at + 1)
  }
}

/** The time, and the day unless it’s today: “10:42 AM”, “Nov 3, 10:42 AM”. */
export function momentWords(at: string): string {
  const date = new Date(at)
  const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' }).format(date)
  if (date.toDateString() === new Date().toDateString()) return time
  return `${new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date)}, ${time}`
}
