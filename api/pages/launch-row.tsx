import type { Product } from '../../shared/schemas/product.ts'
import { dayWords } from './launch-weeks.ts'
import { categoryLabel } from '../../shared/listing/taxonomy.ts'
import { pricingWords } from './product-words.ts'
import { webAddress } from './web-address.ts'

export function Logo({ address, size, class: name }: { address: string; size: number; class: string }) {
  const src = webAddress(address)
  return src === null ? (
    <span class={`${name} no-logo`} />
  ) : (
    <img class={name} src={src} alt="" width={size} height={size} loading="lazy" decoding="async" />
  )
}

export function Upvotes({ count }: { count: number }) {
  return (
    <span class="upvotes">
      <svg viewBox="0 0 12 10" width="12" height="10" aria-hidden="true">
        <path d="M6 1.2 11 8.8H1z" />
      </svg>
      {count} <span class="sw-hidden">{count === 1 ? 'upvote' : 'upvotes'}</span>
    </span>
  )
}

/** One launch of a list; the name's link covers the whole row. */
export function LaunchRow({ product }: { product: Product }) {
  const { slug, name, tagline, categories, pricing, openSource, upvotes, launchDate, discount, logo } = product
  const facts = [pricing && pricingWords[pricing], openSource && 'Open source', discount?.badgeTitle].filter(Boolean)
  return (
    <li class="launch-row">
      <Logo address={logo} size={56} class="launch-row__logo" />
      <div class="launch-row__text">
        <h3>
          <a href={`/launches/${encodeURIComponent(slug)}/`}>{name}</a>
        </h3>
        <p class="launch-row__tagline">{tagline}</p>
        <p class="launch-row__facts">
          <time dateTime={launchDate}>{dayWords(launchDate, 'short')}</time>
          {categories.map((category) => (
            <span key={category}>{categoryLabel(category)}</span>
          ))}
          {facts.map((fact) => (
            <span key={fact} class="launch-row__fact">
              {fact}
            </span>
          ))}
        </p>
      </div>
      <Upvotes count={upvotes} />
    </li>
  )
}
