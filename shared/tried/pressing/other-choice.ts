import { isInView, isPictured, isSeen, textOn, wait } from '../named.ts'
import { linesOf } from './after-press.ts'
import { isHarmless } from './find-controls.ts'
import { press } from './press.ts'
import { openDialogs } from './stays-locked.ts'

const heads = 'h2, h3, h4, h5, legend, dt'
const chosen = '[aria-pressed="true"], [aria-selected="true"], [aria-checked="true"], .active, .selected, .is-active, .is-selected'

/** The heading of the card around a control, such as the name of a plan. */
export function cardOf(control: Element): string {
  for (let at = control.parentElement; at !== null && !at.matches('body, main, section, form'); at = at.parentElement) {
    const found = [...at.querySelectorAll(heads)]
    if (found.length > 0) return found.length === 1 && found[0] !== undefined ? textOn(found[0]) : ''
  }
  return ''
}

export const isWord = (text: string, name: string) => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `.includes(` ${name} `)

/** Something other than the card whose button was pressed: in the dialog that opens, or selected in the form that the press leads to. */
export function otherChoice(pressed: Element, dialogs: readonly Element[]): string | undefined {
  const own = cardOf(pressed)
  const twins = [...document.querySelectorAll(pressed.localName)].filter(
    (one) => one !== pressed && one.className === pressed.className && isSeen(one),
  )
  const others = [...new Set(twins.map(cardOf))].filter((name) => name !== '' && name !== own)
  if (own === '' || others.length === 0 || isWord(others.join(' '), own)) return undefined
  const toOther = (text: string) => (isWord(text, own) ? undefined : others.find((name) => isWord(text, name)))
  const opened = openDialogs().find((one) => !dialogs.includes(one))
  const title = textOn(opened?.querySelector('h1, h2, h3, h4') ?? document.head)
  if (others.includes(title)) return `the dialog of “${title}” opens instead of that of “${own}”`
  const lists = [...document.querySelectorAll('select')].filter((one) => isSeen(one) && isInView(one))
  const isAmong = (texts: readonly string[]) => [own, ...others].every((name) => texts.some((text) => isWord(text, name)))
  const picked = lists
    .filter(({ options }) => isAmong([...options].map(({ text }) => text)))
    .map(({ selectedOptions }) => selectedOptions[0]?.text ?? '')
  const ticked = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')]
    .filter((one) => [...(one.labels ?? [])].some((label) => isSeen(label) && isInView(label) && !label.contains(pressed)))
    .map((one) => one.labels?.[0]?.innerText ?? '')
    .filter((text) => text.length < 80)
  const other = [...picked, ...ticked].map(toOther).find((name) => name !== undefined)
  return other && `“${other}” is selected instead of “${own}”`
}

/** What the page shows while its initial choices are selected: a filter’s “All”, or monthly prices. */
export const noteChosen = (): { element: Element; lines: string[] }[] =>
  [...document.querySelectorAll('button, [role="tab"], [role="button"]')]
    .filter((one) => one.matches(chosen) && isSeen(one) && !isPictured(one) && isHarmless(one))
    .map((element) => ({ element, lines: linesOf((element.closest('section, main, body') as HTMLElement).innerText) }))

/** The initial choices that don’t bring back what they showed, after others were selected. */
export async function findLostChoices(noted: ReturnType<typeof noteChosen>): Promise<Element[]> {
  const lost: Element[] = []
  for (const { element, lines } of noted) {
    const around = element.closest<HTMLElement>('section, main, body')
    if (around === null || !element.isConnected || !isSeen(element) || element.matches(chosen)) continue
    const missing = () => {
      const now = new Set(linesOf(around.innerText))
      return lines.filter((line) => !now.has(line))
    }
    const gone = missing()
    if (gone.length === 0) continue
    press(element)
    for (let waited = 0; waited < 1200 && gone.some((line) => missing().includes(line)); waited += 100) await wait(100)
    if (gone.every((line) => missing().includes(line))) lost.push(element)
  }
  return lost
}
