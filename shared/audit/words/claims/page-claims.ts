import type { Page } from '../../../page/page.ts'
import { closingDaysOn, type ClosingDays } from './closing-days.ts'
import { companiesOn, type Company } from './companies.ts'
import { contactDataOn, type ContactData } from './contact-data.ts'
import { crowdsOn, type Crowd } from './crowds.ts'
import { freeDeliveryOn, type FreeDelivery } from './prices/free-delivery.ts'
import { openDaysOn, type OpenDay } from './opening-hours.ts'
import { pricesOn, type PagePrices } from './prices/read-prices.ts'
import { statementsOn, type Stated } from './stated.ts'

/** What a page says of the site once and for all, for other pages to be compared with. */
export type PageClaims = {
  stated?: Stated[]
  prices?: PagePrices
  open?: OpenDay[]
  closing?: ClosingDays[]
  contact?: ContactData
  companies?: Company[]
  crowds?: Crowd[]
  delivery?: FreeDelivery[]
}

const caps = { stated: 20, some: 12, prices: 40, amounts: 100 }

/** Mentions are only compared with cards beside them. */
function pricesToCompare(page: Page): PagePrices {
  const { amounts, prices } = pricesOn(page)
  return { amounts: amounts.slice(0, caps.amounts), prices: prices.filter(({ by }) => by !== 'mention').slice(0, caps.prices) }
}

export const claimsOn = (page: Page): PageClaims => ({
  stated: statementsOn(page).slice(0, caps.stated),
  prices: pricesToCompare(page),
  open: openDaysOn(page),
  closing: closingDaysOn(page),
  contact: contactDataOn(page),
  companies: companiesOn(page),
  crowds: crowdsOn(page).slice(0, caps.some),
  delivery: freeDeliveryOn(page).slice(0, caps.some),
})
