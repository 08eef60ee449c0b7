import type { Pairing } from './account-storage.ts'
import { paths } from '../../shared/paths.ts'

/** A page that shows a token. `url` and `isTopFrame` are what the browser, not the page, reports. */
export type TokenPage = { code: string; url: string | undefined; isTopFrame: boolean }

/** Otherwise another page could connect this browser to somebody else’s account. Only the top-level approval page, in time. */
export function isOwnPairing(pairing: Pairing | null, page: TokenPage, { site, now }: { site: string; now: number }): boolean {
  if (pairing === null || !isConnectPage(page.url, site) || !page.isTopFrame) return false
  return pairing.site === site && pairing.code === page.code && now < pairing.expiresAt
}

export function isConnectPage(url: string | undefined, site: string): boolean {
  const parsed = URL.parse(url ?? '')
  return parsed !== null && parsed.origin === site && parsed.pathname === paths.connect()
}
