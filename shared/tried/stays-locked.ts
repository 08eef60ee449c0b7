import { isCloseControl } from './look.ts'
import { isSeen, wait } from './named.ts'
import { press, pressKey } from './press.ts'

export const isLocked = (): boolean =>
  document.documentElement.scrollHeight > innerHeight + 100 &&
  [document.documentElement, document.body].some((one) => /hidden|clip/.test(getComputedStyle(one).overflowY))

const dialogs = () => [...document.querySelectorAll('dialog[open], [role="dialog"], [aria-modal="true"]')].filter(isSeen)

/** Closes the dialog that a press opened, and says so if the page stays locked without it. */
export async function staysLocked(): Promise<string | undefined> {
  if (!isLocked() || dialogs().length === 0) return undefined
  const ways = [
    () => void pressKey('Escape'),
    ...dialogs()
      .flatMap((one) => [...one.querySelectorAll('button')].filter(isCloseControl))
      .map((one) => () => press(one)),
  ]
  for (const way of ways) {
    way()
    // Pages unlock once the dialog has faded out.
    for (let waited = 0; waited < 2000 && isLocked(); waited += 100) await wait(100)
    if (dialogs().length === 0) return isLocked() ? 'the page can’t be scrolled after its dialog is closed' : undefined
  }
  return undefined
}
