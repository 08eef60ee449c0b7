import { blend, contrastRatio, type Rgb } from '../../color.ts'
import { holds, meet, toArea, type Area } from '../accessibility/geometry.ts'
import { readPainters, type Painter } from '../accessibility/painters.ts'
import { parseColor } from '../accessibility/parse-color.ts'
import { placeOf } from '../place.ts'
import { listed, type FaultyText } from '../rendered.ts'
import type { Passage } from './passages.ts'

/** Below this contrast, letters can hardly be told from the spot behind them. */
const leastContrast = 1.9
/** The share of spots around a text that must have so little contrast. */
const leastShare = 0.5
const [columns, rows] = [48, 8]
const maxPictures = 12

type Picture = { element: Element; url: string; shade: { rgb: Rgb; alpha: number } | null }

/** Texts on a picture as bright, or as dark, as their letters. Unsure, and so silent, if anything else is painted there or the picture is from another site. */
export async function findLostOnPictures(passages: readonly Passage[]): Promise<FaultyText[]> {
  const shown = passages.filter(
    ({ element, chain, text }) =>
      text.length > 2 && chain.opacity > 0.95 && !chain.isMoving && !chain.isAside && !chain.isTurned && isPlain(getComputedStyle(element)),
  )
  const painters = readPainters(shown.flatMap(({ areas }) => areas))
  const found: Passage[] = []
  let tried = 0
  for (const passage of shown) {
    const [area] = passage.areas
    const picture = area && pictureBehind(passage.element, area, painters)
    if (!area || !picture || tried >= maxPictures || found.length >= listed) continue
    tried += 1
    if (await isLostOn(picture, passage.element, area)) found.push(passage)
  }
  return found.map(({ element, text }) => ({ place: placeOf(element), text: text.slice(0, 80) }))
}

const isPlain = (style: CSSStyleDeclaration): boolean =>
  style.textShadow === 'none' &&
  style.mixBlendMode === 'normal' &&
  style.filter === 'none' &&
  style.webkitTextFillColor === style.color &&
  !style.backgroundClip.includes('text') &&
  parseColor(style.color).alpha > 0.9

/** The only thing painted behind a text, apart from what is behind that as well. */
function pictureBehind(text: Element, area: Area, painters: readonly Painter[]): Picture | null {
  const here = painters.filter(({ areas }) => areas.some((other) => meet(other, area)))
  const pictures = here.flatMap(({ element }) => (element === null ? [] : (toPicture(element) ?? [])))
  const [picture] = pictures
  if (picture === undefined || pictures.length > 1 || !holds(toArea(picture.element.getBoundingClientRect()), area)) return null
  // What is scrolled away in a box of its own isn’t painted beyond that box.
  for (let at = picture.element.parentElement; at !== null && !at.contains(text); at = at.parentElement)
    if (getComputedStyle(at).overflow !== 'visible' && !holds(toArea(at.getBoundingClientRect()), area)) return null
  const isBehind = ({ element }: Painter) => element !== null && element.contains(picture.element)
  return here.every(isBehind) && !text.contains(picture.element) ? picture : null
}

function toPicture(element: Element): Picture | null {
  if (element instanceof HTMLImageElement) return { element, url: element.currentSrc, shade: null }
  const { backgroundImage, backgroundAttachment, backgroundRepeat, backgroundBlendMode, filter, opacity } = getComputedStyle(element)
  const [, url] = /url\("?([^")]+)"?\)$/.exec(backgroundImage) ?? []
  if (url === undefined || /fixed/.test(backgroundAttachment) || filter !== 'none' || Number(opacity) < 1) return null
  if (!/^normal(?:, normal)*$/.test(backgroundBlendMode)) return null
  const colors = [...backgroundImage.matchAll(/rgba?\([^)]*\)/g)].map(([color]) => parseColor(color))
  const [first] = colors
  if (first === undefined)
    return /gradient/.test(backgroundImage) || /repeat-[xy]/.test(backgroundRepeat) ? null : { element, url, shade: null }
  // A single-color overlay on the picture, at its most opaque.
  const alpha = Math.max(...colors.map((color) => color.alpha))
  return colors.every(({ rgb }) => rgb.join() === first.rgb.join()) ? { element, url, shade: { rgb: first.rgb, alpha } } : null
}

async function isLostOn({ element, url, shade }: Picture, text: Element, area: Area): Promise<boolean> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  const canvas = new OffscreenCanvas(columns, rows)
  const context = canvas.getContext('2d')
  try {
    await image.decode()
    const box = paintedBox(element, image)
    if (context === null || box === null) return false
    const { width, height } = box
    const [scaleX, scaleY] = [columns / (area.right - area.left), rows / (area.bottom - area.top)]
    context.drawImage(image, (box.left - area.left) * scaleX, (box.top - area.top) * scaleY, width * scaleX, height * scaleY)
    const { data } = context.getImageData(0, 0, columns, rows)
    const { rgb: color } = parseColor(getComputedStyle(text).color)
    let [lost, seen] = [0, 0]
    for (let at = 0; at < data.length; at += 4) {
      if ((data[at + 3] ?? 0) < 250) return false
      const spot: Rgb = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      seen += 1
      if (contrastRatio(color, shade === null ? spot : blend(shade.rgb, shade.alpha, spot)) < leastContrast) lost += 1
    }
    return lost >= seen * leastShare
  } catch {
    return false // A picture of another site, or a broken one.
  }
}

/** Where an image is painted in the window, by object-fit or background-size; null if it’s neither of the usual ones. */
function paintedBox(
  element: Element,
  { naturalWidth, naturalHeight }: HTMLImageElement,
): { left: number; top: number; width: number; height: number } | null {
  const style = getComputedStyle(element)
  const box = element.getBoundingClientRect()
  const isImage = element instanceof HTMLImageElement
  const size = isImage ? style.objectFit : (style.backgroundSize.split(', ').at(-1) ?? '')
  if (naturalWidth === 0 || naturalHeight === 0) return null
  if (isImage && size === 'fill') return box
  const across = [box.width / naturalWidth, box.height / naturalHeight]
  const scale = size === 'cover' ? Math.max(...across) : size === 'contain' || size === 'scale-down' ? Math.min(...across) : null
  const full = size === '100%' || size === '100% auto' ? across[0] : scale
  if (full === undefined || full === null) return size === '100% 100%' ? box : null
  const [width, height] = [naturalWidth * full, naturalHeight * full]
  const [x = '50%', y = '50%'] = (isImage ? style.objectPosition : (style.backgroundPosition.split(', ').at(-1) ?? '')).split(' ')
  const offset = (value: string, room: number) =>
    value.endsWith('%') ? (Number.parseFloat(value) / 100) * room : Number.parseFloat(value) || 0
  return { left: box.left + offset(x, box.width - width), top: box.top + offset(y, box.height - height), width, height }
}
