import { describe, expect, it } from 'vitest'
import { accentContrasts, accentCss, accentColors, standardAccent } from '../../../shared/ui/accent.ts'

const colors = [standardAccent, '#0f766e', '#ffd400', '#ffffff', '#000000', '#808080', '#ff00ff', '#1d4ed8', '#14212b', '#59d0a5']

describe('the colors that follow from an accent color', () => {
  it.each(colors)('%s is readable as text and on buttons, on light and dark pages', (hex) => {
    for (const scheme of ['light', 'dark'] as const) {
      const { text, button } = accentContrasts(hex, '', scheme)
      expect(text).toBeGreaterThanOrEqual(4.45)
      expect(button).toBeGreaterThanOrEqual(4.45)
    }
  })

  it('stays as it is on buttons: yellow has black text, and lines in a darker yellow', () => {
    const { light } = accentColors('#ffd400', '')
    expect([light.fill, light.on]).toEqual(['#ffd400', '#000000'])
    expect(light.accent).not.toBe('#ffd400')
  })

  it('takes another color for dark pages', () => expect(accentColors('#0f766e', '#5eead4').dark.accent).toBe('#5eead4'))

  it('needs no style sheet for the standard', () => {
    expect(accentCss(standardAccent, '')).toBe('')
    expect(accentCss('#0f766e', '')).toMatch(/^:root\{--accent:light-dark\(#[\da-f]{6},#[\da-f]{6}\);/)
  })
})
