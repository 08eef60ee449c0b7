import type { Page } from 'puppeteer-core'
import { createOwnLink } from '../../api/accounts/email/email-links.ts'
import type { World } from '../../api/ports/world.ts'
import { openedForm } from './served-worlds.ts'

/** As if the public form on the page had been opened a while ago: people take longer than a test to fill it in. */
export async function ageForm(page: Page, origin: string): Promise<void> {
  const { opened = '' } = await openedForm(origin)
  await page.$eval('[name=opened]', (field, time) => ((field as HTMLInputElement).value = time), opened)
}

/** The path of a verification link, as the email to this address has it. */
export async function verificationPath({ store }: World, email: string): Promise<string> {
  const [profile] = await store.list('profiles', 'email', email)
  return `/verify/?token=${await createOwnLink(store, 'verify-email', profile?.id ?? '', email)}`
}
