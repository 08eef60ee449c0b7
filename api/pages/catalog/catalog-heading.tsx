import type { ComponentChildren } from 'preact'
import { categoryLabel, siteCategories } from '../../../shared/listing/taxonomy.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { catalogLink, type CatalogOrder } from './catalog-link.ts'
import { paths } from '../../../shared/paths.ts'

type Heading = { category: string; order: CatalogOrder; isFirst: boolean }

export function CatalogHeading({ category, order, isFirst, children }: Heading & { children?: ComponentChildren }) {
  const words = category !== '' ? categoryLabel(category) : !isFirst ? 'Older launches' : order === 'top' ? 'Top launches' : 'New launches'
  // Above the plain catalog, the hero holds the h1.
  const Level = category === '' && isFirst ? 'h2' : 'h1'
  return (
    <div class="launches__head row baseline between gap-2-4">
      <Level class="heading" id="launches-title">
        {words}
      </Level>
      {children}
      {isFirst && currentSite().hasVotes && <OrderTabs category={category} order={order} />}
      {!isFirst && <a href={paths.home()}>All launches</a>}
      {/* “Skip to launches” leads past the choices above. */}
      <span id="launches" tabIndex={-1} />
    </div>
  )
}

const orders: { id: CatalogOrder; label: string }[] = [
  { id: '', label: 'New' },
  { id: 'top', label: 'Top' },
]

const OrderTabs = ({ category, order }: Pick<Heading, 'category' | 'order'>) => (
  <nav class="order-tabs" aria-label="Order">
    <ul class="line sunken framed pill">
      {orders.map(({ id, label }) => (
        <li key={id}>
          <a
            class="quiet block small bold no-line pill"
            href={catalogLink({ query: '', category, order: id })}
            aria-current={id === order ? 'page' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

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
