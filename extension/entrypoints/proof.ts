import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { collectListing } from '../../shared/proof/collect-links.ts'

/** Runs in the tab when the maker checks a listing from the popup: see proof/check-card.tsx. */
export default defineUnlistedScript(() => {
  const page = globalThis as { slipwayListing?: typeof collectListing }
  page.slipwayListing ??= collectListing
})
