import type { Changes } from './changes.ts'
import { isSeen, namesOf, textOn, toNamed, wait } from './named.ts'
import { press } from './press.ts'
import type { TriedForm } from './tried.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
type Form = { email: HTMLInputElement; box: Element; fields: Field[]; button: HTMLElement | null }

const plain = 'anna.berg@example.com'
/** Valid addresses that patterns and scripts often refuse. */
const others = ['anna+news@example.com', 'anna@mail.example.co.uk', 'anna@example.photography']
const maxForms = 2
const buttons = 'button:not([type="button"], [type="reset"]), input[type="submit"], input[type="image"]'
const captcha = 'iframe[src*="captcha"], iframe[src*="challenges"], .g-recaptcha, .h-captcha, .cf-turnstile, [data-sitekey]'
const refusal =
  /invalid|not valid|(?:enter|use|provide) a valid|ungültig|gültige|invalide|valide|no válid|válid|non valid|ongeldig|geldig|ogiltig|giltig|nieprawidł|neplatn|недейств|неверн|некоррект|недійсн|geçersiz|無効|正しい|无效|無效|有效|올바르|غير صالح|לא תקין/i

/** Fills in forms that ask for an email address, with wrong and right values, as far as to the request that would send them. */
export async function tryForms(changes: Changes, until: number): Promise<TriedForm[]> {
  const tried: TriedForm[] = []
  for (const form of findForms().slice(0, maxForms)) {
    if (performance.now() > until) break
    const [outcome, detail] = await tryForm(form, changes)
    tried.push({ ...toNamed(form.email), text: form.button === null ? '' : textOn(form.button), outcome, detail: detail.slice(0, 300) })
  }
  return tried
}

function findForms(): Form[] {
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
    return [
      { email, box, fields, button: [...box.elements].find((one): one is HTMLElement => one.matches(buttons) && isSeen(one)) ?? null },
    ]
  })
  return [...new Map(forms.map((form) => [form.box, form])).values()]
}

async function tryForm(form: Form, changes: Changes): Promise<[TriedForm['outcome'], string]> {
  const { email, box, fields, button } = form
  if (button === null) return ['unknown', '']
  for (const address of [plain, ...others]) {
    setValue(email, address)
    await wait(30)
    // What the markup refuses is judged by form-input.
    if (!email.validity.valid) return email.validity.customError ? ['refuses', address] : ['unknown', '']
  }
  setValue(email, 'anna.example.com')
  await changes.after(button, () => press(button))
  const isFilled = fields.every((field) => field === email || fill(field))
  setValue(email, plain)
  await wait(400)
  if (!email.isConnected) return ['unknown', '']
  if (!email.validity.valid) return ['stuck', email.validationMessage]
  const isProtected = document.querySelector(captcha) !== null
  const unseen = fields.find(
    (field) => field.willValidate && !field.validity.valid && !isSeen(field) && field.closest('label, [hidden], [style*="none"]') === null,
  )
  if (unseen !== undefined && box instanceof HTMLFormElement && !box.noValidate && !isProtected)
    return ['hidden', toNamed(unseen).place.html]
  if (!isFilled || isProtected || fields.some((field) => field.willValidate && !field.validity.valid)) return ['unknown', '']
  if (button.matches(':disabled, [aria-disabled="true"]')) return ['disabled', toNamed(button).place.html]
  return send(form, button, changes)
}

/** Presses the button. Nothing leaves the page, so only what happens before a request says anything. */
async function send({ email, box }: Form, button: HTMLElement, changes: Changes): Promise<[TriedForm['outcome'], string]> {
  const before = (document.body.innerText.match(refusal) ?? []).length
  const { effects, errors, requests, isChanged } = await changes.after(button, () => press(button))
  await wait(300)
  if (effects.includes('submit')) {
    const action = box.getAttribute('action')?.trim() ?? ''
    const isPost = /post|dialog/i.test(button.getAttribute('formmethod') ?? box.getAttribute('method') ?? '')
    const isNowhere = !isPost && /^#?$/.test(action) && !button.hasAttribute('formaction')
    return isNowhere ? ['nowhere', ''] : ['works', '']
  }
  if (requests) return ['works', '']
  if (errors[0] !== undefined) return ['throws', errors[0]]
  if (!email.isConnected || !isSeen(email)) return ['works', '']
  const isMarked = email.getAttribute('aria-invalid') === 'true' || !email.validity.valid
  if (isMarked || (document.body.innerText.match(refusal) ?? []).length > before) return ['refuses', plain]
  return isChanged || effects.length > 0 ? ['works', ''] : ['nothing', '']
}

/** As if somebody typed it: frameworks listen to these events, and set values past their own setters. */
function setValue(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object
  field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: value, inputType: 'insertText' }))
  field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true, key: value.at(-1) ?? '' }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  field.dispatchEvent(new FocusEvent('blur'))
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

const values: Record<string, string> = {
  tel: '+49 30 901820',
  url: 'https://example.com/',
  date: '2026-01-15',
  password: 'Ebb-and-flow-2026!',
  number: '1',
}

/** Fills a field that somebody would have to fill. Returns whether it’s known to be right. */
function fill(field: Field): boolean {
  if (!field.willValidate || !isSeen(field)) return true
  if (field instanceof HTMLSelectElement) {
    const option = [...field.options].find(({ value, disabled }) => value !== '' && !disabled)
    if (option !== undefined && field.value === '') setValue(field, option.value)
  } else if (field.matches('[type="checkbox"], [type="radio"]')) {
    if (field instanceof HTMLInputElement && !field.checked && (field.required || field.type === 'checkbox')) field.click()
  } else if (field.value === '') setValue(field, values[field.type] ?? (field.type === 'email' ? plain : 'Anna Berg'))
  return field.validity.valid
}
