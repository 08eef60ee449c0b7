import { visitedUrl } from '../../shared/audit/other-pages.ts'
import type { Page } from '../../shared/page/page.ts'
import type { Session } from './session.ts'

/**
 * A page on the maker’s own machine overrides the public site that its canonical link or og:url names, which may not be there yet: requests for that
 * site’s files go to the machine. Any other page asks as it is.
 */
export const withLocalOverride = (session: Session, page: Page): Session => ({
  ...session,
  ask: (url, options) => session.ask(new URL(visitedUrl(url.href, page)), options),
})
