import { expect, it } from 'vitest'
import { draftFindings } from '../../../../../api/pages/maker/draft/draft-findings.ts'

const words = { slug: 'acme', name: 'Acme', tagline: 'Tide tables for harbour pilots', description: 'Amazing' }
const ids = (typed: Partial<typeof words>) => draftFindings({ ...words, ...typed }, null).listing.map(({ id }) => id)

it('a text that is too long to be saved is not judged', () => {
  expect(ids({})).toEqual(['listing-name', 'listing-tagline', 'listing-description'])
  expect(ids({ name: ' \n'.repeat(200) })).not.toContain('listing-name')
  expect(ids({ tagline: 'a | '.repeat(200) })).not.toContain('listing-tagline')
  expect(ids({ description: '。'.repeat(11_000) })).not.toContain('listing-description')
})
