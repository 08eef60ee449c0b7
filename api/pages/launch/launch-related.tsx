import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import type { Related } from '../../actions/catalog/find-related.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { Logo } from '../parts/logo.tsx'
import { plural } from '../../../shared/plural.ts'

/** Related launches at the end of a launch page, without upvote buttons. */
export function RelatedLaunches({ related }: { related: Related }) {
  if (related === null) return null
  const { category, launches } = related
  return (
    <section class="related stack gap-4 above-6" aria-labelledby="related-title">
      <h2 class="talk__title headed large" id="related-title">
        More in <a href={catalogLink({ query: '', category })}>{categoryLabel(category)}</a>
      </h2>
      <ul class="related__list grid gap-4">
        {launches.map(({ slug, name, tagline, logo, upvotes }) => (
          <li class="card grid top gap-3 pad-4 anchor" key={slug}>
            <Logo address={logo} slug={slug} size={44} class="related__logo covers" />
            <div>
              <h3>
                <a class="no-line reaches" href={paths.launch({ slug })}>
                  <bdi>{name}</bdi>
                </a>
              </h3>
              <p class="above-1 soft small wraps tight">
                <bdi>{tagline}</bdi>
              </p>
              {upvotes > 0 && <p class="smaller above-1 soft small wraps figures tight">{plural(upvotes, 'vote')}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
