import type { Changes } from '../pressing/changes.ts'
import { isSeen, namesOf, textOn, toNamed, wait } from '../named.ts'
import { findMainAction } from '../pressing/find-controls.ts'
import type { Hold } from '../held/hold.ts'
import { press } from '../pressing/press.ts'
import { isHeard, hasSpoken, judgeSending, sightOf } from './after-sending.ts'
import { aboutEmail, aboutOthers, complaint, refusal, thanks, trouble } from './form-words.ts'
import { fill, type Field } from './fill-field.ts'
import { isOff, needsKeys, reactsToKeys } from './needs-keys.ts'
import { setValue } from './set-value.ts'
import { plain, refusedOf, unusual } from './unusual-addresses.ts'
import type { TriedForm } from '../tried.ts'
import { reachOf } from '../pressing/try-presses.ts'

type Form = { email: HTMLInputElement; box: Element; fields: Field[]; button: HTMLElement | null }

const maxForms = 2
const buttons = 'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]'
const captcha = 'iframe[src*="captcha"], iframe[src*="challenges"], .g-recaptcha, .h-captcha, .cf-turnstile, [data-sitekey]'

/** Fills in forms that ask for an email address, with wrong and right values, as far as to the request that would send them. */
export async function tryForms(changes: Changes, hold: Hold, until: number): Promise<TriedForm[]> {
  const tried: TriedForm[] = []
  for (const form of findForms().slice(0, maxForms)) {
    if (performance.now() > until) break
    const [outcome, detail] = await tryForm(form, changes, hold)
    tried.push({ ...toNamed(form.email), text: form.button === null ? '' : textOn(form.button), outcome, detail: detail.slice(0, 300) })
  }
  return tried
}

export function findForms(): Form[] {
  const emails = [...document.querySelectorAll<HTMLInputElement>('input')].filter(
    (one) =>
      isSeen(one) &&
      !one.disabled &&
      !one.readOnly &&
      (one.type === 'email' || (one.type === 'text' && /e-?mail/i.test(`${namesOf(one)} ${one.placeholder} ${one.autocomplete}`))),
  )
  const forms = emails.flatMap((email): Form[] => {
    const box = email.form
    if (box === null || box.querySelector('[autocomplete^="cc-"], input[type="file"]') !== null) return []
    const fields = [...box.elements].filter(
      (one): one is Field => one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement,
    )
    const pressable = [...box.elements].filter((one): one is HTMLElement => one instanceof HTMLElement && isSeen(one) && isButton(one))
    const only = pressable.length === 1 ? pressable[0] : undefined
    return [{ email, box, fields, button: pressable.find((one) => one.matches(buttons)) ?? only ?? null }]
  })
  return [...new Map(forms.map((form) => [form.box, form])).values()]
}

const isButton = (one: Element) => one.matches(`${buttons}, button:not([type="reset"]), input[type="button"]`)

async function tryForm(form: Form, changes: Changes, hold: Hold): Promise<[TriedForm['outcome'], string]> {
  const { email, box, fields, button } = form
  const { take } = hold
  if (button === null) return ['unknown', '']
  take()
  for (const address of [plain, ...unusual]) {
    setValue(email, address)
    await wait(30)
    if (email.isConnected && email.value === '') return ['loses', '']
    // What the markup refuses is judged by form-input.
    if (!email.validity.valid) return email.validity.customError ? ['refuses', address] : ['unknown', '']
  }
  if (take().effects.includes('submit')) return ['sends', '']
  const [start, usual] = [document.body.innerText, looksOf(form)]
  setValue(email, 'anna.example.com')
  const wasOff = isOff(button)
  const wrong = await changes.after(button, () => press(button))
  // Scripts that check a form with “novalidate” cause this event without anybody seeing it.
  const isUnseen = (box as HTMLFormElement).noValidate && /^(?:invalid [^,]*,?)+$/.test(wrong.effects.join())
  if (wrong.isChanged && isUnseen) await wait(700)
  const isLeft = looksOf(form) === usual && document.activeElement !== email && email.value !== ''
  const isSilent = !wasOff && (!wrong.isChanged || isUnseen) && wrong.errors.length === 0 && isLeft
  const errors = document.body.innerText.split('\n').filter((line) => refusal.test(line) && aboutEmail.test(line))
  const isFilled = fields.every((field) => field === email || fill(field))
  setValue(email, plain)
  await wait(400)
  if (!email.isConnected) return isReplaced(email) ? ['loses', ''] : ['unknown', '']
  if (!email.validity.valid) return ['stuck', email.validationMessage]
  const isProtected = document.querySelector(captcha) !== null
  if (!isFilled || isProtected || fields.some((field) => field.willValidate && !field.validity.valid)) return ['unknown', '']
  if (isOff(button)) return [(await reactsToKeys(button, email)) ? 'keys' : 'disabled', toNamed(button).place.html]
  if (wasOff && (await needsKeys(button, email))) return ['keys', toNamed(button).place.html]
  // The main button is judged by main-action.
  if (button !== findMainAction() && reachOf(button)?.outcome === 'outside') return ['outside', toNamed(button).place.html]
  const sent = await send(form, button, changes, hold, { errors, start, isChecking: !wrong.effects.includes('submit') })
  return isSilent && sent[0] === 'works' ? ['silent', ''] : sent
}

/** What may tell that an address is wrong: words, and the field’s own marks. */
function looksOf({ email, box }: Form): string {
  const { borderColor, backgroundColor, boxShadow, color, outlineColor } = getComputedStyle(email)
  return [document.body.innerText, box.outerHTML, borderColor, backgroundColor, boxShadow, color, outlineColor].join('|')
}

/** Whether an empty field has replaced a filled one, such as after part of the page was rendered again. */
const isReplaced = ({ type, name, id }: HTMLInputElement): boolean =>
  findForms().some(({ email }) => email.type === type && email.name === name && email.id === id && email.value === '')

/** Effects that send nothing: they may come with any press. */
const idle = /^(?:scroll|change|input|reset|invalid|toggle|close|cancel) /

/** The lines of text that the page didn’t show before. */
export const linesSince = (before: string): string[] => {
  const known = new Set(before.split('\n'))
  return document.body.innerText.split('\n').filter((line) => line.trim() !== '' && !known.has(line))
}

/** What a page says once its request was refused, or although it has sent none. */
function judgeThanks(lines: string[], sent: string[], isRefused: boolean): TriedForm['outcome'] | null {
  const said = lines.find((line) => thanks.test(line) && !trouble.test(line))
  if (said === undefined || lines.some((line) => trouble.test(line))) return null
  if (sent.length === 0) return 'unsent'
  return isRefused && sent.every((effect) => effect.startsWith('request ')) ? 'thanks' : null
}

/** Presses the button. Nothing leaves the page, so only what happens before a request says anything. */
async function send(
  { email, box, fields }: Form,
  button: HTMLElement,
  changes: Changes,
  hold: Hold,
  { errors, start, isChecking }: { errors: readonly string[]; start: string; isChecking: boolean },
): Promise<[TriedForm['outcome'], string]> {
  const [{ take }, sight] = [hold, sightOf(box)]
  const text = document.body.innerText
  const before = (text.match(refusal) ?? []).length
  const label = textOn(button)
  const pressed = await changes.after(button, () => press(button))
  const { effects, errors: thrown, isChanged } = pressed
  await wait(300)
  if (!effects.includes('submit')) {
    // Pages that only pretend to send something wait a moment as well.
    for (let waited = 0; waited < 1500 && !linesSince(text).some((line) => thanks.test(line)); waited += 100) await wait(100)
    // What was asked for meanwhile counts, too.
    const later = take()
    effects.push(...later.effects)
    pressed.requests ||= later.requests
    pressed.isRefused ||= later.isRefused
    const sent = effects.filter((effect) => !idle.test(effect))
    const fault = judgeThanks(linesSince(text), sent, pressed.isRefused || later.isRefused)
    if (fault !== null)
      return [
        fault,
        linesSince(text)
          .find((line) => thanks.test(line))
          ?.trim() ?? '',
      ]
  }
  if (effects.includes('submit')) {
    const action = box.getAttribute('action')?.trim() ?? ''
    const isPost = /post|dialog/i.test(button.getAttribute('formmethod') ?? box.getAttribute('method') ?? '')
    const isNowhere = !isPost && /^#?$/.test(action) && !button.hasAttribute('formaction')
    if (isNowhere) return ['nowhere', '']
    const refused = isChecking ? await refusedOf(email, button, take) : undefined
    return refused === undefined ? ['works', ''] : ['refuses', refused]
  }
  const isMute = async () => !pressed.leadsTo && !effects.some(isHeard) && !(await hasSpoken(sight, box, take))
  if (pressed.requests) {
    const wasSilent = pressed.isRefused && (await isMute())
    const refused = await refusedOf(email, button, take)
    if (refused !== undefined) return ['refuses', refused]
    const stale = errors.find((line) => document.body.innerText.split('\n').includes(line))
    if (stale !== undefined && email.isConnected && isSeen(email)) return ['stale', stale.trim()]
    const isSaid = linesSince(text).some((line) => !line.includes(textOn(button)))
    const isWaiting = () =>
      button.isConnected && textOn(button) !== label && (/(?:…|\.\.\.)$/.test(textOn(button)) || button.matches(':disabled'))
    const isAsked = () => [...effects, ...take().effects].includes('alert')
    const isHanging = () => pressed.isRefused && !isSaid && isWaiting()
    if (isHanging()) await wait(1500)
    if (isHanging() && !isAsked()) return ['hangs', textOn(button)]
    const refill = () => fields.every((field) => field.isConnected && fill(field)) && email.isConnected
    return [(await judgeSending(box, button, refill, hold, wasSilent)) ?? 'works', '']
  }
  if (thrown[0] !== undefined) return ['throws', thrown[0]]
  if (!email.isConnected || !isSeen(email)) return ['works', '']
  if (email.value === '') {
    const why = linesSince(text).find((line) => complaint.test(line) || refusal.test(line) || trouble.test(line))
    if (why !== undefined && email.form?.checkValidity() !== true) return ['empties', why.trim()]
    return (await isMute()) ? ['mute', ''] : ['works', '']
  }
  const isMarked = email.getAttribute('aria-invalid') === 'true' || !email.validity.valid
  const other = linesSince(start).find((line) => refusal.test(line) && !aboutEmail.test(line) && aboutOthers.test(line))
  if (isMarked || other !== undefined || (document.body.innerText.match(refusal) ?? []).length > before) {
    return other === undefined || isMarked ? ['refuses', plain] : ['others', other.trim()]
  }
  return isChanged || effects.length > 0 ? ['works', ''] : ['nothing', '']
}
