import { expect, it } from 'vitest'
import { drawnLogo } from '../../../../api/domain/listing/listing-address.ts'
import { drawnLogoSvg } from '../../../../api/pages/site/drawn-logo.ts'

const fileOf = (slug: string) => drawnLogo(slug).replace('/logos/', '')

it('a slug always gets the same logo, with its first letter', () => {
  const mark = drawnLogoSvg(fileOf('acme'))
  expect(mark).toContain('>A</text>')
  expect(drawnLogoSvg(fileOf('acme'))).toBe(mark)
  expect(drawnLogoSvg(fileOf('bear'))).not.toBe(mark)
})

it.each(['', '.svg', 'acme', 'acme.png', '../acme.svg', '<script>.svg', 'a b.svg'])('%j is not found', (file) => {
  expect(drawnLogoSvg(file)).toBeNull()
})
