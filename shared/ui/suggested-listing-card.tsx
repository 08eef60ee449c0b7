import { listingFields } from '../fields/listing-fields.ts'
import { categoryLabel } from '../listing/taxonomy.ts'
import type { SuggestedListing } from '../schemas/readiness.ts'
import { pricingWords } from './launch-words.ts'

function Counted({ label, text, limit }: { label: string; text: string | null; limit: number }) {
  const length = Array.from(text ?? '').length
  const over = length > limit
  return (
    <div class="sw-listing__row">
      <dt class="line between gap-2 soft tiny">
        {label}{' '}
        <span class={over ? 'figures sw-limit--over' : 'figures'}>
          {length} / {limit}
          {over && ` · ${length - limit} over`}
          <span class="sw-hidden"> characters</span>
        </span>
      </dt>
      <dd class={text === null ? 'sw-listing__none' : undefined} dir={text === null ? undefined : 'auto'}>
        {text ?? 'Not found on your page'}
      </dd>
    </div>
  )
}

/** The listing as the page suggests it, measured against the catalog’s limits. */
export const SuggestedListingCard = ({ listing, categories }: { listing: SuggestedListing; categories: readonly string[] }) => (
  <section class="card stack top gap-3 pad-4 sw-listing">
    <h2 class="sw-card__title">Suggested listing</h2>
    <dl class="grid gap-3 flat">
      <Counted label="Name" text={listing.name} limit={listingFields.name.advised} />
      <Counted label="Tagline" text={listing.tagline} limit={listingFields.tagline.advised} />
      <Counted label="Description" text={listing.description} limit={listingFields.description.advised} />
      <div class="sw-listing__row">
        <dt class="soft tiny">Categories</dt>
        <dd class={categories.length === 0 ? 'sw-listing__none' : 'sw-chips row gap-half'}>
          {categories.length === 0
            ? 'No match found'
            : categories.map((slug) => (
                <span class="sw-chip" key={slug}>
                  {categoryLabel(slug)}
                </span>
              ))}
        </dd>
      </div>
      <div class="sw-listing__row">
        <dt class="soft tiny">Pricing</dt>
        <dd class={listing.pricing === null ? 'sw-listing__none' : undefined}>
          {listing.pricing === null ? 'Not found on your page' : pricingWords[listing.pricing]}
        </dd>
      </div>
    </dl>
  </section>
)
