import type { Page } from '../page/page.ts'
import { isForPublic, isLocal, isUnfilled } from './address.ts'

/** Hosts that stand for the site’s own in examples and starters. */
const placeholders =
  /^(?:www\.)?(?:example\.(?:com|org|net)|(?:my-?(?:domain|site|website|company)|your-?(?:domain|site|website|company|app|brand|product|startup|name|url|link|shop|store|business|project))\.(?:com|org|net|io|co|dev|app)|(?:domain|website|sitename|placeholder)\.com)$/

/** Of these, names under which somebody else has a site. */
const taken = /^(?:www\.)?(?:domain|website)\.com$/

export const isPlaceholderHost = (hostname: string): boolean => placeholders.test(hostname.toLowerCase())

/** Why nobody can follow a URL that a page names, as the rest of a sentence about it; null if people can. */
export function urlError(url: string, page: Page): string | null {
  if (isUnfilled(url, page)) return 'was never filled in'
  const host = URL.parse(url)?.hostname ?? ''
  if (isPlaceholderHost(host) && !taken.test(host) && !isPlaceholderHost(new URL(page.url).hostname))
    return 'is a template’s placeholder URL'
  const part = isForPublic(page) ? 'host' : 'port'
  return isLocal(url) && URL.parse(url)?.[part] !== new URL(page.url)[part] ? 'only works on your own machine or network' : null
}
