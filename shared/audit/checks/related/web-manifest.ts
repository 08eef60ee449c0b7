import { defineCheck, pass, paste, warn } from '../../check.ts'
import type { AuditFacts } from '../../facts.ts'
import type { ManifestFacts } from '../../facts-around.ts'
import { publicUrl } from '../../address.ts'
import { isGenericName } from '../../../listing/name/generic-names.ts'
import { isStarterName } from '../../words/leftovers.ts'
import { nameOf } from '../../words/own-words.ts'
import { excerpt } from '../../words/excerpt.ts'

type Icon = ManifestFacts['icons'][number]

const sizeOf = ({ width, height }: Icon) => `${width}x${height}`
const declaredSizes = ({ sizes }: Icon) => sizes.toLowerCase().split(/\s+/).filter(Boolean)

/** An SVG fits any size, and of an .ico file with several sizes only the largest is known. */
function hasWrongSize(icon: Icon): boolean {
  const declared = declaredSizes(icon)
  if (icon.reason !== null || icon.width === null || icon.height === null || declared.length === 0) return false
  return icon.type !== 'image/x-icon' && !declared.includes('any') && !declared.includes(sizeOf(icon))
}

const errorOf = (icon: Icon) =>
  icon.reason === null ? `${icon.url} is ${icon.width} × ${icon.height}, not ${icon.sizes}` : `${icon.url}: ${icon.reason}`

type Stated = { name?: unknown; short_name?: unknown; start_url?: unknown; scope?: unknown; icons?: unknown; display?: unknown }
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const isIn = (title: string | null, name: string) => (title ?? '').toLowerCase().includes(name.trim().toLowerCase())
/** “Home” is nobody’s name, but “Untitled | Works without names” is a gallery called Untitled. */
const isOwnName = (value: unknown, title: string | null) =>
  isText(value) && (!isGenericName(value) || (isIn(title, value) && !isGenericName(title ?? '')))
const lacksName = ({ name, short_name: short }: Stated, { title }: AuditFacts['page']) =>
  !isOwnName(name, title) && !isOwnName(short, title)
/** What a template called the app: phones show it below the icon. A page about the template may keep it. */
const leftNames = ({ name, short_name: short }: Stated, { title }: AuditFacts['page']) => [
  ...new Set([name, short].filter(isText).filter((one) => isStarterName(one) && !isIn(title, one))),
]
/** Apps that are installed have an icon; other manifests only color the browser. */
const lacksIcons = ({ icons, display }: Stated) =>
  /^(?:standalone|fullscreen|minimal-ui)$/.test(String(display)) && (!Array.isArray(icons) || icons.length === 0)
/** W3C Web Application Manifest, “processing the scope member”: a scope without the start is ignored. */
const startsOutside = ({ start_url: start, scope }: Stated, url: string) =>
  isText(start) && isText(scope) && URL.canParse(start, url) && !new URL(start, url).href.startsWith(URL.parse(scope, url)?.href ?? '')
/** W3C Web Application Manifest, “processing the start_url member”: browsers ignore one of another origin. */
const startsElsewhere = ({ start_url: start }: Stated, url: string, page: string) =>
  isText(start) && URL.canParse(start, url) && new URL(start, url).origin !== new URL(page).origin

/** What the manifest itself says wrong, as far as it’s short enough to be read here. */
function statedErrors({ text, url, start }: ManifestFacts, page: AuditFacts['page']): string[] {
  const missing = start === undefined ? [] : [`starts at ${start}, which returns 404`]
  if (text === null) return missing
  const stated = JSON.parse(text) as Stated
  const left = leftNames(stated, page).map((one) => `“${excerpt(one, 60)}”`)
  const ofTemplate = `still has the name of a template (${left.join(', ')})`
  return [
    ...missing,
    ...(left.length > 0 ? [ofTemplate] : lacksName(stated, page) ? ['has no name of its own'] : []),
    ...(lacksIcons(stated) ? ['has no icons, which Android needs to install it as an app'] : []),
    ...(startsOutside(stated, url) ? [`starts outside its scope (${String(stated.scope).slice(0, 100)})`] : []),
    ...(startsElsewhere(stated, url, page.url) ? [`starts on another site (${String(stated.start_url).slice(0, 100)})`] : []),
  ]
}

/** The favicon, if its size is known. */
function iconOf({ favicon }: AuditFacts): object[] {
  const size = favicon?.width && favicon.height && favicon.reason === null && /^https?:/.test(favicon.url) ? favicon : null
  return size === null ? [] : [{ src: size.url, sizes: `${size.width}x${size.height}`, ...(size.type && { type: size.type }) }]
}

/** The sizes that Android asks for. */
const newIcons = [192, 512].map((px) => ({ src: `/icon-${px}.png`, sizes: `${px}x${px}`, type: 'image/png' }))

/** The page’s own manifest without missing icons, with the real sizes and a name; null if it’s too long to show. */
function corrected(facts: AuditFacts, { text, icons, url, start }: ManifestFacts): string | null {
  if (text === null) return null
  const manifest = JSON.parse(text) as Stated
  const [left, favicons] = [leftNames(manifest, facts.page), iconOf(facts)]
  const isLeft = (one: unknown) => isText(one) && left.includes(one)
  const known = new Map(icons.map((icon) => [`${icon.src} ${icon.sizes}`, icon]))
  const kept = (Array.isArray(manifest.icons) ? manifest.icons : []).flatMap((entry: { src?: unknown; sizes?: unknown }) => {
    const icon = known.get(`${String(entry.src)} ${typeof entry.sizes === 'string' ? entry.sizes : ''}`)
    if (icon === undefined) return [entry]
    if (icon.reason !== null) return []
    return [hasWrongSize(icon) ? { ...entry, sizes: sizeOf(icon) } : entry]
  })
  return JSON.stringify(
    {
      ...manifest,
      ...((manifest.name === '' || lacksName(manifest, facts.page) || isLeft(manifest.name)) && { name: nameOf(facts) }),
      ...(isText(manifest.short_name) && (lacksName(manifest, facts.page) || isLeft(manifest.short_name)) && { short_name: nameOf(facts) }),
      ...(startsOutside(manifest, url) && { scope: undefined }),
      ...((startsElsewhere(manifest, url, facts.page.url) || start !== undefined) && {
        start_url: new URL('.', publicUrl(facts.page)).pathname,
      }),
      ...(lacksIcons(manifest) ? { icons: favicons.length > 0 ? favicons : newIcons } : manifest.icons !== undefined && { icons: kept }),
    },
    null,
    2,
  )
}

/** A replacement for a manifest that can’t be used, with the favicon if its size is known. */
function newManifest(facts: AuditFacts): string {
  return JSON.stringify(
    { name: nameOf(facts), start_url: new URL('.', publicUrl(facts.page)).pathname, display: 'browser', icons: iconOf(facts) },
    null,
    2,
  )
}

/** W3C Web Application Manifest: browsers ignore one that isn’t JSON, and icons that are missing or not the size they declare. */
export const webManifest = defineCheck({
  id: 'web-manifest',
  label: 'Web app manifest',
  weight: 0.5,
  learnMore: 'https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest/Reference/icons',
  needs: ['manifest'],
  run(facts) {
    const { page, manifest } = facts
    if (page.manifest === null) return pass('The page doesn’t link a manifest.')
    if (manifest === null) return pass('Not checked: the manifest couldn’t be requested.')
    if (manifest.error !== null) {
      const detail = `The manifest ${manifest.url} can’t be used: ${manifest.error}.`
      return warn(detail, paste(`Save this as ${manifest.url}:`, newManifest(facts)))
    }
    const stated = statedErrors(manifest, page)
    const wrong = manifest.icons.filter((icon) => icon.reason !== null || hasWrongSize(icon))
    if (wrong.length + stated.length === 0) return pass('Valid, and its icons load.')
    const text = corrected(facts, manifest)
    const fix =
      text === null
        ? paste(
            'Change these icons in the manifest:',
            wrong.map((icon) => `${icon.src} ${icon.reason === null ? sizeOf(icon) : '(remove)'}`).join('\n'),
          )
        : paste(
            `${text.includes('"/icon-512.png"') ? 'Save your icon as the two files named here, then replace' : 'Replace'} ${manifest.url} with this:`,
            text,
          )
    const icons = wrong.length === 0 ? [] : [`icons: ${wrong.map(errorOf).join('; ')}`]
    return warn(`Manifest ${[...stated, ...icons].join('; ')}.`, fix)
  },
})
