import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import notices from '../../../../shared/tried/looking/notice-words.json' with { type: 'json' }
import type { Fault } from '../../../../shared/tried/tried.ts'
import { lateMs, reload, addedTo, storageOf, watchCookies } from './reloading.ts'
import { holdSending } from './try-basket.ts'
import words from './kept-words.json' with { type: 'json' }
import { isLocal } from '../../../../shared/audit/address.ts'

/** Scripts may show a notice some seconds after the page has loaded. */
const patienceMs = 3000
const [step, settleMs] = [250, 800]
const most = 3
const named = {
  about: notices.about,
  purposes: notices.purposes,
  refusing: `${notices.refusing}|${words.refusing}`,
  agreeing: `${notices.agreeing}|${words.agreeing}`,
  answer: `^(?:${Object.values(words.answer).join('|')})$`,
  price: words.price,
}

/**
 * Answers the cookie notice, in any language, and loads the page again. A refusal may rightly store nothing, so the next
 * answer is tried then: a notice forgets if it comes back after it has kept something, after a yes, or after each of two answers. What the page changes by itself,
 * such as a count, isn’t kept for the answer.
 */
async function tryNotice(tab: Page, countSent: () => number): Promise<Fault[]> {
  const { shown, waited } = await waitForNotice(tab, patienceMs)
  const tried: string[] = []
  const closing: Fault[] = []
  for (let turn = shown === '' ? most : 0; turn < most; turn += 1) {
    const idle = await storageOf(tab)
    await sleep(settleMs)
    const [cookies, stored, sent] = [await tab.evaluateHandle(watchCookies), await storageOf(tab), countSent()]
    const answer = await tab.evaluate(seeNotice, named, tried)
    if (answer.html === '') break
    tried.push(answer.text)
    await sleep(settleMs)
    const isClosed = (await tab.evaluate(seeNotice, named, null)).shown === ''
    // A cookie for another domain, or for https, is only lost on the maker’s own machine.
    const isLost = (await cookies.evaluate(({ lost }) => lost)) && isLocal(tab.url())
    if (isLost || countSent() > sent) return []
    const isKept = addedTo(stored, await storageOf(tab)).some((key) => !addedTo(idle, stored).includes(key))
    await reload(tab)
    if ((await waitForNotice(tab, waited + patienceMs / 2)).shown !== shown) return []
    const fault: Fault = { place: { path: 'button', html: answer.html }, text: answer.text, kind: 'forgets' }
    if (isClosed && (isKept || answer.isYes)) return [fault]
    if (isClosed) closing.push(fault)
  }
  return closing.length > 1 ? closing.slice(-1) : []
}

async function waitForNotice(tab: Page, atMost: number): Promise<{ shown: string; waited: number }> {
  for (let waited = 0; waited < atMost; waited += step) {
    await sleep(step)
    const { shown } = await tab.evaluate(seeNotice, named, null)
    if (shown !== '') return { shown, waited }
  }
  return { shown: '', waited: atMost }
}

/**
 * Runs in the page: returns what its cookie notice says. Presses the first of its answers that isn’t in `tried`, one that refuses before all others;
 * nothing but a label of which each word belongs to an answer, in a small box without a form, navigation or price.
 */
function seeNotice({ about, purposes, refusing, agreeing, answer, price }: typeof named, tried: readonly string[] | null) {
  const isNamed = (pattern: string, ...texts: (string | null)[]) => texts.some((text) => new RegExp(pattern, 'iu').test(text?.trim() ?? ''))
  const allIn = (root: ParentNode): HTMLElement[] =>
    [...root.querySelectorAll<HTMLElement>('*')].flatMap((one) => (one.shadowRoot === null ? [one] : [one, ...allIn(one.shadowRoot)]))
  const isSeen = (one: HTMLElement) => {
    const { top, bottom, left, right } = one.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
    return isInView && one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }
  const isOver = (one: HTMLElement) =>
    /fixed|sticky/.test(getComputedStyle(one).position) || one.matches('dialog, [role="dialog"], [role="alertdialog"]')
  const controlsIn = (box: HTMLElement) =>
    [...box.querySelectorAll<HTMLElement>('button, [role="button"], input[type="button"], a:not([href]), a[href^="#"]')].filter(isSeen)
  // People consent to much else.
  const isAbout = (one: HTMLElement) =>
    isNamed(purposes, one.innerText) ||
    isNamed(
      about,
      ...[one.innerText, one.ariaLabel, one.id, one.getAttribute('class')].map((text) => (text ?? '').replaceAll(/consent/gi, '')),
    )
  const others = 'nav, [role="navigation"], select, textarea, input:not([type="button"], [type="checkbox"], [type="hidden"])'
  const isSmall = (box: HTMLElement) =>
    box.innerText.length < 1500 && controlsIn(box).length < 6 && box.querySelector(others) === null && !isNamed(price, box.innerText)
  const boxes = allIn(document.body).filter(
    (one) =>
      one instanceof HTMLElement &&
      (isOver(one) || isNamed(about, one.ariaLabel) || one.matches('[class*="cookie" i], [id*="cookie" i]')) &&
      isNamed(about, one.innerText, one.ariaLabel, one.id, one.getAttribute('class')) &&
      isAbout(one) &&
      isSmall(one) &&
      one.closest('nav, form:not([method="dialog"])') === null &&
      isSeen(one),
  )
  const controls = boxes.flatMap(controlsIn).map((one) => ({ one, says: one.innerText.trim() || (one as HTMLInputElement).value || '' }))
  const rankOf = ({ says }: (typeof controls)[number]) => {
    const spoken = says.match(/\p{L}+/gu) ?? []
    if (says.length > 60 || !spoken.every((word) => isNamed(answer, word))) return 2
    if (isNamed(refusing, says)) return 0
    return isNamed(agreeing, says) ? 1 : 2
  }
  const answers = controls.filter((control) => rankOf(control) < 2 && !tried?.includes(control.says)).sort((a, b) => rankOf(a) - rankOf(b))
  const [first] = tried === null ? [] : answers
  // A notice that nobody can answer is another fault.
  const isAsking = controls.length > 0
  const html = first?.one.outerHTML.slice(0, 300) ?? ''
  first?.one.click()
  return {
    shown: isAsking ? (boxes[0]?.innerText ?? '') : '',
    text: first?.says ?? '',
    html,
    isYes: first !== undefined && rankOf(first) === 1,
  }
}

/** What a page’s markup must have, once its scripts have run, for a reload to be worth trying. */
export const forgettable = new RegExp(`${words.named}|${notices.about}`, 'i')

/** Answers the cookie notice and loads the page again, then does the same with the theme. Returns what the page forgot. */
export async function tryReload(tab: Page): Promise<Fault[]> {
  const countSent = await holdSending(tab)
  await sleep(lateMs)
  return [...(await tryNotice(tab, countSent)), ...(await tryTheme(tab))]
}

async function tryTheme(tab: Page): Promise<Fault[]> {
  const { ground, text, html } = await tab.evaluate(seeTheme, words.theme, true)
  if (html === '') return []
  const groundNow = async () => (await tab.evaluate(seeTheme, words.theme, false)).ground
  await sleep(800)
  if ((await groundNow()) === ground) return []
  await reload(tab)
  return (await groundNow()) === ground ? [{ place: { path: 'button', html }, text, kind: 'theme-lost' }] : []
}

/** Runs in the page: returns its colors, and the button that switches the theme. Presses that button if asked to. */
function seeTheme(named: string, isPressing: boolean) {
  const switches = [...document.querySelectorAll('button')].filter(
    (one) =>
      one.checkVisibility() && [one.innerText, one.ariaLabel, one.title].some((text) => new RegExp(named, 'iu').test(text?.trim() ?? '')),
  )
  const button = switches.length === 1 ? switches[0] : undefined
  const ground = [document.documentElement, document.body].map((one) => getComputedStyle(one).backgroundColor).join()
  if (isPressing) button?.click()
  return { ground, text: button?.ariaLabel ?? button?.innerText.trim() ?? '', html: button?.outerHTML.slice(0, 300) ?? '' }
}
