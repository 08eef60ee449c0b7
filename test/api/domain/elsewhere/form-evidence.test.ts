import { expect, it } from 'vitest'
import { guessProduct } from '../../../../api/domain/elsewhere/product.ts'
import type { Launch } from '../../../../api/domain/launch/launch.ts'
import { literalCrawl, literalLaunch } from '../../../support/literal-launch.ts'
import listings from './told-listings.json' with { type: 'json' }

/** What each is, its language, category and price, and its listing: name, tagline and description. */
const rows = listings.map((line) => line.split(' | '))

it.each(rows)('told by all its words: %s (%s, %s, %s): %s, %s', (is, lang, category = '', pricing, name, tagline, description) => {
  const price = pricing as Launch['pricing']
  const launch = literalLaunch({ name, tagline, description, categories: [category], pricing: price, url: 'https://quay.example/' })
  expect(guessProduct(launch, literalCrawl({ previews: { lang } as never })).platforms.join(',')).toBe(is)
})
