import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { catalogLink, type CatalogOrder } from './catalog-link.ts'

/** The categories: a sidebar on wide screens, a row of chips on narrow ones. Keyboard users can skip them. */
export function Filters({ query, category, order = '' }: { query: string; category: string; order?: CatalogOrder }) {
  return (
    <div class="filters">
      <a class="skip-link pad-3-4 rounded-small" href="#launches">
        Skip to launches
      </a>
      <nav aria-label="Categories">
        <ul class="categories grid small">
          <li>
            <a href={catalogLink({ query, category: '', order })} aria-current={category === '' ? 'true' : undefined}>
              All categories
            </a>
          </li>
          {taxonomy.map(({ slug, label }) => (
            <li key={slug}>
              <a href={catalogLink({ query, category: slug, order })} aria-current={slug === category ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
