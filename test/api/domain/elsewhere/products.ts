import type { ElsewhereProduct } from '../../../../api/domain/elsewhere/product.ts'
import products from './invented-products.json' with { type: 'json' }

/** The day of all plans is November 22, 2026. Where `launchDay` is null, the launch has no day yet. */
export type Invented = {
  what: string
  product: ElsewhereProduct
  wishes?: { budget?: number; followedOnly?: boolean; acceptsBadges?: boolean }
  launchDay: string | null
  /** For at least three directories: null if it fits, else words of a reason. Written by hand from their facts. */
  expected: Record<string, string | null>
}

const usual = {
  pricing: 'freemium',
  platforms: ['web'],
  languages: ['en'],
  countries: [],
  subject: '',
  texts: '',
  isReleased: true,
  releasedOn: '2026-01-10',
  isOpenSource: false,
}

/** Twenty products, each with something that opens or closes some directories. */
export const invented = products.map((each) => ({ ...each, product: { ...usual, ...each.product } })) as unknown as Invented[]
