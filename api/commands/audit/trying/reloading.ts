import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer-core'

/** Scripts take a moment to show a notice, set a theme or count the visit. */
export const lateMs = 1500

export async function reload(tab: Page): Promise<void> {
  await tab.reload({ waitUntil: 'load', timeout: 15_000 })
  await sleep(lateMs)
}

/** What the page keeps in the browser, an entry each. */
export const storageOf = (tab: Page): Promise<string[]> =>
  tab.evaluate(() => [...document.cookie.split('; '), ...[localStorage, sessionStorage].flatMap((one) => Object.entries(one).map(String))])

/** The keys of what was kept since, and not only deleted. */
export const addedTo = (before: readonly string[], now: readonly string[]): string[] =>
  now.filter((entry) => !before.includes(entry)).map((entry) => entry.split(/[=,]/)[0] ?? '')

/** Runs in the page: notes whether the browser drops a cookie that the page sets. */
export function watchCookies(): { lost: boolean } {
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
