import { siteCategories } from '../../../shared/listing/taxonomy.ts'
import { catalogLink, type CatalogOrder } from './catalog-link.ts'

type Props = { query: string; category: string; order?: CatalogOrder }

const shownCategories = 8

/** The categories: a sidebar on wide screens, a row of chips on narrow ones. Keyboard users can skip them. */
export function Filters(props: Props) {
  const all = siteCategories()
  const rest = all.slice(shownCategories)
  return (
    <div class="filters">
      <a class="skip-link pad-3-4 rounded-small" href="#launches">
        Skip to launches
      </a>
      <nav aria-label="Categories">
        <ul class="categories grid small">
          <Category {...props} slug="" label="All categories" />
          {all.slice(0, shownCategories).map((each) => (
            <Category key={each.slug} {...props} {...each} />
          ))}
          <li>
            <details open={rest.some(({ slug }) => slug === props.category)}>
              <summary class="folds pressable">
                <span class="categories__more block ink">More</span>
              </summary>
              <ul class="categories grid">
                {rest.map((each) => (
                  <Category key={each.slug} {...props} {...each} />
                ))}
              </ul>
            </details>
          </li>
        </ul>
      </nav>
    </div>
  )
}

const Category = ({ query, category, order = '', slug, label }: Props & { slug: string; label: string }) => (
  <li>
    <a href={catalogLink({ query, category: slug, order })} aria-current={category === slug ? 'true' : undefined}>
      {label}
    </a>
  </li>
)
