import { escapeMarkup } from '../../../escape-markup.ts'
import type { Page } from '../../../page/page.ts'
import { addressNote, besidePage, shownUrl } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts, ImageFacts } from '../../facts.ts'

/** Google Search Central, “Define a favicon to show in search results”: more than 48 pixels recommended, of an icon or a touch icon. */
const smallest = 48

const isLargeEnough = (icon: ImageFacts | undefined) =>
  icon?.reason === null && Math.min(icon.width ?? smallest, icon.height ?? smallest) >= smallest

/** The tag of the icon that browsers use now. A new one beside it would go unseen, so it is replaced. */
function declaredTag({ favicon }: Page): string | null {
  if (favicon === null) return null
  return favicon.startsWith('data:') ? 'the first <link rel="icon">' : `the <link rel="icon"> for ${favicon}`
}

/** Reuses the declared touch icon, which is large enough, if it works; otherwise a new file is needed. */
function iconFix({ page, touchIcon }: Pick<AuditFacts, 'page' | 'touchIcon'>): string {
  const old = declaredTag(page)
  const touch = page.icons.find(({ rel, url }) => rel.includes('apple-touch-icon') && /^https?:/.test(url))
  if (touch !== undefined && touch.url !== page.favicon && isLargeEnough(touchIcon)) {
    const sizes = touch.sizes === null ? '' : ` sizes="${escapeMarkup(touch.sizes)}"`
    const tag = `<link rel="icon" href="${escapeMarkup(touch.url)}"${sizes}>`
    return paste(`Reuse your touch icon as the favicon. ${old === null ? 'Add this to your <head>' : `Replace ${old} with`}:`, tag)
  }
  const url = besidePage(page, 'icon.svg')
  const tag = `<link rel="icon" href="${escapeMarkup(url)}" type="image/svg+xml">`
  return paste(
    `Save a square SVG of your logo as ${url} and ${old === null ? 'add this to your <head>' : `replace ${old} with this`}${addressNote(page)}:`,
    tag,
  )
}

export const favicon = defineCheck({
  id: 'favicon',
  label: 'Favicon',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  needs: ['favicon'],
  run(facts) {
    const icon = facts.favicon
    if (icon === null) return fail('No favicon found.', iconFix(facts))
    if (icon.reason !== null) return fail(`${shownUrl(icon.url)} can’t be used: ${icon.reason}.`, iconFix(facts))
    if (icon.type?.includes('svg')) return pass('Found, an SVG.')
    if (icon.width === null || icon.height === null) return pass('Found.')
    const size = `${icon.width} × ${icon.height} px`
    if (Math.min(icon.width, icon.height) >= smallest) return pass(`Found, ${size}.`)
    const touch = facts.touchIcon
    if (touch?.width && isLargeEnough(touch)) return pass(`Found, with a ${touch.width} × ${touch.height} px touch icon.`)
    return warn(`Found only ${size}; Google recommends more than ${smallest} × ${smallest}.`, iconFix(facts))
  },
})
