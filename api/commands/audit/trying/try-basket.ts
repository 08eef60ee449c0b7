import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { isChanging } from '../../../../shared/tried/held/changing-url.ts'
import { adding } from '../../../../shared/tried/adding.ts'
import type { Fault } from '../../../../shared/tried/tried.ts'

const baskets = /cart|basket|\bbag\b|warenkorb|panier|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)/i
const empty =
  /\b(?:is|are|looks) (?:currently |still |now )?empty\b|\bist (?:noch |derzeit )?leer\b|\best vide\b|está vac[ií]|\bè vuot|está vazi|\bis (?:nog )?leeg\b/i

/** Blocks whatever a tab sends from now on. The returned function tells how often there was something. */
export async function holdSending(tab: Page): Promise<() => number> {
  let sent = 0
  await tab.setBypassServiceWorker(true)
  await tab.setRequestInterception(true)
  tab.on('request', (request) => {
    const isReading = /^(?:GET|HEAD)$/.test(request.method()) && !isChanging(request.url())
    if (!isReading) sent += 1
    void (isReading ? request.continue() : request.abort()).catch(() => {})
  })
  return () => sent
}

/** Puts something into a basket that the browser keeps: it must count once, and be on the basket’s page. Nothing if a server would know. */
export async function tryBasket(tab: Page): Promise<Fault[]> {
  const countSent = await holdSending(tab)
  const storage = () => tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const [before, counts] = [await storage(), await tab.evaluate(countsIn, baskets.source)]
  const added = await tab.evaluate(addOne, adding.source, baskets.source)
  if (added === null) return []
  const { url, label, says, html } = added
  const text = label ?? says
  const [plain, named] = adding.exec(says) ?? []
  const faultOf = (kind: string): Fault[] => [{ place: { path: 'button', html }, text, kind }]
  await sleep(800)
  if (countSent() > 0) return []
  const now = await tab.evaluate(countsIn, baskets.source)
  // “Add both to cart” may count two.
  const isOne = plain === says && named === undefined && now.length === counts.length
  if (isOne && now.some((count, at) => count === (counts[at] ?? count) + 2)) return faultOf('doubled')
  if (url === null || (await storage()) === before) return []
  await tab.goto(url, { waitUntil: 'load', timeout: 15_000 })
  await sleep(1000)
  const said = await tab.evaluate(() => document.querySelector<HTMLElement>('main, body')?.innerText ?? '')
  return countSent() > 0 || !empty.test(said) ? [] : faultOf('basket')
}

/** Runs in the page: the numbers in texts about the basket, on a page where no quantity is entered. */
function countsIn(leads: string): number[] {
  if (document.querySelector('input[type="number"], select[name*="q" i]') !== null) return []
  const named = new RegExp(leads, 'i')
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter(
      (one) =>
        one.childElementCount === 0 &&
        /^\D{0,3}\d{1,3}\D{0,3}$/.test(one.innerText ?? '') &&
        !/[$€£¥%.,]/.test(one.innerText) &&
        named.test(`${one.closest('a, p, div, button')?.textContent ?? ''} ${one.closest('a, p, div, button')?.ariaLabel ?? ''}`),
    )
    .map((one) => Number(/\d+/.exec(one.innerText)?.[0]))
}

/** Runs in the page: presses the first button that adds something, and finds the link to the page for what was added. */
function addOne(adds: string, leads: string) {
  const button = [...document.querySelectorAll('button')].find(
    (one) => new RegExp(adds, 'iu').test(`${one.innerText} ${one.ariaLabel ?? ''}`) && !one.disabled && one.checkVisibility(),
  )
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    ({ href, innerText, origin, pathname }) =>
      new RegExp(leads, 'i').test(`${href} ${innerText}`) && origin === location.origin && pathname !== location.pathname,
  )
  if (button === undefined) return null
  button.click()
  return { url: link?.href ?? null, label: button.ariaLabel, says: button.innerText.trim(), html: button.outerHTML.slice(0, 300) }
}
