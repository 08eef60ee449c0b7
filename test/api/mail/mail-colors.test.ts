import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import mailColors from '../../../api/mail/frame/colors.json' with { type: 'json' }

const tokens = readFileSync(new URL('../../../shared/ui/tokens.css', import.meta.url), 'utf8')
const [light = '', dark = ''] = tokens.split('prefers-color-scheme: dark')
const colorsIn = (css: string) =>
  Object.fromEntries([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]))

test('emails have the colors of the pages, light and dark', () => {
  expect(colorsIn(light)).toMatchObject(mailColors.light)
  expect(colorsIn(dark)).toMatchObject(mailColors.dark)
})
