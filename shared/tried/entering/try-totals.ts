import { amountIn, amountsIn } from '../amounts.ts'
import type { Hold } from '../held/hold.ts'
import { isPictured, isSeen, wait } from '../named.ts'
import { calculating, partOf, totals } from './try-numbers.ts'

/** Extras and sizes with a price of their own that leave the total beside them as it was, while no server is asked for it. Leaves each as it was. */
export async function findIgnoredChoices(take: Hold['take']): Promise<HTMLInputElement[]> {
  const ignored: HTMLInputElement[] = []
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[type="checkbox"], input[type="radio"]')].filter(
    (one) => !one.checked && !one.disabled && priceOf(one) > 0 && !isPictured(one) && hasTotal(one),
  )
  for (const box of boxes.slice(0, 3)) {
    const part = partOf(box)
    const chosen = [...part.querySelectorAll<HTMLInputElement>('input[type="radio"]:checked')].find(({ name }) => name === box.name)
    // What costs as much changes no total.
    if (box.type === 'radio' && (chosen === undefined || priceOf(chosen) === priceOf(box))) continue
    const before = amountsIn(part).join()
    take()
    box.click()
    await wait(500)
    const isIgnored = box.isConnected && box.checked && !take().requests && amountsIn(part).join() === before
    if (isIgnored) ignored.push(box)
    if (box.isConnected) (chosen ?? box).click()
  }
  return ignored
}

/** The only amount of money on a choice’s own label. */
function priceOf({ labels }: HTMLInputElement): number {
  const [label] = labels ?? []
  const amounts = label === undefined || !isSeen(label) ? [] : amountsIn(label)
  return amounts.length === 1 ? (amounts[0] ?? 0) : 0
}

/** Whether a part of the page shows one total that no button adds up. */
function hasTotal(field: Element): boolean {
  const part = partOf(field)
  const [total, ...others] = [...part.innerText.matchAll(new RegExp(totals.source, 'gi'))]
  const isAdding = [...part.querySelectorAll<HTMLElement>('button, input[type="submit"]')].some((one) => calculating.test(one.innerText))
  return total !== undefined && others.length === 0 && amountIn(total.groups?.['sum'] ?? '') > 0 && !isAdding && !part.matches('body, main')
}
