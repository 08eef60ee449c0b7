import { isPrivateHost } from '../hosts.ts'
import { placeOf } from './place.ts'
import { listed, type DoubtfulLink } from './rendered.ts'

/** Signs that a script opens something instead of following the link. */
const opened =
  '[role], [onclick], [aria-haspopup], [aria-controls], [aria-expanded], [data-toggle], [data-bs-toggle], [data-target], [data-modal]'

/** Visible links with text that go to a private host, or nowhere. If the page itself is on a private host, links to private hosts are fine. */
export function readLinks(): DoubtfulLink[] {
  const isPrivate = isPrivateHost(location.hostname)
  const found: DoubtfulLink[] = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (found.length >= listed) break
    const href = link.getAttribute('href')?.trim() ?? ''
    const kind = kindOf(link, href, isPrivate)
    if (kind === null || !link.checkVisibility({ visibilityProperty: true })) continue
    const text = (link.innerText || link.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    if (text !== '') found.push({ text, href: href.slice(0, 200), place: placeOf(link), kind })
  }
  return found
}

function kindOf(link: HTMLAnchorElement, href: string, isPrivate: boolean): DoubtfulLink['kind'] | null {
  if (!isPrivate && /^https?:$/.test(link.protocol) && isPrivateHost(link.hostname)) return 'private-host'
  const isNowhere = /^(?:#!?|javascript:\s*(?:void\s*\(?0?\)?)?;?)?$/i.test(href)
  return isNowhere && !link.matches(opened) ? 'nowhere' : null
}
