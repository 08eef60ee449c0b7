import { escapeMarkup } from '../../../escape-markup.ts'
import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { Page } from '../../../page/page.ts'

/** Google shows icons that are square and at least 48 pixels wide, or SVG. */
const smallest = 48

/** A declared touch icon is big enough; else a new file is needed. */
function iconFix(page: Page): string {
  const touch = page.icons.find(({ rel, url }) => rel.includes('apple-touch-icon') && /^https?:/.test(url))
  if (touch !== undefined) {
    const sizes = touch.sizes === null ? '' : ` sizes="${escapeMarkup(touch.sizes)}"`
    const tag = `<link rel="icon" href="${escapeMarkup(touch.url)}"${sizes}>`
    return paste('Use your touch icon for browsers and search results too; put this into <head>:', tag)
  }
  const url = besidePage(page, 'icon.svg')
  const tag = `<link rel="icon" href="${escapeMarkup(url)}" type="image/svg+xml">`
  return paste(`Save a square SVG of your logo as ${url} and put this into <head>${addressNote(page)}:`, tag)
}

export const favicon = defineCheck({
  id: 'favicon',
  label: 'Site icon',
  weight: 2,
  needs: ['favicon'],
  run({ page, favicon: icon }) {
    if (icon === null) return fail('There is neither a declared icon nor a /favicon.ico.', iconFix(page))
    if (icon.reason !== null) return fail(`${icon.url} cannot be used: ${icon.reason}.`, iconFix(page))
    if (icon.type?.includes('svg')) return pass('Found, an SVG.')
    if (icon.width === null || icon.height === null) return pass('Found.')
    if (Math.min(icon.width, icon.height) >= smallest) return pass(`Found, ${icon.width} × ${icon.height} pixels.`)
    return warn(`${icon.width} × ${icon.height} pixels: search results ask for at least ${smallest} × ${smallest}.`, iconFix(page))
  },
})
