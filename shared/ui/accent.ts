import { blend, contrastRatio, fromHex, hexOf, nearestReadable, type Rgb } from '../color.ts'

/**
 * What follows from a site’s accent color in one scheme. `accent` is for text, lines and drawings, `fill` lies under text in `on`; `strong` and `fillStrong`
 * are those of what is pointed at, `wash` is a ground.
 */
export type AccentTones = { accent: string; strong: string; wash: string; fill: string; fillStrong: string; on: string }
/** `rail`: on the dark tile of the logo, in both schemes. */
export type AccentColors = { light: AccentTones; dark: AccentTones; rail: string }

export const standardAccent = '#c2410c'

/** Those of tokens.css, chosen by hand. */
const standard: AccentColors = {
  light: { accent: '#ba3e0b', strong: '#9a3412', wash: '#fdeee3', fill: standardAccent, fillStrong: '#9a3412', on: '#ffffff' },
  dark: { accent: '#ff8a4c', strong: '#ffa472', wash: '#33200f', fill: '#ff8a4c', fillStrong: '#ffa472', on: '#1d0d04' },
  rail: '#ff7a33',
}

/** The grounds of tokens.css that text in the accent color is on: the one with the least contrast, and cards. */
const grounds: Record<'light' | 'dark', { least: Rgb; card: Rgb; washed: number; filled: number }> = {
  light: { least: [235, 232, 224], card: [255, 255, 255], washed: 0.09, filled: 1 },
  dark: { least: [22, 33, 41], card: [22, 33, 41], washed: 0.16, filled: 3 },
}

/** WCAG 2.2, 1.4.3: the contrast of text. */
export const textContrast = 4.5

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]

/** The least contrast that a color (#rrggbb) has as text on the grounds of a scheme. */
export const accentContrast = (hex: string, scheme: 'light' | 'dark'): number => contrastRatio(fromHex(hex) ?? black, grounds[scheme].least)

/** The tones of an accent color; `dark` is the one for dark pages, empty to derive it. Both are `#rrggbb`. All texts reach `textContrast`. */
export const accentColors = (hex: string, dark: string): AccentColors => {
  if (hex === standardAccent && dark === '') return standard
  const tones = { light: tonesOf(hex, 'light'), dark: tonesOf(dark === '' ? hex : dark, 'dark') }
  return { ...tones, rail: tones.dark.accent }
}

function tonesOf(hex: string, scheme: 'light' | 'dark'): AccentTones {
  const { least, card, washed, filled } = grounds[scheme]
  const color = fromHex(hex) ?? black
  const wash = blend(color, washed, card)
  const readable = (ratio: number) => [least, wash].reduce((known, ground) => nearestReadable(known, ground, ratio), color)
  const fill = nearestReadable(color, card, filled)
  const on = contrastRatio(white, fill) >= textContrast ? white : black
  return {
    accent: hexOf(readable(textContrast)),
    strong: hexOf(readable(6.5)),
    wash: hexOf(wash),
    fill: hexOf(fill),
    fillStrong: hexOf(on === white ? blend(black, 0.2, fill) : blend(white, 0.25, fill)),
    on: hexOf(on),
  }
}

/** The contrasts that text in the accent color and on buttons has in a scheme, at least. */
export function accentContrasts(hex: string, dark: string, scheme: 'light' | 'dark'): { text: number; button: number } {
  const { accent, wash, fill, on } = accentColors(hex, dark)[scheme]
  const between = (one: string, other: string) => contrastRatio(fromHex(one) ?? black, fromHex(other) ?? black)
  return { text: Math.min(accentContrast(accent, scheme), between(accent, wash)), button: between(on, fill) }
}

/** The tokens of an accent color as a style sheet; nothing for the standard. */
export function accentCss(hex: string, dark: string): string {
  if (hex === standardAccent && dark === '') return ''
  const colors = accentColors(hex, dark)
  const tokens = {
    accent: 'accent',
    'accent-strong': 'strong',
    'accent-wash': 'wash',
    'accent-fill': 'fill',
    'accent-fill-strong': 'fillStrong',
    'on-accent': 'on',
    focus: 'accent',
  } as const
  const rules = Object.entries(tokens).map(([name, tone]) => `--${name}:light-dark(${colors.light[tone]},${colors.dark[tone]});`)
  return `:root{${rules.join('')}--rail:${colors.rail}}`
}
