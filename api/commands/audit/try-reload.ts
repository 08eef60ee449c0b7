import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { isLocal } from '../../../shared/audit/address.ts'
import type { Fault } from '../../../shared/tried/tried.ts'
import { holdSending } from './try-basket.ts'
import words from './kept-words.json' with { type: 'json' }

/** What the source of a page must mention for a reload to be worth trying. */
export const forgettable = new RegExp(words.named, 'i')
/** Scripts take a moment to show a notice or set a theme. */
const lateMs = 1500

/** Answers the cookie notice and loads the page again, then does the same with the theme. Returns what the page forgot. */
export async function tryReload(tab: Page): Promise<Fault[]> {
  const isSent = await holdSending(tab)
  await sleep(lateMs)
  const reload = async () => {
    await tab.reload({ waitUntil: 'load', timeout: 15_000 })
    await sleep(lateMs)
  }
  const tryAnswer = async (kind: 'forgets' | 'theme-lost', answers = words): Promise<Fault[] | 'not kept'> => {
    const shownNow = async () => (await tab.evaluate(observe, answers, kind, false)).shown
    const [cookies, stored] = [await tab.evaluateHandle(watchCookies), await storageOf(tab)]
    const { shown, text, html, isCertain } = await tab.evaluate(observe, answers, kind, true)
    if (html === '') return []
    await sleep(800)
    const isKept = isCertain || (await storageOf(tab)) !== stored
    // A cookie for another domain, or for https, is only lost on the maker’s own machine.
    const isLost = (await cookies.evaluate(({ lost }) => lost)) && isLocal(tab.url())
    if ((await shownNow()) === shown || isLost || isSent()) return []
    await reload()
    if (!isKept) return 'not kept'
    return (await shownNow()) === shown && !isSent() ? [{ place: { path: 'button', html }, text, kind }] : []
  }
  const answered = await tryAnswer('forgets')
  // To keep nothing may be what a refusal asks for.
  const accepted = answered === 'not kept' ? await tryAnswer('forgets', { ...words, refusing: '(?!)' }) : answered
  return [accepted, await tryAnswer('theme-lost')].flatMap((faults) => (faults === 'not kept' ? [] : faults))
}

const storageOf = (tab: Page) => tab.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))

/** Runs in the page: notes whether the browser drops a cookie that the page sets. */
function watchCookies(): { lost: boolean } {
  const noted = { lost: false }
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => cookie?.get?.call(document) as unknown,
    set(value: string) {
      cookie?.set?.call(document, value)
      const isDeleted = /max-age=(?:0|-)|expires=[^;]*19[67]\d/i.test(value)
      noted.lost ||= !isDeleted && !document.cookie.includes(`${value.split('=')[0]?.trim()}=`)
    },
  })
  return noted
}

/** Runs in the page: returns its cookie notice or theme as shown, and the button that answers or switches it, one that refuses first. Presses that button if asked to. */
function observe(named: typeof words, kind: 'forgets' | 'theme-lost', isPressing: boolean) {
  const isNamed = (pattern: string, ...texts: (string | null)[]) => texts.some((text) => new RegExp(pattern, 'iu').test(text?.trim() ?? ''))
  const buttonsIn = (box: ParentNode) => [...box.querySelectorAll('button')].filter((one) => one.checkVisibility())
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (one) =>
      (getComputedStyle(one).position === 'fixed' || one.matches('dialog, [role="dialog"], [class*="cookie" i], [id*="cookie" i]')) &&
      isNamed(named.notice, one.innerText, one.ariaLabel, one.id, one.getAttribute('class')) &&
      one.innerText.length < 1500 &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const answers = [named.refusing, named.agreeing].flatMap((pattern) =>
    boxes.flatMap(buttonsIn).filter(({ innerText }) => isNamed(pattern, innerText)),
  )
  const switches = buttonsIn(document).filter((one) => isNamed(named.theme, one.innerText, one.ariaLabel, one.title))
  const button = kind === 'forgets' ? answers[0] : switches.length === 1 ? switches[0] : undefined
  const ground = [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor).join()
  const found = {
    shown: kind === 'forgets' ? (boxes[0]?.innerText ?? '') : ground,
    text: button?.ariaLabel ?? button?.innerText.trim() ?? '',
    html: button?.outerHTML.slice(0, 300) ?? '',
    isCertain: kind === 'theme-lost' || isNamed(named.agreeing, button?.innerText ?? ''),
  }
  if (isPressing) button?.click()
  return found
}
