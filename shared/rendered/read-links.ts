import { isPrivateHost } from '../hosts.ts'
import { fragmentOf, hrefErrorOf, isHandled } from '../page/doubts/href-error.ts'
import { placeOf } from './place.ts'
import { listed, type DoubtfulLink } from './rendered.ts'

/** Visible links with text that go to a private host, or nowhere, or aren’t written correctly. If the page itself is on a private host, links to private hosts are fine. */
export function readLinks(): DoubtfulLink[] {
  const isPrivate = isPrivateHost(location.hostname)
  const found: DoubtfulLink[] = []
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (found.length >= listed) break
    const href = link.getAttribute('href')?.trim() ?? ''
    const text = (link.textContent || link.getAttribute('aria-label') || '').replaceAll(/\s+/g, ' ').trim().slice(0, 80)
    const kind = kindOf(link, href, text, isPrivate)
    if (kind !== null && text !== '' && link.checkVisibility({ visibilityProperty: true }))
      found.push({ text, href: href.slice(0, 200), place: placeOf(link), kind })
  }
  return found
}

function kindOf(link: HTMLAnchorElement, href: string, text: string, isPrivate: boolean): DoubtfulLink['kind'] | null {
  const error = hrefErrorOf(href, text)
  if (error !== null) return error
  if (!isPrivate && /^https?:$/.test(link.protocol) && isPrivateHost(link.hostname)) return 'private-host'
  const isNowhere = /^(?:#!?|javascript:\s*(?:void\s*\(?0?\)?)?;?)?$/i.test(href)
  if (isHandled(link.getAttributeNames(), link.className)) return null
  const fragment = fragmentOf(href, document.baseURI, location.href)
  const isLost = fragment !== null && document.getElementById(fragment) === null && document.getElementsByName(fragment).length === 0
  return isNowhere ? 'nowhere' : isLost ? 'no-target' : null
}
