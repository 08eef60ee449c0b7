import type { Pairing } from './account-storage.ts'
import { paths } from '../../shared/paths.ts'

/** A page that shows a token. `url` and `isTopFrame` are what the browser, not the page, reports. */
export type TokenPage = { code: string; url: string | undefined; isTopFrame: boolean }

/**
 * Whether to accept a token from a page: only from the approval page of the configured site, as a top-level page, and only for an
 * unexpired pairing that this extension started. Otherwise another page could connect this browser to somebody else’s account.
 */
export function isOwnPairing(pairing: Pairing | null, page: TokenPage, { site, now }: { site: string; now: number }): boolean {
  if (pairing === null || !isConnectPage(page.url, site) || !page.isTopFrame) return false
  return pairing.site === site && pairing.code === page.code && now < pairing.expiresAt
}

function isConnectPage(url: string | undefined, site: string): boolean {
  const parsed = URL.parse(url ?? '')
  return parsed !== null && parsed.origin === site && parsed.pathname === paths.connect()
}
