import { press, pressKey } from '../../tried/pressing/press.ts'
import { moveFocus } from './open-list.ts'
import selectors from './selectors.json' with { type: 'json' }
import { isDate } from './type-date.ts'
import { around } from './walk-page.ts'
import { rootsAround, whileReacting } from './while-reacting.ts'

/** How long a calendar takes to open, to show another month and to close, in milliseconds; and how many months it is turned on at most. */
const [draws, furthest] = [400, 24]

const turnsOn = /next|nächst|suivant|siguiente|pr[oó]xim|successiv|volgend|nast[eę]pn|sonraki|след|다음|次|下|^[›>→]$/iu
const turnsYears = /year|jahr|ann[eé]e|a[nñ]o\b|anno\b|jaar|rok\b|y[iı]l\b|год|년|年|double|super|decade/iu

/** Chooses a date (YYYY-MM-DD) in the calendar that a control opens. Returns whether the control shows it then. */
export async function pickDate(control: HTMLElement, date: string): Promise<boolean> {
  const lang = control.ownerDocument.documentElement.lang || 'en'
  const isIt = (text: string) => [lang, 'en'].some((each) => isDate(text, date, each))
  const day = String(Number(date.slice(8)))
  const roots = rootsAround(control)
  const all = () => roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selectors.days)]).filter(isDay)
  const before = new Set(all())
  const days = () => all().filter((cell) => !before.has(cell))
  /** The month’s days and what is around them: its name, and what turns its pages. */
  const boxes = () => {
    const shown = days()
    const around28 = [...around(shown[0] ?? control)].filter((box) => shown.filter((cell) => box.contains(cell)).length > 27)
    return around28.slice(0, 6).filter((box) => !box.contains(control))
  }
  const find = () => {
    const own = days().filter((cell) => cell.innerText.trim() === day && !withParent(cell).some((at) => at.matches(selectors.closedDays)))
    const isInMonth = boxes().some((box) => captionsOf(box).some((caption) => isIt(`${day} ${caption}`)))
    return own.find((cell) => withParent(cell).flatMap(namesOf).some(isIt)) ?? (isInMonth ? own[0] : undefined)
  }
  press(control)
  // Some open once their box has the focus, which a press of a script doesn’t give.
  const isOpened = () => days().length > 27
  if (!(await whileReacting(control, isOpened, draws))) moveFocus(control, 'focus')
  await whileReacting(control, isOpened, control.ariaExpanded === 'true' ? 4 * draws : draws)
  for (let months = 0; months < furthest && find() === undefined; months++) {
    const box = boxes().at(-1)
    const buttons = ['button, [role="button"], a', 'span'].flatMap((kind) => [...(box?.querySelectorAll<HTMLElement>(kind) ?? [])])
    const next = buttons
      .map((one) => ({ one, names: namesOf(one).join(' ') }))
      .find(({ one, names }) => !isDay(one) && turnsOn.test(names) && !turnsYears.test(names))
    if (next === undefined) break
    press(next.one)
    await whileReacting(control, () => find() !== undefined, draws)
  }
  const cell = find()
  if (cell) press(cell)
  const isShown = await whileReacting(control, () => isIt((control as HTMLInputElement).value || control.innerText), cell ? draws : 0)
  if (!isShown && days().length > 0) pressKey('Escape', {}, control)
  return isShown
}

const isDay = (cell: HTMLElement): boolean =>
  /^\s*\d{1,2}\s*$/.test(cell.textContent) && cell.childElementCount === 0 && cell.checkVisibility({ visibilityProperty: true })

const withParent = (cell: HTMLElement): HTMLElement[] => [cell, cell.parentElement ?? cell]

/** What an element is called, or says of its date. */
const namesOf = ({ ariaLabel, title, className, textContent, dataset }: HTMLElement): string[] => [
  ariaLabel ?? '',
  title,
  className,
  textContent.slice(0, 40),
  ...Object.values(dataset).map(String),
]

/** What is written above the days, or chosen there, in whole and in parts. */
function captionsOf(box: Element): string[] {
  const parts = [...box.querySelectorAll<HTMLElement>('*')].filter((part) => part.childElementCount < 7 && part.textContent.length < 40)
  const chosen = [...box.querySelectorAll('select, input')].map((one) => (one as HTMLInputElement).value)
  return [...parts.map(({ textContent }) => textContent), chosen.join(' ')]
}
