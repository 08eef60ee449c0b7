import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'
import notices from '../../../../shared/tried/looking/notice-words.json' with { type: 'json' }
import type { Fault } from '../../../../shared/tried/tried.ts'
import { lateMs, reload } from './reloading.ts'
import { holdSending } from './try-basket.ts'
import { tryNotice } from './try-notice.ts'
import words from './kept-words.json' with { type: 'json' }

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
