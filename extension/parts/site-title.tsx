import type { ProductSite } from '../service/product-site.ts'

export const SiteTitle = ({ site }: { site: ProductSite }) => (
  <div class="site">
    <h1>{site.host}</h1>
    {site.path !== '/' && <p class="site__path clip unbroken">{site.path}</p>}
  </div>
)
