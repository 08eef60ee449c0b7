import { bodyOf, forgetUnsent, keepUnsent, momentWords } from './unsent.ts'
import { isFilled } from './sections.ts'

const isError = (slot: HTMLElement) => slot.dataset['slot']?.startsWith('error-') === true

/** Takes the parts of the server’s answer to a save that may have changed: errors, notes, the list of sections, previews, and the version. */
function takeAnswer(form: HTMLFormElement, page: Document): void {
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

const quietMs = 1200
const retryMs = 15_000
/** What a browser sends even while the page is closed. */
const maxBytesAtEnd = 60_000

const words = {
  offline: 'You’re offline. Your text is kept in this browser.',
  wrong: 'Not saved. Fix the marked fields.',
  changed: 'Not saved. Choose a version above.',
  signedOut: 'You’re signed out. Your text is kept in this browser; save to sign in.',
  later: 'Not saved yet. We’ll try again.',
  closed: 'Not saved. Reload the page to see why.',
  live: 'Not live yet. Your changes are kept in this browser.',
}

/** Half a URL is wrong, or another site’s, whose audit would replace that of the draft: it’s saved once it’s whole. */
const isUrl = (target: EventTarget | null) => target instanceof Element && target.matches('#field-url, #field-demoVideoUrl, [data-picture]')

/**
 * Saves the draft shortly after it was edited, and says when. One save at a time: each sends the version that the one before it has stored. Until it is
 * stored, this browser keeps what was typed. Of a live listing nothing is stored without a press: the answer only has the preview and the errors.
 * `taken` runs after parts of the page were replaced.
 */
export function saveWhileTyping(form: HTMLFormElement, taken: () => void): void {
  const state = document.querySelector<HTMLElement>('[data-save-state]')
  const isLive = form.dataset['draft'] === 'live'
  const button = form.querySelector<HTMLElement>('.draft-buttons [value=save]')
  let stored = bodyOf(form)
  let running: Promise<void> | null = null
  let timer = 0
  let isStopped = document.querySelector('.error-summary[data-differs]') !== null

  const say = (text: string, isStored = false) => {
    if (state && state.textContent !== text) state.textContent = text
    if (button && !isLive) button.hidden = isStored
  }
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), ms)
  }

  async function save(): Promise<void> {
    clearTimeout(timer)
    if (running !== null) await running
    const body = bodyOf(form)
    if (isStopped || running !== null) return
    if (body === stored) return isLive ? undefined : forgetUnsent()
    running = send(body).finally(() => (running = null))
    await running
    if (bodyOf(form) !== body && !isStopped) wait(quietMs)
  }

  async function send(body: string): Promise<void> {
    const seen = form.querySelector<HTMLInputElement>('[name=seen]')?.value ?? ''
    const fields = new URLSearchParams(body)
    fields.set('do', 'autosave')
    fields.set('seen', seen)
    const sent = fields.toString()
    try {
      const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await fetch(form.action, { method: 'POST', body: sent, headers, keepalive: sent.length < maxBytesAtEnd })
      take(answer.status, new DOMParser().parseFromString(await answer.text(), 'text/html'), body)
    } catch {
      say(words.offline)
      wait(retryMs)
    }
  }

  function take(status: number, page: Document, body: string): void {
    const isEditor = page.getElementById('draft-form') !== null
    const differs = page.querySelector<HTMLElement>('[data-differs]')?.dataset['differs']
    if (status === 401) return say(words.signedOut)
    if (status === 429 || status >= 500) {
      say(words.later)
      return wait(retryMs)
    }
    if (!isEditor || (status === 409 && differs === undefined)) return say(words.closed)
    const isSame = status === 409 && differs === '0' // an answer to an own save was lost
    if (isSame) page.querySelector('[data-slot=conflict]')?.replaceChildren()
    takeAnswer(form, page)
    taken()
    if (status === 200 || isSame) {
      stored = body
      if (isLive) return say(words.live)
      if (bodyOf(form) === body) forgetUnsent()
      say(`Saved ${momentWords(new Date().toISOString())}`, true)
    } else if (differs !== undefined) {
      isStopped = true
      say(words.changed)
    } else {
      stored = '' // also a return to what is stored has to be sent, for the errors to go
      say(words.wrong)
    }
  }

  form.addEventListener('input', ({ target }) => {
    keepUnsent(form)
    if (!isUrl(target)) wait(quietMs)
  })
  form.addEventListener('change', ({ target }) => isUrl(target) && wait(0))
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    const isEnter = submitter?.hasAttribute('data-enter') === true && !isStopped
    if (isEnter || running !== null) event.preventDefault()
    if (isEnter) return void save()
    if (running !== null) return void running.then(() => form.requestSubmit(submitter))
    clearTimeout(timer)
    keepUnsent(form, true)
  })
  window.addEventListener('online', () => void save())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void save())
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-load-other]')) forgetUnsent()
  })
  const savedAt = state?.dataset['saveState'] ?? ''
  if (savedAt !== '' && !isLive) say(`Saved ${momentWords(savedAt)}`, true)
}
