import type { Page } from 'puppeteer-core'
import { createOwnLink } from '../../api/accounts/email/email-links.ts'
import type { World } from '../../api/ports/world.ts'
import { openedForm } from './served-worlds.ts'

/** Creates an account with the sign-up form on the page. */
export async function signUpIn(page: Page, origin: string, fields: { name: string; email: string; password: string }): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.type(`[name=${name}]`, value)
  await ageForm(page, origin)
  await press(page, 'form[action="/sign-up/"] button:not([type])')
}

/** As if the public form on the page had been opened a while ago: people take longer than a test to fill it in. */
async function ageForm(page: Page, origin: string): Promise<void> {
  const { opened = '' } = await openedForm(origin)
  await page.$eval('[name=opened]', (field, time) => ((field as HTMLInputElement).value = time), opened)
}

/** Opens a link as the email to this address has it, in a tab of the person who signed up, and presses the button. */
export async function verifyIn(page: Page, site: string, { store }: World, email: string): Promise<void> {
  const [profile] = await store.list('profiles', 'email', email)
  await page.goto(`${site}/verify/?token=${await createOwnLink(store, 'verify-email', profile?.id ?? '', email)}`)
  await press(page, 'form.form button:not([type])')
}

const press = (page: Page, selector: string) =>
  Promise.all([page.waitForNavigation(), page.$eval(selector, (button) => (button as HTMLElement).click())])
