import type { ProductSite } from '../product-site.ts'

export function SiteTitle({ site }: { site: ProductSite }) {
  return (
    <div class="site">
      <h1>{site.host}</h1>
      {site.path !== '/' && <p>{site.path}</p>}
    </div>
  )
}
