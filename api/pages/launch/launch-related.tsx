import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { paths } from '../../../shared/paths.ts'
import type { Related } from '../../actions/catalog/find-related.ts'
import { catalogLink } from '../catalog/catalog-link.ts'
import { Logo, Face } from '../parts/picture.tsx'
import { plural } from '../../../shared/plural.ts'
import type { Voter } from '../../actions/votes/read-voters.ts'

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

/** Who voted: some of those with a page, and how many others. */
export function Voters({ voters, votes }: { voters: readonly Voter[]; votes: number }) {
  if (voters.length === 0) return null
  const others = votes - voters.length
  return (
    <div class="voters row center gap-2 soft small">
      <ul class="line gap-1" aria-label="Voters">
        {voters.map(({ name, handle, picture }) => (
          <li key={handle}>
            <a class="block" href={paths.maker({ handle })} title={name}>
              <Face name={name} picture={picture} size={32} />
              <span class="sw-hidden">{name}</span>
            </a>
          </li>
        ))}
      </ul>
      <span>{others > 0 ? `and ${plural(others, 'other')} voted for this` : 'voted for this'}</span>
    </div>
  )
}
