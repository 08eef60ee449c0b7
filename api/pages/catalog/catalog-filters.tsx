import { taxonomy } from '../../../shared/listing/taxonomy.ts'
import { catalogLink } from './catalog-link.ts'

/** The categories: a sidebar on wide screens, a row of chips on narrow ones. Keyboard users can skip them. */
export function Filters({ query, category }: { query: string; category: string }) {
  return (
    <div class="filters">
      <a class="skip-link" href="#launches">
        Skip to launches
      </a>
      <nav aria-label="Categories">
        <ul class="categories">
          <li>
            <a href={catalogLink({ query, category: '' })} aria-current={category === '' ? 'true' : undefined}>
              All categories
            </a>
          </li>
          {taxonomy.map(({ slug, label }) => (
            <li key={slug}>
              <a href={catalogLink({ query, category: slug })} aria-current={slug === category ? 'true' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
