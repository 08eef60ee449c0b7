import { isOwnHost } from './own-host.ts'
import { placeOf } from './place.ts'
import { findCutOff, findDistorted, findDrafts, findStretchedDrawings } from './read-quality.ts'
import { listed, type LargePicture, type Picture, type Pictures } from './rendered.ts'

/** Images with fewer excess pixels aren’t worth resizing. */
const wastedPixels = 500_000
/** In bytes. Smaller images hardly matter. */
const heavy = 30_000
/** The width of a desktop window. In CSS pixels. */
const desktop = 1280
/** How long to wait for an image to decode. In milliseconds. */
const patience = 300

/** The page’s images that take up space. */
export async function readPictures(): Promise<Pictures> {
  const images = [...document.images].filter(takesRoom)
  const sizes = new Map(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  )
  const bytesOf = (image: HTMLImageElement) => sizes.get(image.currentSrc) || null
  const shown = images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
  return {
    count: images.length,
    broken: [
      ...(await findBroken(images)).map(toPicture),
      ...(await findCutOff(shown)).map((image) => ({ ...toPicture(image), reason: 'the file ends too early, so only a part is shown' })),
    ].slice(0, listed),
    distorted: [
      ...[...findDistorted(shown), ...(await findDrafts(shown).catch(() => []))].map(({ image, ...rest }) => ({
        ...toPicture(image),
        ...rest,
      })),
      ...findStretchedDrawings().map(({ drawing, ...rest }) => ({ ...toDrawing(drawing), ...rest })),
    ].slice(0, listed),
    large: findLarge(shown, bytesOf),
    unsized: findUnsized(shown),
    eager: shown
      .filter((image) => image.loading !== 'lazy' && topOf(image) > innerHeight * 2.5)
      .filter((image) => (bytesOf(image) ?? 0) >= heavy)
      .slice(0, listed)
      .map((image) => ({ ...toPicture(image), bytes: bytesOf(image) ?? 0 })),
  }
}

/** A drawing in the page has no URL. */
function toDrawing(drawing: SVGSVGElement): Picture {
  const place = placeOf(drawing)
  return { url: place.html, isOwn: true, place, alt: drawing.ariaLabel }
}

type BytesOf = (image: HTMLImageElement) => number | null

function findLarge(images: HTMLImageElement[], bytesOf: BytesOf): LargePicture[] {
  const large: LargePicture[] = []
  for (const image of images) {
    if (large.length >= listed) break
    const found = largePicture(image, bytesOf(image))
    if (found !== null) large.push(found)
  }
  return large
}

const toPicture = (image: HTMLImageElement): Picture => ({
  url: image.currentSrc || image.src,
  isOwn: isOwnHost(image.currentSrc || image.src),
  place: placeOf(image),
  alt: image.getAttribute('alt'),
})

/** Leaves out hidden images and tracking pixels. A broken image without alt text has no box of its own. */
function takesRoom(image: HTMLImageElement): boolean {
  if (image.currentSrc === '' && image.src === '') return false
  // A script fills in what it shows later, in a box that is transparent until then.
  const isLater = image.currentSrc === '' && image.getAttribute('src')?.trim() === ''
  if (!image.checkVisibility({ visibilityProperty: true, opacityProperty: isLater })) return false
  const { width, height } = image.getBoundingClientRect()
  return (width > 2 && height > 2) || (image.complete && image.naturalWidth === 0 && !isPixel(image))
}

/** A tracking pixel is known by its declared size, even where a browser extension blocks it. */
function isPixel(image: HTMLImageElement): boolean {
  const { width, height } = getComputedStyle(image)
  return [width, height, image.getAttribute('width'), image.getAttribute('height')].some((size) => Number.parseFloat(size ?? '') <= 2)
}

const topOf = (element: Element): number => element.getBoundingClientRect().top + scrollY

/** Firefox gives SVG images without a size of their own a natural width of 0, so the browser is asked whether it can decode the image. */
async function findBroken(images: HTMLImageElement[]): Promise<HTMLImageElement[]> {
  const suspects = images.filter((image) => image.complete && image.naturalWidth === 0 && !isWaiting(image))
  const verdicts = await Promise.all(
    suspects.slice(0, 50).map((image) => {
      const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), patience))
      return Promise.race([
        image.decode().then(
          () => false,
          () => true,
        ),
        late,
      ])
    }),
  )
  return suspects.filter((_, index) => verdicts[index])
}

/** A lazy image that hasn’t been requested yet hasn’t failed. */
const isWaiting = (image: HTMLImageElement): boolean =>
  image.loading === 'lazy' && performance.getEntriesByName(image.currentSrc || image.src).length === 0

/**
 * Null if the file fits its box, or adapts to it (srcset), or has no pixels (SVG), or was never downloaded. At least two device pixels per CSS pixel are
 * allowed, and more in a narrow window, because the image may grow in a wide one.
 */
function largePicture(image: HTMLImageElement, bytes: number | null): LargePicture | null {
  const adapts = image.srcset !== '' || image.parentElement?.localName === 'picture'
  const isVector = /^data:image\/svg|\.svgz?(?:[?#]|$)/i.test(image.currentSrc)
  if (adapts || isVector || !/^https?:/.test(image.currentSrc) || (bytes !== null && bytes < heavy)) return null
  const { width, height } = image.getBoundingClientRect()
  const ratio = Math.max(2, devicePixelRatio) * Math.max(1, desktop / innerWidth)
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  const isLarge = image.naturalWidth > wide * 1.5 && image.naturalHeight > high * 1.5
  if (!isLarge || image.naturalWidth * image.naturalHeight - wide * high < wastedPixels) return null
  return { ...toPicture(image), natural: [image.naturalWidth, image.naturalHeight], needed: [wide, high], bytes }
}

/** Whether no ancestor has a fixed height or is out of flow, so that what follows moves. */
function growsWithContent(image: Element): boolean {
  for (let at: Element | null = image; at !== null && at !== document.body; at = at.parentElement) {
    if (styleOf(at, 'height') !== 'auto' || /absolute|fixed/.test(styleOf(at, 'position'))) return false
  }
  return true
}

const styleOf = (element: Element | null, property: string): string => element?.computedStyleMap().get(property)?.toString() ?? ''

/** Only browsers with computedStyleMap can tell a size set in CSS from the file’s own. A box with a fixed height never moves the rest. */
function findUnsized(images: HTMLImageElement[]): Pictures['unsized'] {
  if (!('computedStyleMap' in Element.prototype)) return null
  const isFree = (image: HTMLImageElement) => {
    if (image.hasAttribute('width') && image.hasAttribute('height')) return false
    if (!styleOf(image, 'aspect-ratio').startsWith('auto')) return false
    return image.getBoundingClientRect().height > 40 && growsWithContent(image)
  }
  return images
    .filter(isFree)
    .slice(0, listed)
    .map((image) => ({ ...toPicture(image), natural: [image.naturalWidth, image.naturalHeight] }))
}
