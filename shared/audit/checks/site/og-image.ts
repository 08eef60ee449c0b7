import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import { nameOf, taglineOf } from '../../words/own-words.ts'
import { propertyTag } from '../../snippets.ts'

/** Meta, sharing images: best from 1200 x 630, small below 600 x 315, 1.91 to 1, at most 8 MB. */
const best = { width: 1200, height: 630 }
const least = { width: 600, height: 315 }
const maxBytes = 8 * 1024 * 1024
const ratios = { min: 1.7, max: 2.1 }

function fixFor(facts: AuditFacts): string {
  const url = besidePage(facts.page, 'social.png')
  const tagline = taglineOf(facts)
  const tags = [
    propertyTag('og:image', url),
    propertyTag('og:image:width', String(best.width)),
    propertyTag('og:image:height', String(best.height)),
    propertyTag('og:image:alt', tagline === '' ? nameOf(facts) : `${nameOf(facts)}: ${tagline}`),
  ].join('\n')
  const where = `Save a PNG of ${best.width} × ${best.height} pixels as ${url} and put this into <head>, in place of any og:image there`
  return paste(`${where}${addressNote(facts.page)}:`, tags)
}

export const ogImage = defineCheck({
  id: 'og-image',
  label: 'Share image',
  weight: 5,
  needs: ['socialImage'],
  run(facts) {
    const fix = fixFor(facts)
    const image = facts.socialImage
    if (image === null) return fail('Shared links show no picture.', fix)
    if (image.reason !== null) return fail(`${image.url} cannot be used: ${image.reason}.`, fix)
    if (image.bytes > maxBytes) return fail(`${(image.bytes / 1024 / 1024).toFixed(1)} MB: pictures over 8 MB are dropped.`, fix)
    if (image.type?.includes('svg')) return fail('It is an SVG, which share previews do not show.', fix)
    if (image.width === null || image.height === null) return warn('Found, but its size cannot be read.', fix)
    const size = `${image.width} × ${image.height} pixels`
    if (image.width < least.width || image.height < least.height) return fail(`${size}: too small for a large preview.`, fix)
    if (image.width < best.width || image.height < best.height) return warn(`${size}: blurred on sharp screens.`, fix)
    const ratio = image.width / image.height
    if (ratio < ratios.min || ratio > ratios.max) return warn(`${size}: previews cut it to 1.91 to 1.`, fix)
    return pass(`Found, ${size}.`)
  },
})
