import type { Page } from '../../page/page.ts'
import { nodesOf } from '../json-ld.ts'

const businessType =
  /(?:Business|Store|Restaurant|Salon|Spa|Clinic|Dentist|Physician|Contractor|Repair|Lodging|Hotel|Campground|Service|Club|School)$/
const called = /^(?:tel:|https:\/\/(?:wa\.me|api\.whatsapp\.com)\/)/
/** Where accounts, apps and code are: links that those who serve people nearby don’t have. */
const ofSoftware =
  /^https:\/\/(?:apps\.apple\.com|play\.google\.com\/store|github\.com|gitlab\.com|addons\.mozilla\.org|chromewebstore\.google\.com|app\.)|\/(?:login|log-in|signin|sign-in|signup|sign-up|register|docs|changelog|download)\b/

/** Whether a page is that of a business that people call or visit. Its prices are for what it does or sells; what’s free there comes along with it. */
export function isNearby(page: Page): boolean {
  if (page.links.some(({ url }) => ofSoftware.test(url)) || nodesOf(page, /(?:Application|SourceCode)$/).length > 0) return false
  return page.links.some(({ url }) => called.test(url)) || nodesOf(page, businessType).length > 0
}
