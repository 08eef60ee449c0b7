import type { AccessibilityFacts } from '../../rendered/accessibility.ts'
import type { RenderedFacts } from '../../rendered/rendered.ts'
import type { WatchedLoad } from '../../watched/watched.ts'
import type { AuditFacts } from '../facts.ts'

/** In CSS pixels; narrower windows are phones. */
export const phoneWidth = 500
const followsDevice = /(?:^|[\s,;])(?:width\s*=\s*device-width|initial-scale\s*=\s*1)/i
/** Whether phones show a page at their own width, by its viewport tag; others they zoom out. */
export const fitsPhones = (viewport: string | null = null): boolean => followsDevice.test(viewport ?? '')
const phoneMedia = `(max-width: ${phoneWidth}px)`

/** Another way in which visitors see the page. `name` starts a sentence; `media` is the condition of its styles. */
export type View = {
  name: string
  media: string
  /** Of another page of the site. */
  isOther?: true
  rendered: RenderedFacts
  accessibility: AccessibilityFacts | null
}

const otherOf = { light: 'dark', dark: 'light' } as const

/** Other pages of the site as a browser showed them. */
export const viewsElsewhere = ({ watched }: AuditFacts): View[] =>
  (watched?.elsewhere ?? []).flatMap(({ path, isPhone, isDark, rendered, accessibility = null }) => {
    if (rendered === undefined) return []
    const name = `On ${path}${isPhone ? ', on a phone' : isDark ? ', in dark mode' : ''}`
    return [{ name, media: isPhone ? phoneMedia : isDark ? '(prefers-color-scheme: dark)' : 'all', isOther: true, rendered, accessibility }]
  })

/** The views that were loaded besides the tab’s, and why others couldn’t be. A page without a second color scheme has no view for one. */
export function viewsOf({ page, watched }: AuditFacts): { views: View[]; missing: string[] } {
  if (watched === undefined) return { views: [], missing: [] }
  const { desktop, phone, otherScheme, still = null } = watched
  const scheme = otherOf[desktop.rendered.view.scheme]
  const found = [
    phoneFailure(page.viewport, phone) ?? toView('On a phone', phoneMedia, phone),
    typeof otherScheme === 'string'
      ? `In ${scheme} mode: ${otherScheme}`
      : toView(`In ${scheme} mode`, `(prefers-color-scheme: ${scheme})`, otherScheme ?? null),
    toView('With reduced motion', '(prefers-reduced-motion: reduce)', still),
  ]
  return {
    views: found.filter((one) => typeof one === 'object').filter((one) => one !== null),
    missing: found.filter((one) => typeof one === 'string'),
  }
}

function toView(name: string, media: string, load: WatchedLoad | null): View | null {
  if (load === null) return null
  const { rendered, heard, accessibility } = load
  return { name, media, rendered: { ...rendered, speed: { ...rendered.speed, cpuShare: heard?.cpuShare ?? null } }, accessibility }
}

function phoneFailure(viewport: string | null, phone: WatchedLoad | null): string | null {
  if (phone === null) return 'the page didn’t load at phone width.'
  const { width } = phone.rendered.view
  if (width > phoneWidth) return `the browser window couldn’t be made narrower than ${width} px.`
  return fitsPhones(viewport) ? null : 'without a mobile viewport, phones zoom out to show the desktop page.'
}
