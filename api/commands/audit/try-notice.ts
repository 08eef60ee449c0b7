import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import { isLocal } from '../../../shared/audit/address.ts'
import notices from '../../../shared/tried/looking/notice-words.json' with { type: 'json' }
import type { Fault } from '../../../shared/tried/tried.ts'
import { addedTo, reload, storageOf, watchCookies } from './reloading.ts'
import words from './kept-words.json' with { type: 'json' }

/** Scripts may show a notice some seconds after the page has loaded. */
const patienceMs = 3000
const step = 250
const most = 3
const named = {
  about: notices.about,
  refusing: notices.refusing,
  agreeing: `${notices.agreeing}|${words.agreeing}`,
  closing: words.closing,
}

/**
 * Answers the cookie notice, in any language, and loads the page again. To keep nothing may be what a refusal asks for, so then the next answer is
 * tried: a notice forgets if it comes back after it has kept something, after a yes, or after each of two answers.
 */
export async function tryNotice(tab: Page, countSent: () => number): Promise<Fault[]> {
  const { shown, waited } = await waitForNotice(tab, patienceMs)
  const tried: string[] = []
  const closing: Fault[] = []
  for (let turn = shown === '' ? most : 0; turn < most; turn += 1) {
    const [cookies, stored, sent] = [await tab.evaluateHandle(watchCookies), await storageOf(tab), countSent()]
    const answer = await tab.evaluate(seeNotice, named, tried)
    if (answer.html === '') break
    tried.push(answer.text)
    await sleep(800)
    const isClosed = (await tab.evaluate(seeNotice, named, null)).shown === ''
    // A cookie for another domain, or for https, is only lost on the maker’s own machine.
    const isLost = (await cookies.evaluate(({ lost }) => lost)) && isLocal(tab.url())
    if (isLost || countSent() > sent) return []
    const isKept = addedTo(stored, await storageOf(tab))
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

/** Runs in the page: returns what its cookie notice says. Presses the first of its answers that isn’t in `tried`, one that refuses before all others. */
function seeNotice({ about, refusing, agreeing, closing }: typeof named, tried: readonly string[] | null) {
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
  const boxes = allIn(document.body).filter(
    (one) =>
      one instanceof HTMLElement &&
      (isOver(one) || isNamed(about, one.ariaLabel) || one.matches('[class*="cookie" i], [id*="cookie" i]')) &&
      isNamed(about, one.innerText, one.ariaLabel, one.id, one.getAttribute('class')) &&
      one.innerText.length < 1500 &&
      isSeen(one),
  )
  const controls = boxes.flatMap((box) =>
    [...box.querySelectorAll<HTMLElement>('button, [role="button"], input[type="button"], a:not([href]), a[href^="#"]')]
      .filter(isSeen)
      .map((one) => ({
        one,
        says: one.innerText.trim() || (one as HTMLInputElement).value || '',
        isCertain: isOver(box) || box.ariaLabel !== null,
      })),
  )
  const rankOf = ({ says, isCertain }: (typeof controls)[number]) => {
    if (isNamed(refusing, says)) return 0
    if (isNamed(agreeing, says)) return 2
    return isCertain && /\p{L}/u.test(says) && !isNamed(closing, says) ? 1 : 3
  }
  const answers = controls.filter((control) => rankOf(control) < 3 && !tried?.includes(control.says)).sort((a, b) => rankOf(a) - rankOf(b))
  const [answer] = tried === null ? [] : answers
  // A notice that nobody can answer is another fault.
  const isAsking = controls.length > 0
  const html = answer?.one.outerHTML.slice(0, 300) ?? ''
  answer?.one.click()
  return {
    shown: isAsking ? (boxes[0]?.innerText ?? '') : '',
    text: answer?.says ?? '',
    html,
    isYes: answer !== undefined && rankOf(answer) === 2,
  }
}
