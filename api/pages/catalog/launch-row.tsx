import type { LiveLaunch } from '../../domain/launch.ts'
import { categoryLabel } from '../../../shared/listing/taxonomy.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { pricingWords } from '../../../shared/ui/launch-words.ts'
import { UpvoteButton } from '../launch/upvote-button.tsx'
import { imageAddress } from '../launch/link-address.ts'

/** `address` may be site-relative. */
export function Logo({ address, size, class: name }: { address: string; size: number; class: string }) {
  const src = imageAddress(address)
  return src === null ? (
    <span class={`${name} no-logo`} />
  ) : (
    <img class={name} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  )
}

type Row = {
  launch: LiveLaunch
  /** Shown first because its plan says so. */
  featured: boolean
  upvoted: boolean | null
  /** The page the row is on, as a path. */
  page: string
}

/** One launch of a list; the name's link covers the whole row. */
export function LaunchRow({ launch, featured, upvoted, page }: Row) {
  const { slug, name, tagline, categories, pricing, openSource, launchDate, discount, logo } = launch
  const facts = [pricing && pricingWords[pricing], openSource && 'Open source', discount?.badgeTitle].filter(Boolean)
  const id = `launch-${slug}`
  return (
    <li class="launch-row" id={id}>
      <Logo address={logo} size={56} class="launch-row__logo" />
      <div class="launch-row__text">
        <h3>
          <a href={`/launches/${encodeURIComponent(slug)}/`}>
            <bdi>{name}</bdi>
          </a>
          {featured && <span class="featured-label">Featured</span>}
        </h3>
        <p class="launch-row__tagline">
          <bdi>{tagline}</bdi>
        </p>
        <p class="launch-row__facts">
          <time dateTime={launchDate}>{dayWords(launchDate, 'short')}</time>
          {categories.map((category) => (
            <span key={category}>{categoryLabel(category)}</span>
          ))}
          {facts.map((fact) => (
            <span key={fact} class="launch-row__fact">
              <bdi>{fact}</bdi>
            </span>
          ))}
        </p>
      </div>
      <UpvoteButton launch={launch} upvoted={upvoted} returnTo={`${page}#${encodeURIComponent(id)}`} />
    </li>
  )
}
