import { isLocal, publicUrl } from '../../shared/audit/address.ts'
import type { Page } from '../../shared/page/page.ts'
import type { Session } from './session.ts'

/**
 * A page on the maker’s own machine overrides the public site that its canonical link or og:url names, which may not be there yet: requests for that
 * site’s files go to the machine. Any other page gets the session unchanged.
 */
export function withLocalOverride(session: Session, page: Page): Session {
  const [own, named] = [new URL(page.url), new URL(publicUrl(page))]
  if (!isLocal(own.href) || isLocal(named.href)) return session
  // The site may be under a path there (`/docs/`) and at the root here.
  const above = named.pathname.endsWith(own.pathname) ? named.pathname.slice(0, -own.pathname.length) : ''
  return {
    ...session,
    ask: (url, options) => {
      if (url.origin !== named.origin) return session.ask(url, options)
      if (url.pathname === '/robots.txt') return session.ask(new URL('/robots.txt', own), options)
      if (!url.pathname.startsWith(`${above}/`)) return session.ask(url, options)
      return session.ask(new URL(`${own.origin}${url.pathname.slice(above.length)}${url.search}`), options)
    },
  }
}
