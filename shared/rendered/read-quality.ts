import { isOwnHost } from './own-host.ts'

/** In milliseconds; the browser’s cache answers at once or not at all. */
const patience = 1000
/** Files looked at, and the size of the largest of them in bytes. */
const [maxFiles, maxBytes] = [20, 5_000_000]

/** Width and height that an image is shown with, in CSS pixels, without its padding. */
function shownSize(image: HTMLImageElement): [number, number] {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(image)
  const [across, down] = [
    [paddingLeft, paddingRight],
    [paddingTop, paddingBottom],
  ].map((sides) => sides.reduce((sum, side) => sum + Number.parseFloat(side), 0)) as [number, number]
  return [Math.round(image.clientWidth - across), Math.round(image.clientHeight - down)]
}

/** Decoration may be stretched on purpose, and vectors have no pixels. */
function isPhoto(image: HTMLImageElement): boolean {
  const { position, filter, imageRendering } = getComputedStyle(image)
  const isDecoration = image.alt === '' && /absolute|fixed/.test(position)
  const isVector = /^data:image\/svg|\.svgz?(?:[?#]|$)/i.test(image.currentSrc)
  // A small picture stands in until the real one has loaded.
  const isWaiting = image.matches('[data-src], [data-srcset], [data-lazy], [class*="lazy" i], [class*="placeholder" i], [class*="blur" i]')
  const isLarge = Math.min(image.naturalWidth, image.naturalHeight) >= 48 && shownSize(image).every((size) => size >= 48)
  return isLarge && !isDecoration && !isVector && !isWaiting && filter === 'none' && imageRendering === 'auto'
}

type Sizes = { natural: [number, number]; shown: [number, number] }
export type Distorted = Sizes & { image: HTMLImageElement; kind: 'stretched' | 'blurred' | 'placeholder' }

/** Gray boxes that stand in for a picture, pictures that are squeezed or pulled by a tenth or more, and those shown at twice their size. Source: Lighthouse, image-aspect-ratio and image-size-responsive. */
export function findDistorted(images: readonly HTMLImageElement[]): Distorted[] {
  return images.filter(isPhoto).flatMap((image): Distorted[] => {
    const { naturalWidth, naturalHeight } = image
    const [width, height] = shownSize(image)
    const { objectFit } = getComputedStyle(image)
    const sizes = { image, natural: [naturalWidth, naturalHeight], shown: [width, height] } satisfies Omit<Distorted, 'kind'>
    if (isPlaceholder(image, width, height)) return [{ ...sizes, kind: 'placeholder' }]
    const pull = (width * naturalHeight) / (height * naturalWidth)
    if (objectFit === 'fill' && (pull > 1.1 || pull < 0.9)) return [{ ...sizes, kind: 'stretched' }]
    const isBlurred = width >= Math.max(100, naturalWidth * 2) && height >= Math.max(100, naturalHeight * 2)
    return isBlurred && !/none|scale-down/.test(objectFit) ? [{ ...sizes, kind: 'blurred' }] : []
  })
}

/** Whether a large picture is one light gray with a few letters on it, as tools make for drafts. A screenshot’s ground is lighter, or has colors. */
function isPlaceholder(image: HTMLImageElement, width: number, height: number): boolean {
  if (width < 200 || height < 120) return false
  const size = 48
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  try {
    context?.drawImage(image, 0, 0, size, size)
    const { data } = context?.getImageData(0, 0, size, size) ?? {}
    return data !== undefined && isGrayBox(data)
  } catch {
    return false // a picture of another host
  }
}

/** `data` are the red, green, blue and alpha of each pixel. */
export function isGrayBox(data: Uint8ClampedArray): boolean {
  const shades = new Map<number, number>()
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 255 || Math.max(red, green, blue) - Math.min(red, green, blue) > 10) return false
    const shade = green >> 3
    shades.set(shade, (shades.get(shade) ?? 0) + 1)
  }
  const [[ground, count] = [0, 0]] = [...shades].sort(([, a], [, b]) => b - a)
  const share = count / (data.length / 4)
  return share > 0.7 && share < 0.998 && ground >= 160 >> 3 && ground <= 236 >> 3
}

/** Pictures whose file ends before it should: browsers show the part that’s there. Read from the browser’s cache; nothing is requested. */
export async function findCutOff(images: readonly HTMLImageElement[]): Promise<HTMLImageElement[]> {
  if (navigator.serviceWorker?.controller) return []
  const own = images.filter(({ currentSrc }) => /^https?:/.test(currentSrc) && isOwnHost(currentSrc)).slice(0, maxFiles)
  const cut = await Promise.all(own.map(({ currentSrc }) => isCutOff(currentSrc)))
  return own.filter((_, at) => cut[at])
}

async function isCutOff(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin', signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return false
    const buffer = await answer.arrayBuffer()
    return buffer.byteLength <= maxBytes && endsEarly(new Uint8Array(buffer))
  } catch {
    return false
  }
}

const textAt = (bytes: Uint8Array, from: number, length: number): string => String.fromCharCode(...bytes.subarray(from, from + length))

/** By format: a PNG ends with its IEND chunk, a JPEG has an end marker (FF D9), and a WebP says how long it is. */
export function endsEarly(bytes: Uint8Array): boolean {
  const has = (...wanted: number[]) => {
    for (let at = bytes.length - wanted.length; at >= 0; at -= 1) if (wanted.every((byte, index) => bytes[at + index] === byte)) return true
    return false
  }
  if (bytes.length < 200) return false
  if (textAt(bytes, 1, 3) === 'PNG') return !has(0x49, 0x45, 0x4e, 0x44)
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return !has(0xff, 0xd9)
  if (textAt(bytes, 0, 4) !== 'RIFF' || textAt(bytes, 8, 4) !== 'WEBP') return false
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 > bytes.length
}
