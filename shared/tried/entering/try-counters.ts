import { amountIn, amountsIn, money } from '../amounts.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, labelOf, namesOf, textOn, toNamed, wait } from '../named.ts'
import { press } from '../pressing/press.ts'
import type { Fault } from '../tried.ts'
import { setValue } from './set-value.ts'
import { calculating, isTotalOf, partOf } from './try-numbers.ts'

/** What a control counts: a button that raises it, maybe with another one that lowers it, or a field for the number itself. */
type Counter = { element: HTMLElement; isButton: boolean; raise: () => void; lower?: HTMLElement | undefined; count: () => number }
/** An element with one amount of money, of which no element inside has any. `kind`: those alike stand in the same place of equal parts. */
type Cell = { element: HTMLElement; kind: string }

/** What has to be pressed before totals follow. */
const asking =
  /refresh|aktualis|neu berechnen|actualis|actualiz|ricalcola|aggiorna|recalc|atualiz|bijwerk|przelicz|uppdatera|opdater|oppdater|přepoč|пересчит|обнов|güncelle|更新|再計算|다시 계산/i
const raising =
  /^[+＋]$|^(?:increase|one more|add one|more|plus|mehr|eins mehr|erhöhen|plus un|augmenter|más|aumentar|aumenta|più|meer|więcej|fler)\b/i
/** What a sum is called. */
const called =
  /total|\bsum\b|summe|gesamt|endbetrag|somme|importe|\bsuma\b|razem|łącznie|summa|\bi alt\b|yhteensä|celkem|összesen|итог|всего|разом|toplam|to pay|zu zahlen|à payer|a pagar|da pagare|合計|小計|総額|합계|总计|合计/i
/** What makes a price that doesn’t follow the number. */
const unlike =
  /up to|at most|night|\bfree\b|however|flat|included|bis zu|nacht|gratis|kostenlos|pauschal|jusqu|nuit|gratuit|forfait|hasta|noche|fino a|notte|inclus/i
const lowering = /^[−–-]$/
const patienceMs = 900
const maxCounters = 3

const sumOf = (cells: readonly Cell[]) => cells.reduce((sum, { element }) => sum + (amountsIn(element)[0] ?? 0), 0)
const isSame = (one: number, other: number) => Math.abs(one - other) < 0.005

/**
 * Counters whose number goes up while the total that was its price times that number, or the sum of the lines around it, stays, and no server is asked
 * for it; that count two at once; or that don’t go down again.
 */
export async function tryCounters(take: Hold['take']): Promise<Fault[]> {
  const found = new Map<string, Fault>()
  const counters = findCounters()
  for (const counter of counters.slice(0, maxCounters)) {
    const { element, isButton, raise, lower, count } = counter
    const add = (kind: string, one: Element = element) =>
      void (found.has(kind) || found.set(kind, { ...toNamed(one), text: labelOf(one), kind }))
    const [part, start] = [partOf(element), count()]
    const isAsking = [...document.querySelectorAll('button, [type="submit"]')].some(
      (one) => isSeen(one) && (asking.test(textOn(one)) || (part.contains(one) && calculating.test(textOn(one)))),
    )
    const sums = part.querySelector('del, s') === null ? sumsAround(element) : []
    // Such a field tells nothing, and is tried as one for numbers.
    if (!isButton && sums.length === 0) continue
    const isAlone = counters.filter((one) => part.contains(one.element)).length === 1 && !unlike.test(part.innerText)
    const isTotal = sums.length > 0 || (isButton && isAlone && isTotalOf(part, [1, 2, 3, 4]))
    const [before, shown] = [amountsIn(part).join(), sums.map(({ lines }) => sumOf(lines))]
    take()
    raise()
    const isStale = () =>
      sums.length === 0
        ? amountsIn(part).join() === before
        : sums.some(({ total, lines, rest }, at) => {
            const isRaised =
              sumOf(lines) > (shown[at] ?? 0) && [total, ...lines].every(({ element: one }) => one.isConnected && isSeen(one))
            return isRaised && isSame(amountsIn(total.element)[0] ?? 0, (shown[at] ?? 0) + rest)
          })
    for (let waited = 0; waited < patienceMs && (waited < 400 || isStale()); waited += 100) await wait(100)
    const raised = count()
    const isLeft = isTotal && !isAsking && raised === start + 1 && isStale()
    // Other parts try the field from where it was.
    if (element instanceof HTMLInputElement) setValue(element, String(start))
    if (take().requests) continue
    // The count may be higher by now.
    if (isLeft) add('idle')
    if (isButton && start % 2 === 1 && raised === start + 2) add('twice')
    if (lower === undefined || isOff(lower) || raised !== start + 1) continue
    press(lower)
    await wait(300)
    if (count() === raised && !isOff(lower) && isSeen(lower) && !take().requests) add('unlowered', lower)
  }
  return [...found.values()]
}

function findCounters(): Counter[] {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[type="button"], button:not(form button)')].filter(
    (one) => [textOn(one), one.innerText.trim(), one.getAttribute('aria-label') ?? ''].some((said) => raising.test(said)) && !isOff(one),
  )
  const ofButtons = buttons.flatMap((element): Counter[] => {
    const around = [...(element.parentElement?.querySelectorAll<HTMLElement>('span, output, b, strong, input') ?? [])]
    const [shown, ...others] = around.filter((one) => /^[1-9]$/.test(numberOn(one)))
    const lower = [...(element.parentElement?.querySelectorAll<HTMLElement>('button') ?? [])].filter((one) =>
      lowering.test(one.innerText.trim()),
    )
    const count = () => (shown?.isConnected ? Number(numberOn(shown)) : Number.NaN)
    return shown === undefined || others.length > 0
      ? []
      : [{ element, isButton: true, raise: () => press(element), lower: lower.length === 1 ? lower[0] : undefined, count }]
  })
  const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="number"]')].filter(
    (one) => /^[1-9]$/.test(one.value) && (one.max === '' || Number(one.max) > Number(one.value)) && !one.readOnly && !isOff(one),
  )
  const ofFields = fields.map((element) => ({
    element,
    isButton: false,
    raise: () => setValue(element, String(Number(element.value) + 1)),
    count: () => Number(element.value),
  }))
  return [...ofButtons, ...ofFields].filter(({ element }) => isSeen(element) && !isPictured(element))
}

const isOff = (one: HTMLElement) => one.matches(':disabled, [aria-disabled="true"]')
const numberOn = (one: HTMLElement): string => (one instanceof HTMLInputElement ? one.value : (one.textContent ?? '')).trim()

/** The amounts of the page that are the sum of the lines of a list with this control in one of them, and maybe of one more amount, such as for delivery. */
function sumsAround(control: Element): { total: Cell; lines: Cell[]; rest: number }[] {
  const cells = readCells()
  const groups = [...Map.groupBy(cells, ({ kind }) => kind).values()].filter((lines) => lines.length > 1 && isAmongLines(lines, control))
  return groups.flatMap((lines) => {
    const sum = sumOf(lines)
    const others = cells.filter((one) => !groups.some((group) => group.includes(one)))
    const isCalled = ({ element }: Cell) => called.test(`${element.parentElement?.innerText.slice(0, 40)} ${namesOf(element)}`)
    const equals = others.filter(({ element }) => isSame(amountsIn(element)[0] ?? 0, sum))
    const withRest = others.flatMap((total) => {
      const [one, ...more] = others.filter(
        (other) => other !== total && isSame(amountIn(other.element.innerText) + sum, amountIn(total.element.innerText)),
      )
      return one === undefined || more.length > 0 ? [] : [{ total, lines, rest: amountIn(one.element.innerText) }]
    })
    return [...equals.filter(isCalled).map((total) => ({ total, lines, rest: 0 })), ...withRest.filter(({ total }) => isCalled(total))]
  })
}

function readCells(): Cell[] {
  const all = [...document.querySelectorAll<HTMLElement>('main *, body > :not(main, script, style) *')].filter(
    (one) => isSeen(one) && one.innerText.length < 60 && (one.innerText.match(money) ?? []).length === 1 && !one.matches('option, del, s'),
  )
  return all
    .filter((one) => !all.some((other) => other !== one && one.contains(other)))
    .map((element) => {
      const path: string[] = []
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
        path.unshift(`${at.localName}.${at.classList[0] ?? ''}`)
      return { element, kind: path.join(' ') }
    })
}

/** Whether the control is in the list that has these lines in its parts. */
function isAmongLines([first, ...others]: readonly Cell[], control: Element): boolean {
  let list = first?.element.parentElement ?? null
  while (list !== null && !others.some(({ element }) => list?.contains(element))) list = list.parentElement
  return list?.contains(control) === true && others.every(({ element }) => list.contains(element))
}
