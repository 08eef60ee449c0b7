import { isOwnHost } from './own-host.ts'
import { isUnseen } from './unseen-pictures.ts'

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

const isVector = ({ currentSrc }: HTMLImageElement) => /^data:image\/svg|\.svgz?(?:[?#]|$)/i.test(currentSrc)

/** Decoration may be stretched on purpose. */
function isPhoto(image: HTMLImageElement): boolean {
  const { position, filter, imageRendering } = getComputedStyle(image)
  const isDecoration = image.alt === '' && /absolute|fixed/.test(position)
  // A small picture stands in until the real one has loaded.
  const isWaiting = image.matches('[data-src], [data-srcset], [data-lazy], [class*="lazy" i], [class*="placeholder" i], [class*="blur" i]')
  const isLarge = Math.min(image.naturalWidth, image.naturalHeight) >= 48 && shownSize(image).every((size) => size >= 48)
  return isLarge && !isDecoration && !isWaiting && filter === 'none' && imageRendering === 'auto'
}

type Sizes = { natural: [number, number]; shown: [number, number] }
export type Distorted = Sizes & { image: HTMLImageElement; kind: 'stretched' | 'blurred' | 'placeholder' | 'unseen' }

/** Gray boxes that stand in for a picture, pictures that are squeezed or pulled by a tenth or more, and those shown at twice their size. Source: Lighthouse, image-aspect-ratio and image-size-responsive. */
export function findDistorted(images: readonly HTMLImageElement[]): Distorted[] {
  // Vectors have no pixels.
  const photos = images.filter((image) => isPhoto(image) && !isVector(image))
  const unseen = images
    .slice(0, 40)
    .filter(isUnseen)
    .map((image): Distorted => ({
      image,
      kind: 'unseen',
      natural: [image.naturalWidth, image.naturalHeight],
      shown: shownSize(image),
    }))
  const distorted = photos.flatMap((image): Distorted[] => {
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
  return [...unseen, ...distorted]
}

/** Names of drawings that are meant to fill a box of any shape. */
const plotted = /chart|graph|spark|plot|trend|wave|divider|curve|diagram|line\b|background|pattern/i

/**
 * Drawings in the page that are pulled out of shape by a quarter or more, where people see it: in letters, or in the circles of a picture with a name.
 * Waves and curves may fill any box.
 */
export function findStretchedDrawings(): (Sizes & { drawing: SVGSVGElement; kind: 'stretched' })[] {
  return [...document.querySelectorAll<SVGSVGElement>('svg[preserveAspectRatio="none" i][viewBox]')].slice(0, 40).flatMap((drawing) => {
    const { width, height } = drawing.viewBox.baseVal
    const box = drawing.getBoundingClientRect()
    const pull = (box.width * height) / (box.height * width)
    const names = ['class', 'id', 'aria-label', 'role'].map((name) => drawing.getAttribute(name) ?? '').join(' ')
    const isDecoration = drawing.closest('[aria-hidden="true"]') !== null || /absolute|fixed/.test(getComputedStyle(drawing).position)
    const hasName = drawing.matches('[role="img"], [aria-label], :has(> title)') || drawing.closest('a[href]') !== null
    // A dot or two on a path mark its values.
    const isPlot =
      drawing.querySelector('polyline, animate') !== null ||
      (drawing.querySelector('path') !== null && drawing.querySelectorAll('circle').length < 3)
    const round = hasName && !isPlot ? ', circle' : ''
    const tells = [...drawing.querySelectorAll<SVGGraphicsElement>(`text${round}`)].some(
      (one) => one.checkVisibility() && one.transform.baseVal.length === 0,
    )
    if (!(pull > 1.25 || pull < 0.8) || box.height < 24 || box.width < 24 || isDecoration || !tells || plotted.test(names)) return []
    if (!drawing.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return []
    return [{ drawing, kind: 'stretched', natural: [width, height], shown: [Math.round(box.width), Math.round(box.height)] }]
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
  // Letters stand in the middle; things and drawings reach farther.
  const isLetters = data.every((green, at) => at % 4 !== 1 || green >> 3 === ground || Math.abs(at / data.length - 0.5) < 0.2)
  return share > 0.7 && share < 0.998 && ground >= 160 >> 3 && ground <= 236 >> 3 && isLetters
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
    const bytes = await cachedFile(url)
    return bytes !== null && endsEarly(bytes)
  } catch {
    return false // Firefox can deny an extension access to the bytes
  }
}

/** A file from the browser’s cache; null if it isn’t there, or large. */
async function cachedFile(url: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(url, { cache: 'only-if-cached', mode: 'same-origin', signal: AbortSignal.timeout(patience) })
    if (!answer.ok) return null
    const buffer = await answer.arrayBuffer()
    return buffer.byteLength <= maxBytes ? new Uint8Array(buffer) : null
  } catch {
    return null
  }
}

/** Large drawings that only say what belongs in their place. A page about placeholders shows some. */
export async function findDrafts(images: readonly HTMLImageElement[]): Promise<Distorted[]> {
  if (navigator.serviceWorker?.controller || /placeholder|dummy/i.test(document.title)) return []
  const isDrawn = (image: HTMLImageElement) => isVector(image) && /^https?:/.test(image.currentSrc) && isOwnHost(image.currentSrc)
  const drawn = images.filter((image) => isDrawn(image) && isPhoto(image)).slice(0, maxFiles)
  const found = await Promise.all(
    drawn.map(async (image): Promise<Distorted[]> => {
      const shown = shownSize(image)
      const natural: [number, number] = [image.naturalWidth, image.naturalHeight]
      const bytes = shown[0] < 200 || shown[1] < 120 ? null : await cachedFile(image.currentSrc)
      return bytes !== null && isDraft(new TextDecoder().decode(bytes)) ? [{ image, kind: 'placeholder', natural, shown }] : []
    }),
  )
  return found.flat()
}

const draftWords =
  /^(?:(?:image|picture|photo|screenshot|product image|hero image)?(?: placeholder| goes here| here)?|placeholder(?: image)?|your (?:image|screenshot|photo) here|no image(?: available)?|platzhalter(?:bild)?|bild|imagen|imagem|immagine)$/i

/** Whether a drawing is a plain box with its own size, or “Placeholder”, written on it. */
export function isDraft(svg: string): boolean {
  const shapes = svg.match(/<(?:rect|path|line|polyline|polygon|circle|ellipse)\b/gi) ?? []
  if (svg.length > 5000 || shapes.length > 4 || /<(?:image|use|foreignObject)\b/i.test(svg)) return false
  const texts = [...svg.matchAll(/<text\b[^>]*>(.*?)<\/text>/gis)].map(([, text = '']) =>
    text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(?:times|#215|#xd7);/gi, '×')
      .trim(),
  )
  const [, width = '', height = ''] = /\bviewBox="[\d.-]+[ ,]+[\d.-]+[ ,]+([\d.]+)[ ,]+([\d.]+)"/.exec(svg) ?? []
  const attribute = (name: string) => new RegExp(String.raw`<svg\b[^>]*\s${name}="(\d+)(?:px)?"`, 'i').exec(svg)?.[1] ?? ''
  const sizes = [`${width}×${height}`, `${attribute('width')}×${attribute('height')}`]
  const isSize = (text: string) => sizes.includes(text.replaceAll(/\s|px/g, '').replace(/[x*]/i, '×'))
  return texts.length > 0 && texts.length <= 2 && texts.every((text) => text !== '' && (isSize(text) || draftWords.test(text)))
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
