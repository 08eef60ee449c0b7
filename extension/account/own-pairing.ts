import type { Pairing } from './account-storage.ts'

/** What a page shows, by what the browser says of the page, not by what the page says: its address, and whether it is a whole tab. */
export type Shown = { code: string; url: string | undefined; isTopFrame: boolean }

/**
 * Whether a token may be taken from there: from the configured site's own approval page, in a tab of its own, and only for the pairing
 * that this extension started itself and that still counts. Another page could otherwise connect this browser to somebody else's account.
 */
export function isOwnPairing(pairing: Pairing | null, shown: Shown, { site, now }: { site: string; now: number }): boolean {
  if (pairing === null || !isConnectPage(shown.url, site) || !shown.isTopFrame) return false
  return pairing.site === site && pairing.code === shown.code && now < pairing.expiresAt
}

export function isConnectPage(url: string | undefined, site: string): boolean {
  const page = URL.parse(url ?? '')
  return page !== null && page.origin === site && page.pathname === '/connect/'
}
