import { isChanging } from '../held/changing-url.ts'
import { findMainAction, isHarmless } from './find-controls.ts'
import { bare } from './reachable.ts'

const maxPages = 20
const file = /\.(?!(?:html?|php|aspx?|jsp)$)[a-z][a-z0-9]{1,4}$/i

/** Other pages of this site, to which its main button, its menus, and then its text lead, as far as no words say that opening them changes anything. */
export function linkedPages(): string[] {
  const main = findMainAction()
  const links = [
    ...(main instanceof HTMLAnchorElement ? [main] : []),
    ...['header a[href], nav a[href]', 'main a[href]'].flatMap((part) => [...document.querySelectorAll<HTMLAnchorElement>(part)]),
  ]
  const own = links.filter(
    (link) =>
      link.origin === location.origin && link.download === '' && !file.test(link.pathname) && !isChanging(link.href) && isHarmless(link),
  )
  const found = new Map(own.map(({ href }) => [bare(href), href.replace(/#.*/, '')]))
  found.delete(bare(location.href))
  return [...found.values()].slice(0, maxPages)
}
