import type { DirectoryEntry } from '../directories/records.ts'
import named from './named-first.json' with { type: 'json' }
import { formsOf, isForBusiness, primary, type ElsewhereProduct } from './product.ts'

/**
 * How often consultants named a place among the first ten, and for how many products that it fits: of all products, and of those of a kind. A page of
 * a place for a country counts as the place.
 */
const times = new Map(Object.entries(named))

const own = ['cli', 'package', 'api', 'ai-agent', 'browser', 'shopify', 'wordpress']

/** What a product is, as far as it decides where consultants go, and whether it speaks English. */
export function kindOf(product: ElsewhereProduct): string {
  const { platforms, categories, languages } = product
  const onPhones = platforms.length > 0 && platforms.every((name) => name === 'ios' || name === 'android')
  const software = onPhones ? 'phones' : isForBusiness(product) ? 'business' : categories[0] === 'ai' ? 'ai' : 'web'
  const form = formsOf(product)[0] ?? own.find((name) => platforms.includes(name)) ?? software
  return `${form}${primary(languages[0] ?? 'en') === 'en' ? '' : ' abroad'}`
}

/** How much what they name more or less often than usual is worth, less where few products or few of the kind tell, and where it hardly fits. */
const weights = { more: 12, less: 8, usually: 0.12, unsure: 2, unsureOfKind: 4, fit: 7 } as const

export function experience({ name }: DirectoryEntry, product: ElsewhereProduct, fit: number): number {
  const { usually, unsure, unsureOfKind } = weights
  const place = name.replace(/ \([^)]+\)$/u, '')
  const [is = 0, of = 0] = times.get(place) ?? []
  const [isOfKind = 0, ofKind = 0] = times.get(`${place} | ${kindOf(product)}`) ?? []
  const rate = (is + unsure * usually) / (of + unsure)
  const more = (isOfKind + unsureOfKind * rate) / (ofKind + unsureOfKind) - usually
  return more > 0 ? weights.more * more * Math.min(1, fit / weights.fit) : weights.less * more
}
