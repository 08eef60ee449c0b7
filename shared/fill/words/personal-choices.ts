import { anyContext } from '../languages/any-language.ts'

export const personal = anyContext('consents')
export const sold = anyContext('placements')
export const plans = anyContext('plans')
export const ownPlans = anyContext('productPlans')

/** An amount of money. As it is written. */
export const amounts = /[€$£¥₹₽]\s?\d|\d[\d.,]*\s?(?:€|\$|£|¥|₹|₽|(?:usd|eur|gbp|euros?|dollars?|bucks|zł|kr|chf)\b|元|円|руб)/iu
