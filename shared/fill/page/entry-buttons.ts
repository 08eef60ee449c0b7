import { foldWords } from '../texts/fold-words.ts'
import { boxesOf } from './drawn-list.ts'
import selectors from './selectors.json' with { type: 'json' }

const adds = new RegExp(`^(?:${selectors.adds})$`, 'u')

/** The button beside a box that adds what is typed in it to a list, in the nearest box around both. Null if there’s none, or if it would submit the form. */
export function adderOf(control: HTMLElement): HTMLElement | null {
  for (const box of boxesOf(control, 3).slice(1)) {
    const buttons = [...box.querySelectorAll<HTMLInputElement | HTMLButtonElement>('button, input[type=button]')]
    const adder = buttons.find(({ value, textContent, ariaLabel }) => {
      const words = (ariaLabel ?? textContent.trim()) || value
      return adds.test(foldWords(words)) || /^\s*[+＋]\s*$/.test(words)
    })
    if (adder !== undefined) return adder.type === 'button' || adder.form === null ? adder : null
  }
  return null
}

/** The part of an entry, shown beside its box, that removes it when pressed. The rest of the entry is only its name. */
export function removerOf(control: HTMLElement, name: string): HTMLElement | undefined {
  const box = boxesOf(control, 6).at(-1)
  const parts = [...(box?.querySelectorAll<HTMLElement>(selectors.removers) ?? [])].filter((part) => part.closest('a[href]') === null)
  return parts.find((part) => {
    const entry = part.parentElement?.textContent ?? ''
    return foldWords(entry.replace(part.textContent, '')) === foldWords(name)
  })
}

/** The sign in a box that empties it when pressed. */
export const clearerOf = (control: HTMLElement): HTMLElement | undefined =>
  boxesOf(control, 4)
    .flatMap((box) => [...box.querySelectorAll<HTMLElement>(selectors.clearers)])
    .find((part) => part.textContent.trim().length < 3 && part.closest('a[href]') === null)
