import { expect, it } from 'vitest'
import { readShipped } from '../../../../api/directories/shipped.ts'
import { pagesByName } from '../../../../api/domain/elsewhere/own-country.ts'

const entries = await readShipped()

it.each([
  ['Tripadvisor', ['ES'], 'Tripadvisor (Spain)'],
  ['Yelp', ['AU'], 'Yelp (Australia)'],
  ['Airbnb', ['BR'], 'Airbnb (Brazil)'],
  ['Tripadvisor', ['US'], undefined],
  ['Tripadvisor', [], undefined],
  ['Booking.com', ['ES'], undefined],
])('%s for %j is %s', (general, countries, own) => {
  expect(pagesByName(entries, countries).get(general)).toBe(own)
})
