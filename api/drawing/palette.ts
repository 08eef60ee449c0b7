import { seeded } from './seeded.ts'

/** Colors of one product, the same in its logo and its screenshots. */
export type Palette = { deep: string; strong: string; bright: string; pale: string; ink: string }

/** Hues a designer might choose; an even wheel gives too many greens. */
const hues = [4, 18, 32, 46, 88, 146, 166, 186, 204, 222, 242, 262, 284, 318, 340]

export function paletteOf(slug: string): Palette {
  const hue = hues[seeded(slug, hues.length)] ?? 0
  const turn = [28, -34, 150][seeded(`${slug} turn`, 3)] ?? 28
  return {
    deep: oklch(0.32, 0.08, hue),
    strong: oklch(0.58, 0.16, hue),
    bright: oklch(0.78, 0.14, hue + turn),
    pale: oklch(0.965, 0.018, hue),
    ink: oklch(0.28, 0.03, hue),
  }
}

const oklch = (lightness: number, chroma: number, angle: number): string => `oklch(${lightness} ${chroma} ${(angle + 360) % 360})`
