import { foldWords } from '../texts/fold-words.ts'
import { until } from './choose-options.ts'
import { boxesOf } from './drawn-list.ts'
import { setValue } from './set-value.ts'
import selectors from './selectors.json' with { type: 'json' }
import { press } from '../../tried/pressing/press.ts'

const [addsRow, adds, removes] = [`^(?:${selectors.addsRow})`, `^(?:${selectors.adds})$`, `^(?:${selectors.removes})`].map(
  (words) => new RegExp(words, 'u'),
) as [RegExp, RegExp, RegExp]

type Button = HTMLInputElement | HTMLButtonElement

const buttonsIn = (box: Element): Button[] => [...box.querySelectorAll<Button>('button, input[type=button]')]

const wordsOf = ({ ariaLabel, textContent, value }: Button): string => {
  const words = ((ariaLabel ?? textContent.trim()) || value).trim()
  return words.length === 1 ? words : foldWords(words)
}

/** How long a page may take to draw another box, in milliseconds. */
const draws = 500

/** Boxes for one entry each, of which a button adds the next: it says “another”, or the first can be removed already. */
export function entryRowsOf(control: HTMLElement) {
  const boxes = boxesOf(control, 4)
  const isRow = boxes.slice(0, 3).some((box) => buttonsIn(box).some((button) => removes.test(wordsOf(button))))
  const isAdder = (button: Button) => addsRow.test(wordsOf(button)) || (isRow && adds.test(wordsOf(button)))
  const frame = boxes.find((box) => buttonsIn(box).some(isAdder))
  const adder = () => buttonsIn(frame ?? control).find((one) => isAdder(one) && (one.type === 'button' || one.form === null))
  if (frame === undefined || adder() === undefined) return null
  const inputs = () => [
    ...frame.querySelectorAll<HTMLInputElement>(`input[type="${(control as HTMLInputElement).type}"], input:not([type])`),
  ]
  /** Returns the boxes that were filled, in their order. */
  return async (entries: readonly string[]): Promise<HTMLElement[]> => {
    const filled: HTMLElement[] = []
    for (const entry of entries) {
      const before = new Set(inputs())
      const next = () => inputs().find((one) => !before.has(one) && one.value === '')
      const button = adder()
      if (filled.length > 0 && button) press(button)
      if (filled.length > 0 && !(await until(() => next() !== undefined, draws))) break
      const box = filled.length === 0 ? control : (next() ?? control)
      await setValue(box, entry)
      filled.push(box)
    }
    return filled
  }
}
