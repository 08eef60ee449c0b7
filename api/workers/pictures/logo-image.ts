import { imageSize } from 'image-size'

/** Formats that the renderer draws. */
const rasters: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' }
/** Pixels along one side. A small icon would look blurred; a large one is a bomb rather than a logo. */
const sides = { least: 48, most: 2048 }
const mostSvgBytes = 100 * 1024

/**
 * Plain drawings only: shapes, gradients and groups. What an SVG can multiply (entities, use, patterns, masks, filters) or load (images, styles)
 * could keep the renderer busy for minutes or fill its memory.
 */
const isPlain = (svg: string): boolean =>
  /<svg[\s>]/.test(svg) && !/<!|<(?:\w+:)?(?:image|use|pattern|mask|filter|symbol|foreignObject|style|text|marker)\b/i.test(svg)

/** A logo’s file as a data: URL that is safe to draw; null for anything else. Browsers draw many more. */
export function logoImage(file: Uint8Array): string | null {
  const bytes = Buffer.from(file)
  const start = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start.startsWith('<')) {
    const svg = bytes.toString('utf8').replace(/<\?xml[^>]*\?>|<!--.*?-->|<!DOCTYPE svg[^>[]*>/gs, '')
    return bytes.length <= mostSvgBytes && isPlain(svg) ? `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` : null
  }
  try {
    const { type = '', width, height } = imageSize(bytes)
    const mime = rasters[type]
    const fits = Math.min(width, height) >= sides.least && Math.max(width, height) <= sides.most
    return mime === undefined || !fits ? null : `data:${mime};base64,${bytes.toString('base64')}`
  } catch {
    return null
  }
}
