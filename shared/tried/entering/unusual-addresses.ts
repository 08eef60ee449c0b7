import type { Hold } from '../held/hold.ts'
import { isSeen, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import { refusal } from './form-words.ts'
import { linesSince } from './try-forms.ts'

export const plain = 'anna.berg@example.com'
/** Valid addresses that patterns and scripts often refuse. */
export const unusual = ['anna+news@example.com', 'anna@mail.example.co.uk', 'anna@example.photography']

/** A valid address that the form refuses once it’s sent, while it takes a plain one, again. */
export async function refusedOf(email: HTMLInputElement, button: HTMLElement, take: Hold['take']): Promise<string | undefined> {
  const text = document.body.innerText
  if (email.getAttribute('aria-invalid') === 'true') return undefined
  const again = [...(email.form?.querySelectorAll('input') ?? [])].filter(
    (one) => one !== email && one.value !== '' && one.value === email.value,
  )
  for (const address of [plain, ...unusual]) {
    await wait(200)
    if (!email.isConnected || !isSeen(email) || button.matches(':disabled')) return undefined
    for (const one of [email, ...again]) setValue(one, address)
    take()
    press(button)
    await wait(150)
    const isSent = take().effects.includes('submit')
    if (isSent) continue
    if (email.getAttribute('aria-invalid') === 'true' || linesSince(text).some((line) => refusal.test(line)))
      return address === plain ? undefined : address
  }
  return undefined
}
