import type { ProductSite } from '../browser/product-site.ts'

/** `isJudgedHere`: there is no report of the service yet, so a private address needs a word. */
export function SiteTitle({ site, isJudgedHere }: { site: ProductSite; isJudgedHere: boolean }) {
  return (
    <div class="site">
      <h1>{site.host}</h1>
      {site.path !== '/' && <p class="site__path">{site.path}</p>}
      {site.isPrivate && isJudgedHere && (
        <p class="site__private">
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <path d="M3.5 6.2h7v5.3h-7zM5 6.2V4.3a2 2 0 0 1 4 0v1.9" />
          </svg>
          Only your machine or network reaches this address, so a service elsewhere cannot. It is judged from the page itself.
        </p>
      )}
    </div>
  )
}
