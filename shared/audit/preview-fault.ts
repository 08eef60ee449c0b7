import type { AuditFacts, ImageFacts } from './facts.ts'
import { isSquareCard } from './images.ts'

/** Meta, “Images in link shares”: best from 1200 × 630, small below 600 × 315, 1.91:1, at most 8 MB. */
export const bestSize = { width: 1200, height: 630 }
const min = { width: 600, height: 315 }
const ratios = { min: 1.7, max: 2.1 }
const maxBytes = 8 * 1024 * 1024

export const sizeOf = ({ width, height }: ImageFacts) => `${width} × ${height} px`

/** What previews make of the social image that they can fetch; null if it’s fine. The cure is another image. */
export function previewFault(facts: AuditFacts): { detail: string; isGrave: boolean } | null {
  const image = facts.socialImage
  if (!image || image.reason !== null) return null
  const found = (detail: string, isGrave = false) => ({ detail, isGrave })
  const { bytes, width, height } = image
  if (bytes > maxBytes) return found(`The social image is too large: ${(bytes / 1024 / 1024).toFixed(1)} MB, and the limit is 8 MB.`, true)
  if (image.type?.includes('svg')) return found('Link previews don’t show SVG images.', true)
  if (width === null || height === null) return found('The social image was found, but its size can’t be read.')
  if (isSquareCard(facts) === true) return null
  const size = sizeOf(image)
  if (width < min.width || height < min.height) return found(`The social image (${size}) is too small for a large preview.`, true)
  if (width < bestSize.width || height < bestSize.height)
    return found(`The social image (${size}) looks blurry on high-resolution screens.`)
  const ratio = width / height
  return ratio < ratios.min || ratio > ratios.max ? found(`Previews will crop the social image (${size}) to 1.91:1.`) : null
}
