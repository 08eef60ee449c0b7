import type { FittedPicture, PictureSize } from '../../domain/elsewhere/fields/fitted-picture.ts'
import { pictureImage, type PictureImage } from './logo-image.ts'
import { rendering, renderSvg } from './render-svg.ts'

/** Pixels along a side of the original; a larger one is likely a decompression bomb. */
const sides = { min: 16, max: 5000 }
/** Scaling down by more would skip pixels, so it’s done in steps. */
const maxAtOnce = 2
const probeSide = 200

type Task = { file: Uint8Array; size: PictureSize; ground: 'clear' | 'edge' }

/** A PNG, scaled down to fit, never up or out of shape; beside it, transparent or the color of its corner. Runs in a worker thread. */
export const fitPicture = (task: Task): Promise<FittedPicture> => rendering(() => fit(task))

function fit({ file, size, ground }: Task): FittedPicture {
  const image = pictureImage(file, sides)
  if (image === null) return { error: 'format' }
  const original = image.size
  if (original !== null && scaleOf(original, size) > 1) return { error: 'small', original }
  const small = original === null ? image : stepDown(image, size)
  // A small one tells whether the file can be drawn, and its color at the corner.
  const probe = probeOf(size)
  const { pixels } = renderSvg(framed(small.url, probe, null))
  if (pixels.every((value) => value === 0)) return { error: 'format' }
  const isWhole = original !== null && isSameShape(original, size)
  const color = ground === 'clear' || isWhole ? null : original === null ? '#fff' : cornerOf(pixels, probe, original)
  return { png: renderSvg(framed(small.url, size, color)).png, original, isFramed: original !== null && !isWhole }
}

/** The frame in small, of the same shape. */
function probeOf({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(1, probeSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const scaleOf = (from: PictureSize, to: PictureSize): number => Math.min(to.width / from.width, to.height / from.height)

const isSameShape = (from: PictureSize, to: PictureSize): boolean => {
  const scale = scaleOf(from, to)
  return Math.round(from.width * scale) >= to.width && Math.round(from.height * scale) >= to.height
}

/** Halves a picture until it’s less than twice as large as needed. */
function stepDown({ url, size }: PictureImage, wanted: PictureSize): PictureImage {
  if (size === null || scaleOf(size, wanted) > 1 / maxAtOnce) return { url, size }
  const half = { width: Math.ceil(size.width / 2), height: Math.ceil(size.height / 2) }
  const { png } = renderSvg(framed(url, half, null))
  return stepDown({ url: `data:image/png;base64,${Buffer.from(png).toString('base64')}`, size: half }, wanted)
}

const framed = (url: string, { width, height }: PictureSize, color: string | null): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${
    color === null ? '' : `<rect width="${width}" height="${height}" fill="${color}"/>`
  }<image width="${width}" height="${height}" href="${url}"/></svg>`

/** The color of the picture’s first whole pixel inside its frame; white where that is transparent. */
function cornerOf(pixels: Uint8Array, { width, height }: PictureSize, original: PictureSize): string {
  const scale = scaleOf(original, { width, height })
  const [left, top] = [Math.ceil((width - original.width * scale) / 2) + 1, Math.ceil((height - original.height * scale) / 2) + 1]
  const [red = 255, green = 255, blue = 255, alpha = 0] = pixels.subarray((top * width + left) * 4)
  return alpha < 255 ? '#fff' : `rgb(${red},${green},${blue})`
}
