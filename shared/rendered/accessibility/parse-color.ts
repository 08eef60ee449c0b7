import type { Rgb } from '../../color.ts'

export type Paint = { rgb: Rgb; alpha: number }

const known = new Map<string, Paint>()
let canvas: OffscreenCanvasRenderingContext2D | null = null

/** Reads a computed color. Colors not in sRGB notation (oklch, color-mix) are painted on a canvas outside the page. */
export function parseColor(text: string): Paint {
  const [, red, green, blue, alpha] = /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(text) ?? []
  if (red !== undefined) return { rgb: [Number(red), Number(green), Number(blue)], alpha: alpha === undefined ? 1 : Number(alpha) }
  const found = known.get(text) ?? paint(text)
  known.set(text, found)
  return found
}

function paint(text: string): Paint {
  canvas ??= new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  if (canvas === null) return { rgb: [0, 0, 0], alpha: 0.5 }
  canvas.clearRect(0, 0, 1, 1)
  canvas.fillStyle = text
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
  return { rgb: [red, green, blue], alpha: alpha / 255 }
}
