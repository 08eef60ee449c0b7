import { accentContrast, standardAccent, textContrast } from '../../../shared/ui/accent.ts'
import { fromHex, hexOf, nearestReadable } from '../../../shared/color.ts'
import { keptKey, sizeOfKey } from '../pictures/picture.ts'
import { choice, type Setting } from './define-setting.ts'
import words from './words.json' with { type: 'json' }

type Head = Pick<Setting<string>, 'label' | 'hint'>

/** A color as `#rrggbb`. On dark pages it may be empty, and has to be readable. */
const color = ({ standard, isDark = false, ...head }: Head & { standard: string; isDark?: boolean }): Setting<string> => ({
  ...head,
  group: 'look',
  standard,
  control: { kind: isDark ? 'line' : 'color' },
  read: (typed) => {
    const value = typed.trim().toLowerCase()
    if (isDark && value === '') return { value }
    const rgb = fromHex(value.startsWith('#') ? value : `#${value}`)
    if (rgb === null) return { error: 'must be a color such as #0f766e' }
    const hex = hexOf(rgb)
    const ratio = accentContrast(hex, 'dark')
    if (!isDark || ratio >= textContrast) return { value: hex }
    const near = hexOf(nearestReadable(rgb, [22, 33, 41], textContrast))
    return {
      error: `needs a contrast of ${textContrast}:1 with dark pages, but ${hex} has ${ratio.toFixed(1)}:1. Try ${near}, the closest readable color`,
    }
  },
  write: (value) => value,
})

/** A picture that was uploaded for the site, as the path of the kept one; empty for none. `width` and `height` are the least, in pixels. */
const picture = ({
  width,
  height,
  isSquare = false,
  ...head
}: Head & { width: number; height: number; isSquare?: boolean }): Setting<string> => ({
  ...head,
  group: 'look',
  standard: '',
  control: { kind: 'picture' },
  read: (path) => {
    if (path === '') return { value: '' }
    const key = keptKey(path)
    if (key === null) return { error: 'must be a picture that was uploaded here' }
    const own = sizeOfKey(key)
    const isShaped = !isSquare || own.width === own.height
    if (isShaped && own.width >= width && own.height >= height) return { value: path }
    const wanted = `${isSquare ? 'square and ' : ''}at least ${width} × ${height}`
    return { error: `must be ${wanted} pixels; this one is ${own.width} × ${own.height}` }
  },
  write: (value) => value,
})

/** What the site looks like. */
export const lookSettings = {
  logo: picture({ ...words.logo, width: 32, height: 32 }),
  logoDark: picture({ ...words.logoDark, width: 32, height: 32 }),
  icon: picture({ ...words.icon, width: 192, height: 192, isSquare: true }),
  shareImage: picture({ ...words.shareImage, width: 1200, height: 630 }),
  accent: color({ ...words.accent, standard: standardAccent }),
  accentDark: color({ ...words.accentDark, standard: '', isDark: true }),
  font: choice({
    ...words.font,
    group: 'look',
    standard: 'standard',
    options: [
      ['standard', 'Bricolage Grotesque and Geist'],
      ['geist', 'Geist'],
      ['system', 'The visitor’s own sans-serif'],
      ['serif', 'The visitor’s own serif'],
    ],
  }),
}
