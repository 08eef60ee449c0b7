import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import mailColors from '../../../api/mail/frame/colors.json' with { type: 'json' }
import { accentColors, standardAccent } from '../../../shared/ui/accent.ts'

const tokens = readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8')
const pairs = [...tokens.matchAll(/--([\w-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g)]
const light = Object.fromEntries(pairs.map(([, name, color]) => [name, color]))
const dark = Object.fromEntries(pairs.map(([, name, , color]) => [name, color]))

test('emails have the colors of the pages, light and dark', () => {
  expect(light).toMatchObject(mailColors.light)
  expect(dark).toMatchObject(mailColors.dark)
})

test('the standard accent color is that of the pages', () => {
  const colors = accentColors(standardAccent, '')
  for (const [tokens, { accent, strong, wash, fill, fillStrong, on }] of [
    [light, colors.light],
    [dark, colors.dark],
  ] as const)
    expect(tokens).toMatchObject({
      accent,
      'accent-strong': strong,
      'accent-wash': wash,
      'accent-fill': fill,
      'accent-fill-strong': fillStrong,
      'on-accent': on,
    })
})
