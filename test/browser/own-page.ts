import type { Browser, Page } from 'puppeteer-core'
import type { Person } from '../support/signed-in.ts'

/** A page of a browser profile of its own, signed in as a person by its cookies. */
export async function openOwnPage(browser: Browser, person: Person | null = null): Promise<Page> {
  const context = await browser.createBrowserContext()
  for (const [, name = '', value = ''] of person?.visitor.cookieHeader.matchAll(/([^=;\s]+)=([^;]*)/g) ?? [])
    await context.setCookie({ name, value, domain: '127.0.0.1', path: '/', httpOnly: true })
  return context.newPage()
}

/** The same, gone with its profile after the work. */
export async function withOwnPage(browser: Browser, person: Person | null, work: (page: Page) => Promise<void>): Promise<void> {
  const page = await openOwnPage(browser, person)
  try {
    await work(page)
  } finally {
    await page.browserContext().close()
  }
}
