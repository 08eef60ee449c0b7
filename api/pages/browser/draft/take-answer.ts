import { isFilled } from './sections.ts'

const isError = (slot: HTMLElement) => slot.dataset['slot']?.startsWith('error-') === true

/** Takes the parts of the server’s answer to a save that may have changed: errors, notes, the list of sections, previews, and the version. */
export function takeAnswer(form: HTMLFormElement, page: Document): void {
  const fresh = [...page.querySelectorAll<HTMLElement>('[data-slot]')]
  const counted = new Map<string, number>()
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    const name = slot.dataset['slot'] ?? ''
    const at = counted.get(name) ?? 0
    counted.set(name, at + 1)
    const found = fresh.filter(({ dataset }) => dataset['slot'] === name)[at]
    if (!found || found.innerHTML === slot.innerHTML) continue
    // A draft may be stored without what its submission lacked, which stays an error until it’s filled in.
    if (isError(slot) && found.childElementCount === 0 && !isFilled(form, name.slice('error-'.length))) continue
    replace(slot, found)
  }
  for (const control of form.querySelectorAll<HTMLElement>('[id^="field-"]')) describe(control, page.getElementById(control.id))
  const [own, newer] = [document, page].map((each) => each.querySelector<HTMLInputElement>('[name=seen]'))
  if (own && newer) own.value = newer.value
}

/** Keeps the focus if it’s on a link that is still there. */
function replace(slot: HTMLElement, found: HTMLElement): void {
  const active = slot.contains(document.activeElement) ? document.activeElement?.getAttribute('href') : null
  slot.replaceChildren(...[...found.childNodes].map((node) => document.importNode(node, true)))
  if (active) slot.querySelector<HTMLElement>(`[href="${active}"]`)?.focus()
}

function describe(control: HTMLElement, fresh: HTMLElement | null): void {
  const ids = [control, fresh].flatMap((each) => each?.getAttribute('aria-describedby')?.split(' ') ?? [])
  const described = [...new Set(ids)].filter((id) => document.getElementById(id) !== null).join(' ')
  if (described !== '') control.setAttribute('aria-describedby', described)
  else control.removeAttribute('aria-describedby')
  const isInvalid = fresh?.hasAttribute('aria-invalid') === true || /-error(?: |$)/.test(described)
  if (isInvalid && control.matches('input, select, textarea')) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
}
