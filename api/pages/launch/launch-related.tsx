import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import type { Related } from '../../actions/catalog/find-related.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { Logo } from '../catalog/launch-row.tsx'
import { plural } from '../../../shared/plural.ts'

/** Related launches at the end of a launch page, without upvote buttons. */
export function RelatedLaunches({ related }: { related: Related }) {
  if (related === null) return null
  const { category, launches } = related
  return (
    <section class="related" aria-labelledby="related-title">
      <h2 class="talk__title" id="related-title">
        More in <a href={catalogLink({ query: '', category })}>{categoryLabel(category)}</a>
      </h2>
      <ul class="related__list">
        {launches.map(({ slug, name, tagline, logo, upvotes }) => (
          <li key={slug}>
            <Logo address={logo} slug={slug} size={44} class="related__logo" />
            <div>
              <h3>
                <a href={paths.launch({ slug })}>
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <p class="related__tagline">
                <bdi>{tagline}</bdi>
              </p>
              {upvotes > 0 && <p class="related__votes">{plural(upvotes, 'upvote')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
