import type { ProductSite } from '../service/product-site.ts'

/** The page that the popup is about. `isQuickCheck`: there is no full report yet, so a local address needs a note. */
export function SiteTitle({ site, isQuickCheck }: { site: ProductSite; isQuickCheck: boolean }) {
  return (
    <div class="site">
      <h1>{site.host}</h1>
      {site.path !== '/' && <p class="site__path clip unbroken">{site.path}</p>}
      {site.isPrivate && isQuickCheck && (
        <p class="site__private line tiny tight">
          <svg class="rigid" viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <path d="M3.5 6.2h7v5.3h-7zM5 6.2V4.3a2 2 0 0 1 4 0v1.9" />
          </svg>
          Local address: if your server can’t visit it, run “npm run audit -- {site.url}” in Slipway’s folder for a full audit.
        </p>
      )}
    </div>
  )
}
