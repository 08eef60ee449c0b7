import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { isChanging } from '../../../shared/tried/held/changing-url.ts'
import type { Fault } from '../../../shared/tried/tried.ts'

export const adding =
  /\badd(?: [\p{L}\p{N} ’'-]{1,40})? to (?:the |my |your )?(?:cart|basket|bag)\b|in den warenkorb|ajouter au panier|añadir (?:al carrito|a la cesta)|aggiungi al carrello|adicionar ao carrinho|in (?:de |het )?winkel(?:wagen|mandje?)/iu
const baskets = /cart|basket|\bbag\b|warenkorb|panier|carrito|cesta|carrello|carrinho|winkel(?:wagen|mand)/i
const empty =
  /\b(?:is|are|looks) (?:currently |still |now )?empty\b|\bist (?:noch |derzeit )?leer\b|\best vide\b|está vac[ií]|\bè vuot|está vazi|\bis (?:nog )?leeg\b/i

/** Blocks whatever a tab sends from now on. The returned function tells whether there was anything. */
export async function holdSending(tab: Page): Promise<() => boolean> {
  let isSent = false
  await tab.setBypassServiceWorker(true)
  await tab.setRequestInterception(true)
  tab.on('request', (request) => {
    const isReading = /^(?:GET|HEAD)$/.test(request.method()) && !isChanging(request.url())
    isSent ||= !isReading
    void (isReading ? request.continue() : request.abort()).catch(() => {})
  })
  return () => isSent
}

/** Puts something into a basket that the browser keeps, and looks for it on the basket’s page. Nothing if a server would know. */
export async function tryBasket(tab: Page): Promise<Fault[]> {
  const isSent = await holdSending(tab)
  const storage = () => tab.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  const before = await storage()
  const added = await tab.evaluate(addOne, adding.source, baskets.source)
  if (added === null) return []
  await sleep(800)
  if (isSent() || (await storage()) === before) return []
  await tab.goto(added.url, { waitUntil: 'load', timeout: 15_000 })
  await sleep(1000)
  const said = await tab.evaluate(() => document.querySelector<HTMLElement>('main, body')?.innerText ?? '')
  if (isSent() || !empty.test(said)) return []
  return [{ place: { path: 'button', html: added.html }, text: added.text, kind: 'basket' }]
}

/** Runs in the page: presses the first button that adds something, if a link leads to a page for what was added. */
function addOne(adds: string, leads: string) {
  const button = [...document.querySelectorAll('button')].find(
    (one) => new RegExp(adds, 'iu').test(`${one.innerText} ${one.ariaLabel ?? ''}`) && !one.disabled && one.checkVisibility(),
  )
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    ({ href, innerText, origin, pathname }) =>
      new RegExp(leads, 'i').test(`${href} ${innerText}`) && origin === location.origin && pathname !== location.pathname,
  )
  if (button === undefined || link === undefined) return null
  button.click()
  return { url: link.href, text: button.ariaLabel ?? button.innerText.trim(), html: button.outerHTML.slice(0, 300) }
}
