import type { RenderedFacts } from '../../rendered/rendered.ts'
import type { AuditFacts } from '../facts.ts'

/** In CSS pixels; narrower windows are phones. */
const widest = 500
const followsDevice = /(?:^|[\s,;])(?:width\s*=\s*device-width|initial-scale\s*=\s*1)/i

/** The page as loaded at phone width, or why that couldn’t be checked. */
export function phoneView({ page, watched }: AuditFacts): RenderedFacts | string {
  const rendered = watched?.phone?.rendered
  if (rendered === undefined) return 'the page didn’t load at phone width.'
  if (rendered.view.width > widest) return `the browser window couldn’t be made narrower than ${rendered.view.width} px.`
  if (!followsDevice.test(page.viewport ?? '')) return 'without a mobile viewport, phones zoom out to show the desktop page.'
  return rendered
}
