import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../../domain/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import { DraftText, FieldNotes, type FormState } from './draft-fields.tsx'
import { Categories, DiscountFields, LogoField, PricingField, Screenshots } from './draft-groups.tsx'
import { LaunchChoice, type Weeks } from './draft-launch.tsx'

type Props = {
  launch: Launch
  crawl: Crawl | null
  state: FormState
  /** `updatedAt` of what this form was filled from: saving over anything newer is refused. */
  seen: string
  /** Null where the listing is live: plan and day are settled then, and so are name and address. */
  weeks: Weeks | null
  action: string
}

/** The whole listing as a form. Nothing is required by the browser: a draft is kept however much of it is missing. */
export function DraftForm({ launch, crawl, state, seen, weeks, action }: Props) {
  const crawled = differing(crawl, state)
  return (
    <form class="draft-form" id="draft-form" action={action} method="post" novalidate data-draft>
      <input type="hidden" name="seen" value={seen} />
      {/* The first button is what Enter presses. */}
      <button class="sw-hidden" type="submit" name="go" value="save" tabIndex={-1}>
        Save
      </button>
      <section class="draft-part" aria-labelledby="part-listing">
        <h2 id="part-listing">The listing</h2>
        {weeks !== null && <DraftText field="name" label="Name" limit={limits.listing.name} state={state} crawled={crawled.name} />}
        <DraftText
          field="tagline"
          label="Tagline"
          hint="One line: what it does, and for whom."
          limit={limits.listing.tagline}
          state={state}
          crawled={crawled.tagline}
        />
        <DraftText
          field="description"
          label="Description"
          hint="What it does, for whom, and what it replaces. An empty line begins a new paragraph."
          limit={limits.listing.description}
          rows={7}
          state={state}
          crawled={crawled.description}
        />
        {weeks !== null && <DraftText field="url" label="Address of the product" state={state} />}
        <Categories state={state} crawled={crawled.categories} />
        <PricingField state={state} crawled={crawled.pricing} />
        <div>
          <label class="choice">
            <input type="checkbox" id="field-openSource" name="openSource" value="1" checked={state.values.openSource} /> It is open source
          </label>
          <FieldNotes field="openSource" state={state} />
        </div>
      </section>
      <section class="draft-part" aria-labelledby="part-pictures">
        <h2 id="part-pictures">Pictures</h2>
        <LogoField state={state} name={launch.name} />
        <Screenshots state={state} />
        <DraftText field="demoVideoUrl" label="Demo video" hint="The address of a page that plays it." state={state} optional />
      </section>
      <section class="draft-part" aria-labelledby="part-words">
        <h2 id="part-words">On launch day</h2>
        <DraftText
          field="firstComment"
          label="First comment"
          hint="Your own words, shown first under the launch: why you made it, what you would like to hear."
          limit={5000}
          rows={5}
          state={state}
          optional
        />
        <DiscountFields state={state} />
        <DraftText field="twitterUsername" label="User name on X" state={state} placeholder="@acme" optional />
        <DraftText
          field="targetKeyword"
          label="Search words"
          hint="What people would search for when they need this."
          limit={100}
          state={state}
          optional
        />
      </section>
      {weeks !== null && (
        <section class="draft-part" aria-labelledby="part-launch">
          <h2 id="part-launch">Plan and day</h2>
          <LaunchChoice state={state} weeks={weeks} badge={launch.badge} />
        </section>
      )}
      <Buttons live={weeks === null} />
    </form>
  )
}

function Buttons({ live }: { live: boolean }) {
  if (live) {
    return (
      <div class="draft-buttons">
        <button class="sw-button sw-button--primary" type="submit" name="go" value="save">
          Save and show it
        </button>
      </div>
    )
  }
  return (
    <div class="draft-buttons">
      <button class="sw-button" type="submit" name="go" value="save">
        Save draft
      </button>
      <button class="sw-button" type="submit" name="go" value="review">
        Review
      </button>
      <button class="sw-button sw-button--primary" type="submit" name="go" value="submit">
        Submit
      </button>
      <p class="draft-buttons__note">
        Each of them saves. Nothing is published before a moderator has read it, and you can take it back until it is live.
      </p>
    </div>
  )
}

/** What the crawl suggested, where it says something else than the form. */
function differing(crawl: Crawl | null, { values }: FormState) {
  const found = crawl?.listing
  const text = (field: 'name' | 'tagline' | 'description') => {
    const value = found?.[field] ?? ''
    return value === '' || value === values[field].trim() ? null : { words: value, value }
  }
  const { categories = [], pricing = null } = found ?? {}
  const same = categories.length === values.categories.length && categories.every((slug) => values.categories.includes(slug))
  return {
    name: text('name'),
    tagline: text('tagline'),
    description: text('description'),
    categories: categories.length === 0 || same ? null : { words: categories.map(categoryLabel).join(', '), value: categories },
    pricing: pricing === null || pricing === values.pricing ? null : { words: pricingWords[pricing], value: pricing },
  }
}
