import type { Page } from '../../page/page.ts'
import { hostOf } from '../../hosts.ts'
import { isForPublic, isLocal, isPreviewHost, isUnfilled, publicUrl } from '../address.ts'
import { shareImageOf } from '../images.ts'
import type { ValueError } from './values.ts'
import terms from './schema-terms.json' with { type: 'json' }

/** Properties whose text is a URL. */
const addressed = new Set(terms.urls)
/** A host without a scheme, told from a file name by its ending. */
const host =
  /^(?:www\.[\w-]+(?:\.[\w-]+)+|(?:[\w-]+\.)+(?:com|org|net|io|dev|app|co|ai|me|de|fr|es|it|nl|pl|uk|eu|us|ru|jp|cn|br|in|shop|store|xyz|info|biz))(?:\/\S*)?$/i

/**
 * A URL that nobody else can open; null for any other text, and for a page’s own URL while it’s under development. `isOuter` tells
 * whether it belongs to what the page describes, not to something nested in it.
 */
export function addressError(page: Page, key: string, value: string, isOuter: boolean): ValueError | null {
  const text = value.trim()
  const isTrial =
    /^(?:@id|url)$/.test(key) && isOuter && isForPublic(page) && isPreviewHost(hostOf(text)) && !isPreviewHost(hostOf(publicUrl(page)))
  if (isTrial) return { because: 'is a URL of a preview or staging site', right: moved(page, text) }
  if (key === '@id') return isAway(page, text) ? { because: 'is a URL on your own machine', right: moved(page, text) } : null
  if (!addressed.has(key)) return null
  const instead = isOuter ? insteadOf(page, key) : undefined
  if (text === '') return { because: 'is empty', right: instead }
  if (isUnfilled(text, page)) return { because: 'is a URL that was never filled in', right: instead }
  if (isAway(page, text)) return { because: 'is a URL on your own machine', right: moved(page, text) }
  if (/^(?:https?:)?\/\//i.test(text)) return URL.canParse(text, page.url) ? null : { because: 'isn’t a valid URL', right: instead }
  // Other relative URLs are resolved against the page (JSON-LD 1.1 section 9.5), so one that looks like a host leads into the page’s own folder.
  return host.test(text) ? { because: 'is missing its https://', right: `https://${text}` } : null
}

function insteadOf(page: Page, key: string): string | undefined {
  if (key === 'url') return publicUrl(page)
  return key === 'image' ? pictureOf(page) : undefined
}

const isAway = (page: Page, text: string) => /^https?:\/\//i.test(text) && isLocal(text) && URL.parse(text)?.host !== new URL(page.url).host

/** The same path on the public site. */
function moved(page: Page, text: string): string | undefined {
  const url = URL.parse(text)
  return url === null ? undefined : new URL(url.pathname + url.search + url.hash, publicUrl(page)).href
}

function pictureOf(page: Page): string | undefined {
  const { url, exists } = shareImageOf({ page })
  return exists && !isLocal(url) && !isUnfilled(url, page) ? url : undefined
}
