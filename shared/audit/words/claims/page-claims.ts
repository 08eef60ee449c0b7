import type { Page } from '../../../page/page.ts'
import { askedPricesOn, type AskedPrice } from './asked-prices.ts'
import { closingDaysOn, type ClosingDays } from './closing-days.ts'
import { companiesOn, type Company } from './companies.ts'
import { contactDataOn, type ContactData } from './contact-data.ts'
import { crowdsOn, type Crowd } from './crowds.ts'
import { freeDeliveryOn, type FreeDelivery } from './free-delivery.ts'
import { namedPricesOn, type NamedPrices } from './named-prices.ts'
import { openDaysOn, type OpenDay } from './opening-hours.ts'
import { planPricesOn, type PlanPrice } from './plan-prices.ts'
import { statementsOn, type Stated } from './stated.ts'

/** What a page says of the site once and for all, for other pages to be compared with. */
export type PageClaims = {
  stated?: Stated[]
  plans?: PlanPrice[]
  asked?: AskedPrice[]
  named?: NamedPrices
  open?: OpenDay[]
  closing?: ClosingDays[]
  contact?: ContactData
  companies?: Company[]
  crowds?: Crowd[]
  delivery?: FreeDelivery[]
}

const caps = { stated: 20, prices: 12 }

export const claimsOn = (page: Page): PageClaims => ({
  stated: statementsOn(page).slice(0, caps.stated),
  plans: planPricesOn(page).slice(0, caps.prices),
  asked: askedPricesOn(page).slice(0, caps.prices),
  named: namedPricesOn(page),
  open: openDaysOn(page),
  closing: closingDaysOn(page),
  contact: contactDataOn(page),
  companies: companiesOn(page),
  crowds: crowdsOn(page).slice(0, caps.prices),
  delivery: freeDeliveryOn(page).slice(0, caps.prices),
})
