import { load } from 'cheerio'
import { describe, expect, it } from 'vitest'
import { artworkAt, screenshotSvg } from '../../../api/sample/screenshot-svg.ts'
import { sampleLaunches } from '../../../api/sample/launches.ts'
import { logoSvg } from '../../../api/drawing/logo-svg.ts'

const launches = sampleLaunches(new Date('2026-11-20'))
const draw = () => launches.flatMap(({ logo, screenshots }) => [logo, ...screenshots].map(artworkAt))

describe('the artwork of the sample catalog', () => {
  it('exists for every image of a launch', () => {
    const paths = launches.flatMap(({ logo, screenshots }) => [logo, ...screenshots])
    expect(paths.length).toBeGreaterThan(200)
    expect(paths.filter((path) => artworkAt(path) === null)).toEqual([])
  })

  it('differs by product and number, and never changes', () => {
    const pictures = draw()
    expect(new Set(pictures).size).toBe(pictures.length)
    expect(draw()).toEqual(pictures)
  })

  it.each(['/sample/logos/nobody.svg', '/sample/logos/lintel.png', '/sample/screenshots/lintel-0.svg', '/sample/logos/../lintel.svg', '/'])(
    'is nothing at %s',
    (path) => {
      expect(artworkAt(path)).toBeNull()
    },
  )

  it('shows a name as text, whatever is in it', () => {
    const product = { slug: 'odd', name: '<b>&"', tagline: '</svg><script>alert(1)</script>' }
    for (const svg of [logoSvg(product), ...[1, 2, 3, 4].map((number) => screenshotSvg(product, number))]) {
      const $ = load(svg, { xml: true })
      expect($('script, b').length).toBe(0)
      expect($('svg').first().attr('aria-label')).toContain('<b>&"')
    }
  })

  it('draws no number below zero', () => {
    const negative = /(?:width|height|r|opacity)="-/
    expect(
      launches.flatMap(({ logo, screenshots }) => [logo, ...screenshots]).filter((path) => negative.test(artworkAt(path) ?? '')),
    ).toEqual([])
  })
})
