import { categoryLabel } from '../../../../shared/listing/taxonomy.ts'
import { limits } from '../../../../shared/vocabulary.ts'
import { pricingWords } from '../../../../shared/ui/launch-words.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import { DraftText, FieldNotes, type FormState } from './draft-fields.tsx'
import { draftLabels } from './draft-labels.ts'
import type { DraftValues, TextField } from './draft-values.ts'
import { controlsOf, requiredFields } from './required-fields.ts'
import { Categories, DiscountFields, LogoField, PricingField, Screenshots } from './draft-groups.tsx'
import { LaunchChoice, type Weeks } from './draft-launch.tsx'

type Props = {
  launch: Launch
  crawl: Crawl | null
  state: FormState
  /** `updatedAt` of the version in this form; saving over a newer one is refused. */
  seen: string
  /** Null for a live listing: its plan, date, name and URL can't be changed. */
  weeks: Weeks | null
  action: string
  /** Edits of this live listing wait for a moderator. */
  waits?: boolean
}

/** The whole listing as a form. The browser requires nothing, because incomplete drafts can be saved. */
export function DraftForm({ launch, crawl, state, seen, weeks, action, waits = false }: Props) {
  const crawled = differing(crawl, state)
  return (
    <form class="draft-form" id="draft-form" action={action} method="post" novalidate data-draft>
      <input type="hidden" name="seen" value={seen} />
      {/* The Enter key presses the first button. */}
      <button class="sw-hidden" type="submit" name="go" value="save" tabIndex={-1}>
        Save
      </button>
      <section class="draft-part" aria-labelledby="part-listing">
        <h2 id="part-listing">Listing</h2>
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
          hint="What it does, for whom, and what it replaces. Leave a blank line between paragraphs."
          limit={limits.listing.description}
          rows={7}
          state={state}
          crawled={crawled.description}
        />
        {weeks !== null && <DraftText field="url" label="Product URL" state={state} />}
        <Categories state={state} crawled={crawled.categories} />
        <PricingField state={state} crawled={crawled.pricing} />
        <div>
          <label class="choice">
            <input type="checkbox" id="field-openSource" name="openSource" value="1" checked={state.values.openSource} /> Open source
          </label>
          <FieldNotes field="openSource" state={state} />
        </div>
      </section>
      <section class="draft-part" aria-labelledby="part-pictures">
        <h2 id="part-pictures">Images</h2>
        <LogoField state={state} name={launch.name} />
        <Screenshots state={state} />
        <DraftText field="demoVideoUrl" label="Demo video" hint="YouTube, Vimeo or Loom link" state={state} optional />
      </section>
      <section class="draft-part" aria-labelledby="part-words">
        <h2 id="part-words">Launch-day extras</h2>
        <DraftText
          field="firstComment"
          label="First comment"
          hint="Pinned at the top of the comments. Say why you built it and what feedback you want."
          limit={5000}
          rows={5}
          state={state}
          optional
        />
        <DiscountFields state={state} />
        <DraftText field="twitterUsername" label="X (Twitter) handle" state={state} placeholder="@acme" optional />
        <DraftText field="targetKeyword" label="Keywords" hint="What would people search for?" limit={100} state={state} optional />
      </section>
      {weeks !== null && (
        <section class="draft-part" aria-labelledby="part-launch">
          <h2 id="part-launch">Plan and launch date</h2>
          <LaunchChoice state={state} weeks={weeks} badge={launch.badge} />
        </section>
      )}
      {weeks === null ? <LiveButtons waits={waits} /> : <DraftButtons values={state.values} />}
    </form>
  )
}

const LiveButtons = ({ waits }: { waits: boolean }) => (
  <div class="draft-buttons">
    <button class="sw-button sw-button--primary" type="submit" name="go" value="save">
      {waits ? 'Send changes for review' : 'Save and publish changes'}
    </button>
  </div>
)

function DraftButtons({ values }: { values: DraftValues }) {
  return (
    <>
      <p class="draft-note">All three save your draft. A moderator reviews every launch; you can withdraw it until it goes live.</p>
      <div class="draft-buttons">
        <button class="sw-button" type="submit" name="go" value="save">
          Save draft
        </button>
        <button class="sw-button" type="submit" name="go" value="review">
          Preview
        </button>
        <button class="sw-button sw-button--primary" type="submit" name="go" value="submit">
          Submit for review
        </button>
        <StillMissing values={values} />
      </div>
    </>
  )
}

/** What has to be filled in before submitting. Scripts update it while the form is edited. */
function StillMissing({ values }: { values: DraftValues }) {
  const isMissing = (field: string) =>
    controlsOf(field, values.plan).every((control) => values[control as TextField | 'categories'].length === 0)
  return (
    <div class="still-missing" data-missing-list hidden={!requiredFields.some(isMissing)}>
      <p id="still-missing">Still missing:</p>
      <ul aria-labelledby="still-missing">
        {requiredFields.map((field) => (
          <li key={field} data-missing={field} hidden={!isMissing(field)}>
            <a href={`#field-${field}`}>{draftLabels[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The crawled values that differ from the form. */
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
