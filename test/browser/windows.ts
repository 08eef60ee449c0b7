import type { Browser, Page } from 'puppeteer-core'
import { createSemaphore } from '../../api/domain/semaphore.ts'

const atOnce = (places: number) => createSemaphore({ places, waiting: Number.POSITIVE_INFINITY, retryAfter: 0 })
/** More at once would make pages slow, which is a finding where speed is measured. Pages that are tried out mostly wait. */
const turns = { measured: atOnce(3), tried: atOnce(8) }
/** Windows for the next pages: opening one costs more than all that happens in it, and a tab in the background isn’t drawn. */
const idle = new WeakMap<Browser, Page[]>()

/** Works in a window that was lent before, or a new one. It isn’t lent again if the work fails or says that it `isSpoiled`. */
export const inWindow = <T>(
  browser: Browser,
  work: (tab: Page) => Promise<T>,
  { isSpoiled = false, kind = 'measured' }: { isSpoiled?: boolean; kind?: keyof typeof turns } = {},
): Promise<T> =>
  turns[kind](async () => {
    const windows = idle.get(browser) ?? []
    idle.set(browser, windows)
    const tab = windows.pop() ?? (await browser.newPage({ type: 'window' }))
    let isDone = false
    try {
      const result = await work(tab)
      isDone = !isSpoiled
      return result
    } finally {
      if (isDone) windows.push(tab)
      else await tab.close()
    }
  })
