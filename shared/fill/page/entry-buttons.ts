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

/** What may remove an entry that is shown beside its box, by the entry’s name: the rest of its text. */
const removersBy = (control: HTMLElement, count: number) =>
  [...(boxesOf(control, count).at(-1)?.querySelectorAll<HTMLElement>(selectors.removers) ?? [])].flatMap((part) => {
    const { parentElement: entry, textContent } = part
    const isOther = entry === null || entry.contains(control) || part.closest('a[href]') !== null
    return isOther ? [] : [{ part, name: foldWords(entry.textContent.replace(textContent, '')) }]
  })

/** The part of an entry that removes it when pressed. */
export const removerOf = (control: HTMLElement, name: string): HTMLElement | undefined =>
  removersBy(control, 6).find((remover) => remover.name === foldWords(name))?.part

/** Whether entries are shown beside a box, which is empty again after each. */
export const hasEntries = (control: HTMLElement): boolean =>
  removersBy(control, 3).some(
    ({ part, name }) => name !== '' && (part.matches(selectors.entryRemovers) || /^\s*[×✕✖⨯x]\s*$/i.test(part.textContent)),
  )

/** The sign in a box that empties it when pressed. */
export const clearerOf = (control: HTMLElement): HTMLElement | undefined =>
  boxesOf(control, 4)
    .flatMap((box) => [...box.querySelectorAll<HTMLElement>(selectors.clearers)])
    .find((part) => part.textContent.trim().length < 3 && part.closest('a[href]') === null)
