import { describe, expect, it } from 'vitest'
import { badgeSvg } from '../../../../api/pages/parts/badge-svg.ts'

describe('the badge of a launch that won its week', () => {
  it.each([
    [{ year: 2026, week: 48, place: 1 }, ['No. 1 of the week', 'SLIPWAY · WEEK 48, 2026'], 'No. 1 of the week on Slipway, week 48 of 2026'],
    [{ year: 2027, week: 3, place: 2 }, ['No. 2 of the week', 'SLIPWAY · WEEK 3, 2027'], 'No. 2 of the week on Slipway, week 3 of 2027'],
  ])('says which place and week: %o', (won, texts, label) => {
    for (const theme of ['light', 'dark'] as const) {
      const svg = badgeSvg(theme, won)
      for (const text of texts) expect(svg).toContain(`>${text}</text>`)
      expect(svg).toContain(`aria-label="${label}"`)
      expect(svg).toMatch(/^<svg [^>]*width="220" height="48"/)
    }
    expect(badgeSvg('dark', won)).not.toBe(badgeSvg('light', won))
  })

  it('is the usual one for everyone else', () => {
    expect(badgeSvg('light')).toContain('FIND US ON')
    expect(badgeSvg('light')).toBe(badgeSvg('light', null))
  })
})
