import { describe, expect, it } from 'vitest'
import { readOpenSource } from '../../../shared/listing/open-source.ts'
import { suggestListing } from '../../../shared/listing/suggest-listing.ts'
import { readPage } from '../../../shared/page/read-page.ts'
import { englishPages } from './english-pages.ts'
import { mixedPages } from './mixed-pages.ts'
import { morePages } from './more-pages.ts'
import { oddPages } from './odd-pages.ts'
import { worldPages } from './world-pages.ts'

describe.each([...englishPages, ...worldPages, ...oddPages, ...morePages, ...mixedPages])('$what', (landing) => {
  const page = readPage(landing.html, { url: landing.url })
  const listing = suggestListing(page)

  it(`is called ${landing.name}`, () => expect(listing.name).toBe(landing.name))
  it(`says "${landing.tagline}"`, () => expect(listing.tagline).toBe(landing.tagline))
  it(`costs ${landing.pricing}`, () => expect(listing.pricing).toBe(landing.pricing))
  it(`is ${landing.openSource ? '' : 'not said to be '}open source`, () => expect(readOpenSource(page)).toBe(landing.openSource))
  it('is described from its own words', () => {
    expect(listing.description?.slice(0, landing.description?.length) ?? null).toBe(landing.description)
  })
  it(`belongs to ${landing.categories.join(' or ') || 'no category'}`, () => {
    const wanted = landing.categories.length > 0
    const right = listing.categories.some((category) => landing.categories.some((slug) => slug === category))
    expect({ any: listing.categories.length > 0, right }).toEqual({ any: wanted, right: wanted })
  })
})
