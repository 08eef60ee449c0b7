import { blend, contrastRatio, type Rgb } from '../color.ts'
import { toArea } from './accessibility/geometry.ts'
import { readPainters } from './accessibility/painters.ts'
import { plainGround } from './ground.ts'

/** Lines below this contrast ratio can’t be seen. */
const lost = 1.2
const across = 160

/** Whether everything that a picture paints has the color of its background. Decorative pictures are skipped. */
export function isUnseen(image: HTMLImageElement): boolean {
  const { width, height } = image.getBoundingClientRect()
  if (image.alt === '' || Math.min(width, height) < 16 || image.closest('[aria-hidden="true"]') !== null) return false
  const ground = plainGround(image)
  const high = Math.round((across * height) / width)
  const context = new OffscreenCanvas(across, Math.max(1, high)).getContext('2d', { willReadFrequently: true })
  if (ground === null || context === null || high > 1000) return false
  try {
    context.drawImage(image, 0, 0, across, high)
    return isLostIn(context.getImageData(0, 0, across, high).data, ground) && !hasEdge(image) && isAlone(image)
  } catch {
    return false // a picture from another host
  }
}

function hasEdge(image: HTMLImageElement): boolean {
  const { borderTopWidth, boxShadow, outlineStyle } = getComputedStyle(image)
  return borderTopWidth !== '0px' || boxShadow !== 'none' || outlineStyle !== 'none'
}

/** Whether nothing but the boxes around it is painted where it is: what else is there may be its background. */
const isAlone = (image: HTMLImageElement): boolean =>
  readPainters([toArea(image.getBoundingClientRect())]).every(({ element }) => element !== null && element.contains(image))

/** `data` are the red, green, blue and alpha of each pixel. */
export function isLostIn(data: Uint8ClampedArray, ground: Rgb): boolean {
  let [painted, seen] = [0, 0]
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] ?? 0) / 255
    if (alpha < 0.15) continue
    painted += 1
    const color = blend([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], alpha, ground)
    if (contrastRatio(color, ground) >= lost) seen += 1
  }
  const share = painted / (data.length / 4)
  // A full picture in one color is a placeholder, or a photo of snow.
  return share > 0.002 && share < 0.9 && seen < painted * 0.01
}
