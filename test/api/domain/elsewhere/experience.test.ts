import { expect, it } from 'vitest'
import { experience, kindOf } from '../../../../api/domain/elsewhere/experience.ts'
import type { ElsewhereProduct } from '../../../../api/domain/elsewhere/product.ts'

const product = (more: Partial<ElsewhereProduct> = {}): ElsewhereProduct => ({
  url: 'https://quay.example/',
  categories: ['productivity'],
  pricing: 'freemium',
  platforms: ['web'],
  languages: ['en'],
  countries: [],
  subject: '',
  texts: '',
  isReleased: true,
  releasedOn: null,
  isOpenSource: false,
  ...more,
})

it.each<[string, Partial<ElsewhereProduct>]>([
  ['web', {}],
  ['web abroad', { languages: ['de-AT', 'en'] }],
  ['ai', { categories: ['ai'] }],
  ['business', { categories: ['business'], pricing: 'subscription' }],
  ['phones abroad', { platforms: ['ios', 'android'], languages: ['ko'] }],
  ['cli', { platforms: ['linux', 'cli'] }],
  ['book', { platforms: ['book'] }],
  ['game', { categories: ['games'], platforms: ['windows'] }],
])('counts a product as %s: %j', (kind, more) => {
  expect(kindOf(product(more))).toBe(kind)
})

it('a place that consultants name for a kind of product comes earlier for it than for others', () => {
  const store = { name: 'App Store' } as never
  const [phones, web] = [product({ platforms: ['ios'] }), product()].map((each) => experience(store, each, 10))
  expect(phones).toBeGreaterThan(3)
  expect(phones).toBeGreaterThan(web ?? 0)
  expect(experience({ name: 'App Store (Norway)' } as never, product({ platforms: ['ios'] }), 10)).toBe(phones)
})

it('nothing is known of a place that no count has', () => {
  expect(experience({ name: 'Harbour Weekly' } as never, product(), 10)).toBe(0)
})
