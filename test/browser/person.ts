import type { Browser, Page } from 'puppeteer-core'
import { signUpIn } from '../support/public-form.ts'
import { linkIn, mailAbout } from '../support/read-mail.ts'
import type { RunningService } from '../support/service.ts'
import type { SmtpServer } from '../support/smtp-server.ts'

export type Harbour = { service: RunningService; site: string; mail: SmtpServer }

export const password = 'correct horse battery'

export const press = (page: Page, selector: string) => page.$eval(selector, (element) => (element as HTMLElement).click())
export const follow = (page: Page, selector: string) => Promise.all([page.waitForNavigation(), press(page, selector)])
export const textOf = (page: Page) => page.evaluate(() => document.body.innerText)
export const fill = (page: Page, selector: string, text: string) =>
  page.$eval(selector, (field, value) => ((field as HTMLInputElement).value = value), text)

/** A browser of somebody’s own, with its own cookies. */
export const openBrowser = async (browser: Browser): Promise<Page> => (await browser.createBrowserContext()).newPage()

/**
 * Creates an account, and verifies its email with the link that was sent there; today, wherever the catalog’s clock stands, because accounts go by
 * the machine’s.
 */
export async function signUp(page: Page, { service: { world, origin }, site, mail }: Harbour, name: string): Promise<void> {
  const email = `${name.toLowerCase()}@example.org`
  const { clock } = world
  world.clock = () => new Date()
  await page.goto(`${site}/sign-up/`)
  await signUpIn(page, origin, { name, email, password })
  await page.goto(linkIn(await mailAbout(mail, email, 'Verify your email'), '/verify/'))
  await follow(page, 'form.form button:not([type])')
  world.clock = clock
}

export async function signIn(page: Page, site: string, email: string): Promise<void> {
  await page.goto(`${site}/sign-in/`)
  await signInHere(page, email)
}

/** With the sign-in form on the page. */
export async function signInHere(page: Page, email: string): Promise<void> {
  await fill(page, '[name=email]', email)
  await fill(page, '[name=password]', password)
  await follow(page, 'form[action="/sign-in/"] button:not([type])')
}
