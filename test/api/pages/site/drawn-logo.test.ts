import { expect, it } from 'vitest'
import { drawnLogoSvg } from '../../../../api/pages/site/mount-files.tsx'

it('a slug always gets the same logo, with its first letter', () => {
  const mark = drawnLogoSvg('acme')
  expect(mark).toContain('>A</text>')
  expect(drawnLogoSvg('acme')).toBe(mark)
  expect(drawnLogoSvg('bear')).not.toBe(mark)
})

it.each(['', 'acme.svg', '../acme', '<script>', 'a b'])('%j is not found', (slug) => {
  expect(drawnLogoSvg(slug)).toBeNull()
})
