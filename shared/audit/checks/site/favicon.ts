import { escapeMarkup } from '../../../escape-markup.ts'
import type { Page } from '../../../page/page.ts'
import { addressNote, besidePage } from '../../address.ts'
import { defineCheck, fail, pass, paste, warn } from '../../check.ts'
import type { AuditFacts, ImageFacts } from '../../facts.ts'
import { isCertainly, shownUrl } from '../../images.ts'
import { linkTag } from '../../snippets.ts'

/** Google Search Central, “Define a favicon to show in search results”: more than 48 pixels recommended, of an icon or a touch icon. */
const smallest = 48
/** In bytes: several times what an icon with all its sizes needs. */
const heaviest = 200_000

const isLargeEnough = (icon: ImageFacts | undefined) =>
  icon?.reason === null && Math.min(icon.width ?? smallest, icon.height ?? smallest) >= smallest

const isTouch = ({ rel }: Page['icons'][number]) => rel.includes('apple-touch-icon')

type Broken = { tag: Page['icons'][number]; reason: string }

/** The declared icons that can’t be used, the favicon first. */
function brokenIcons({ page, favicon, icons = [] }: Pick<AuditFacts, 'page' | 'favicon' | 'icons'>): Broken[] {
  const known = new Map(
    [...icons.filter(({ reason }) => reason === null || isCertainly(reason)), ...(favicon ? [favicon] : [])].map((icon) => [
      icon.url,
      icon,
    ]),
  )
  const tags = page.icons.toSorted((a, b) => Number(b.url === page.favicon) - Number(a.url === page.favicon))
  return tags.flatMap((tag) => {
    const reason = known.get(tag.url)?.reason ?? null
    return reason === null ? [] : [{ tag, reason }]
  })
}

/** Replaces every broken icon at once. A working touch icon, which is large enough, serves as the favicon; otherwise a new file is needed. */
function iconFix(facts: Pick<AuditFacts, 'page' | 'favicon' | 'icons'>, broken: Broken[]): string {
  const { page, favicon, icons = [] } = facts
  const isBroken = (url: string) => broken.some(({ tag }) => tag.url === url)
  const touch = page.icons.find((icon) => isTouch(icon) && /^https?:/.test(icon.url) && icon.url !== page.favicon)
  const isReused = touch !== undefined && isLargeEnough(icons.find(({ url }) => url === touch.url))
  const works = favicon != null && favicon.reason === null
  const other = page.icons.find(({ rel, url }) => rel.split(' ').includes('icon') && url !== page.favicon && !isBroken(url))
  // A favicon that is only small is replaced: a new one beside it would go unseen.
  const old = [...broken.map(({ tag }) => tag.url), ...(works && broken.length === 0 && page.favicon !== null ? [page.favicon] : [])]
  const needsIcon = broken.length === 0 || (!works && other === undefined)
  const files: string[] = []
  const tags: string[] = []
  if (needsIcon && isReused) {
    const sizes = touch.sizes === null ? '' : ` sizes="${escapeMarkup(touch.sizes)}"`
    tags.push(`<link rel="icon" href="${escapeMarkup(touch.url)}"${sizes}>`)
  } else if (needsIcon) {
    files.push(`a square SVG of your logo as ${besidePage(page, 'icon.svg')}`)
    tags.push(`<link rel="icon" href="${escapeMarkup(besidePage(page, 'icon.svg'))}" type="image/svg+xml">`)
  }
  if (broken.some(({ tag }) => isTouch(tag)) && !page.icons.some((icon) => isTouch(icon) && !isBroken(icon.url))) {
    files.push(`a 180 × 180 px PNG of ${files.length === 0 ? 'your logo' : 'it'} as ${besidePage(page, 'touch-icon.png')}`)
    tags.push(linkTag('apple-touch-icon', besidePage(page, 'touch-icon.png')))
  }
  const named = old.length === 0 ? '' : `the <link> tags of these icons: ${old.map(tagNameOf).join(', ')}`
  if (tags.length === 0) return `Remove ${named}.`
  const save = files.length === 0 ? 'Reuse your touch icon as the favicon. ' : `Save ${files.join(' and ')}. `
  const change = old.length === 0 ? 'Add this to your <head>' : `Replace ${named}, with ${tags.length === 1 ? 'this' : 'these'}`
  return paste(`${save}${change}${files.length === 0 ? '' : addressNote(page)}:`, tags.join('\n'))
}

const tagNameOf = (url: string) => (url.startsWith('data:') ? 'the inline one (data:)' : url)

/** The icons with which new projects of Vite, SvelteKit, Next.js and Create React App begin, by name and size in bytes. */
const defaults = [
  ['vite.svg', 1497],
  ['favicon.svg', 9522],
  ['favicon.svg', 9523],
  ['favicon.svg', 1569],
  ['favicon.ico', 25_931],
  ['favicon.ico', 3870],
] as const
const isDefault = ({ url, bytes }: ImageFacts) =>
  defaults.some(([name, size]) => bytes === size && URL.parse(url)?.pathname.endsWith(`/${name}`))

export const favicon = defineCheck({
  id: 'favicon',
  label: 'Favicon',
  weight: 2,
  learnMore: 'https://developers.google.com/search/docs/appearance/favicon-in-search',
  needs: ['favicon'],
  run(facts) {
    const icon = facts.favicon
    const broken = brokenIcons(facts)
    const fix = iconFix(facts, broken)
    const reasons = broken.map(({ tag, reason }) => `${shownUrl(tag.url)} can’t be used: ${reason}.`).join(' ')
    if (icon === null) return fail(`No favicon found. ${reasons}`.trim(), fix)
    if (icon.reason !== null) return fail(reasons, fix)
    if (broken.length > 0) return warn(reasons, fix)
    if (isDefault(icon)) return warn('The favicon is still the framework’s own.', fix)
    if (icon.bytes > heaviest) return warn(`The favicon weighs ${Math.round(icon.bytes / 1000)} kB, more than many a page.`, fix)
    if (icon.type?.includes('svg')) return pass('Found, an SVG.')
    if (icon.width === null || icon.height === null) return pass('Found.')
    const size = `${icon.width} × ${icon.height} px`
    if (Math.min(icon.width, icon.height) >= smallest) return pass(`Found, ${size}.`)
    const touch = facts.icons?.find((one) => facts.page.icons.some((tag) => isTouch(tag) && tag.url === one.url))
    if (touch?.width && isLargeEnough(touch)) return pass(`Found, with a ${touch.width} × ${touch.height} px touch icon.`)
    return warn(`Found only ${size}; Google recommends more than ${smallest} × ${smallest}.`, fix)
  },
})
