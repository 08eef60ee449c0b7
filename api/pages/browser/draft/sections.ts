import { controlsOf } from '../../maker/draft/draft-values.ts'

/** Shows one section of the form at a time; the list of sections, links to fields and the browser’s history lead to the others. Returns what marks the list again. */
export function showOneSection(form: HTMLFormElement): () => void {
  const parts = [...form.querySelectorAll<HTMLElement>('.draft-part')]
  const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.sections a')]
  const first = links()
    .find((link) => link.hasAttribute('aria-current'))
    ?.hash.slice(1)
  let shown = parts.find(({ id }) => id === first) ?? parts[0]

  const mark = () => {
    for (const part of parts) part.hidden = part !== shown
    for (const link of links())
      if (link.hash === `#${shown?.id}`) link.setAttribute('aria-current', 'step')
      else link.removeAttribute('aria-current')
  }
  const follow = () => {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const part = target?.closest<HTMLElement>('.draft-part')
    if (!target || !part) return
    shown = part
    mark()
    const folded = target.closest('details')
    if (folded) folded.open = true
    target.focus({ preventScroll: true })
    target.scrollIntoView({ block: target === part ? 'nearest' : 'center' })
    if (target === part && part.getBoundingClientRect().top < 0) part.scrollIntoView()
  }
  window.addEventListener('hashchange', follow)
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link?.hash === location.hash) follow()
  })
  mark()
  follow()
  return mark
}

export function followErrors(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null
    if (name !== null) removeFixed(form, name)
  })
}

const planOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[name=plan]:checked')?.value ?? ''

export function isFilled(form: HTMLFormElement, field: string): boolean {
  const data = new FormData(form)
  return controlsOf(field, planOf(form)).some((control) =>
    data.getAll(control).some((value) => typeof value === 'string' && value.trim() !== ''),
  )
}

/** The error goes when one of the field's controls has changed and isn't empty. Another plan asks for another date. */
function removeFixed(form: HTMLFormElement, changed: string): void {
  for (const error of form.querySelectorAll<HTMLElement>('.field-error[id^="field-"]')) {
    const field = error.id.slice('field-'.length, -'-error'.length)
    const isOtherDate = field === 'launchDate' && changed === 'plan'
    if (isOtherDate || (controlsOf(field, '').includes(changed) && isFilled(form, field))) removeError(form, error, field)
  }
}

function removeError(form: HTMLFormElement, error: HTMLElement, field: string): void {
  for (const described of form.querySelectorAll(`[aria-describedby~="${error.id}"]`)) {
    const others = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== error.id)
    if (others.length > 0) described.setAttribute('aria-describedby', others.join(' '))
    else described.removeAttribute('aria-describedby')
  }
  for (const name of controlsOf(field, ''))
    for (const control of form.querySelectorAll(`[name="${name}"]`)) control.removeAttribute('aria-invalid')
  error.remove()
  const summary = document.querySelector('.error-summary')
  summary?.querySelector(`a[href="#field-${field}"]`)?.closest('li')?.remove()
  if (summary?.querySelector('ul') && !summary.querySelector('li')) summary.remove()
}
