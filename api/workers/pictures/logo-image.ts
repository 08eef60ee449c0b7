import { imageSize } from 'image-size'

/** Formats the renderer supports. */
const rasters: Record<string, string> = { png: 'image/png', jpg: 'image/jpeg', gif: 'image/gif' }
/** Pixels along one side. A small icon would look blurred; a huge one is likely a decompression bomb. */
const sides = { min: 48, max: 2048 }
const maxSvgBytes = 100 * 1024

/**
 * Plain drawings only: shapes, gradients and groups. Anything that multiplies (entities, use, patterns, masks, filters) or loads (images, styles)
 * could keep the renderer busy for minutes or fill its memory. A name may have any prefix (https://www.w3.org/TR/xml-names/#ns-qualnames).
 */
const isPlain = (svg: string): boolean =>
  /<svg[\s>]/.test(svg) && !/<!|<(?:[^\s<>/:]+:)?(?:image|use|pattern|mask|filter|symbol|foreignObject|style|text|marker)\b/i.test(svg)

/** In one pass, however many comments begin and never end. What is left of those isn’t plain. */
function withoutComments(svg: string): string {
  const [head = '', ...parts] = svg.split('<!--')
  const rest = parts.map((part) => (part.includes('-->') ? part.slice(part.indexOf('-->') + 3) : '<!'))
  return head + rest.join('')
}

/** A logo’s file as a data: URL that is safe to draw; null for anything else, including formats that only browsers draw. */
export const logoImage = (file: Uint8Array): string | null => pictureImage(file, sides)?.url ?? null

/** A picture as a data: URL that is safe to draw. `size` is null for SVG, which has any. */
export type PictureImage = { url: string; size: { width: number; height: number } | null }

/** A picture’s file, its sides within these; null for anything that isn’t safe or can’t be drawn. */
export function pictureImage(file: Uint8Array, sides: { min: number; max: number }): PictureImage | null {
  const bytes = Buffer.from(file)
  const start = bytes
    .subarray(0, 1024)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  if (start.startsWith('<')) {
    if (bytes.length > maxSvgBytes) return null
    const svg = withoutComments(bytes.toString('utf8')).replace(/^\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE svg[^>[]*>)?/, '')
    return isPlain(svg) ? { url: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`, size: null } : null
  }
  try {
    const { type = '', width, height } = imageSize(bytes)
    const mime = rasters[type]
    const fits = Math.min(width, height) >= sides.min && Math.max(width, height) <= sides.max
    return mime === undefined || !fits ? null : { url: `data:${mime};base64,${bytes.toString('base64')}`, size: { width, height } }
  } catch {
    return null
  }
}
