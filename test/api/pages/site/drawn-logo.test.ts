import { expect, it } from 'vitest'
import { drawnLogo } from '../../../../api/domain/listing-address.ts'
import { drawnLogoSvg } from '../../../../api/pages/site/drawn-logo.ts'

const fileOf = (slug: string) => drawnLogo(slug).replace('/logos/', '')

it('a slug has one mark, always the same, with its first letter', () => {
  const mark = drawnLogoSvg(fileOf('acme'))
  expect(mark).toContain('>A</text>')
  expect(drawnLogoSvg(fileOf('acme'))).toBe(mark)
  expect(drawnLogoSvg(fileOf('bear'))).not.toBe(mark)
})

it.each(['', '.svg', 'acme', 'acme.png', '../acme.svg', '<script>.svg', 'a b.svg'])('there is none at %j', (file) => {
  expect(drawnLogoSvg(file)).toBeNull()
})
