import { wait } from '../named.ts'
import { setValue } from './set-value.ts'

/** Long enough for a script that checks values now and then. */
const patienceMs = 1200
const settleMs = 400

export const isOff = (button: Element): boolean => button.matches(':disabled, [aria-disabled="true"]')

/**
 * Whether a button that is disabled until a field is filled in stays so when the value comes without any key, as from a password manager, although it
 * then reacts to keys.
 */
export async function needsKeys(button: Element, field: HTMLInputElement): Promise<boolean> {
  const { value } = field
  setValue(field, '')
  for (const name of ['keydown', 'keypress']) field.dispatchEvent(new KeyboardEvent(name, { bubbles: true, key: 'Backspace' }))
  await wait(settleMs)
  if (!isOff(button)) {
    setValue(field, value)
    return false
  }
  setValue(field, value, true, false)
  for (let waited = 0; waited < patienceMs && isOff(button); waited += 100) await wait(100)
  return isOff(button) && field.isConnected && field.value === value && reactsToKeys(button, field)
}

/** Whether only the events of a key are missing. */
export async function reactsToKeys(button: Element, field: HTMLInputElement): Promise<boolean> {
  for (const name of ['keydown', 'keypress', 'keyup']) field.dispatchEvent(new KeyboardEvent(name, { bubbles: true, key: 'm' }))
  await wait(settleMs)
  return !isOff(button)
}
