import { decodeSafely } from '../../decode-safely.ts'
import { isChanging } from '../held/changing-url.ts'
import { findMainAction, isHarmless } from './find-controls.ts'
import publicPages from './public-pages.json' with { type: 'json' }
import { bare } from './reachable.ts'

const maxPages = 20
const known = new RegExp(`^(?:/[a-z]{2}(?:-[a-z]{2})?)?/(?:${publicPages.join('|')})(?:/|\\.html?)?$`, 'iu')

/** Whether a path is one of those at which sites have something to read, in any language that’s listed: asking for it changes nothing, even for who is signed in. */
export const isPublicPath = (path: string): boolean => known.test(decodeSafely(path))

/** Other pages of this site, to which its main button and its links lead, as far as their paths say that opening them changes nothing. */
export function linkedPages(): string[] {
  const main = findMainAction()
  const links = [
    ...(main instanceof HTMLAnchorElement ? [main] : []),
    ...document.querySelectorAll<HTMLAnchorElement>('header a[href], nav a[href], main a[href]'),
  ]
  const own = links.filter(
    (link) =>
      link.origin === location.origin &&
      link.search === '' &&
      isPublicPath(link.pathname) &&
      !isChanging(link.href) &&
      !link.matches('[download], [rel~="nofollow"], [onclick], [data-method], [data-confirm], [data-turbo-method], [hx-post]') &&
      isHarmless(link),
  )
  const found = new Map(own.map(({ href }) => [bare(href), href.replace(/#.*/, '')]))
  found.delete(bare(location.href))
  return [...found.values()].slice(0, maxPages)
}
