import { isSeen, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import { setValue } from './set-value.ts'
import { linesSince, refusal } from './try-forms.ts'

/** Valid addresses that patterns and scripts often refuse. */
export const unusual = ['anna+news@example.com', 'anna@mail.example.co.uk', 'anna@example.photography']

/** A valid address that the form refuses once it’s sent, while it took a plain one. */
export async function refusedOf(email: HTMLInputElement, button: HTMLElement): Promise<string | undefined> {
  const text = document.body.innerText
  if (email.getAttribute('aria-invalid') === 'true') return undefined
  for (const address of unusual) {
    await wait(200)
    if (!email.isConnected || !isSeen(email) || button.matches(':disabled')) return undefined
    setValue(email, address)
    press(button)
    await wait(150)
    if (email.getAttribute('aria-invalid') === 'true' || linesSince(text).some((line) => refusal.test(line))) return address
  }
  return undefined
}
