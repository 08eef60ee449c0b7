import type { Draft } from '../use-draft.ts'
import { CategoryField } from './category-field.tsx'
import { PricingField } from './pricing-field.tsx'
import { TextField } from './text-field.tsx'

/** The listing to edit before it becomes a draft. */
export function DraftForm({ draft }: { draft: Draft }) {
  const { fields, isTyped, sending, change, startOver } = draft
  const faults = sending.at === 'failed' && sending.failure.kind === 'invalid' ? sending.failure.fieldErrors : {}
  const faultOf = (field: string) => faults[field]?.join(' ')
  return (
    <form class="draft" onSubmit={(event) => event.preventDefault()} noValidate>
      <p class="hint">
        {isTyped ? 'Your words, kept until the draft is created.' : 'In the page’s own words.'} You choose the week and submit it in the
        browser.{' '}
        {isTyped && (
          <button type="button" class="link" onClick={startOver}>
            Start over from the page
          </button>
        )}
      </p>
      <TextField field="name" label="Name" text={fields.name} fault={faultOf('name')} onInput={(name) => change({ name })} />
      <TextField
        field="tagline"
        label="Tagline"
        text={fields.tagline}
        fault={faultOf('tagline')}
        onInput={(tagline) => change({ tagline })}
      />
      <TextField
        field="description"
        label="Description"
        text={fields.description}
        rows={6}
        fault={faultOf('description')}
        onInput={(description) => change({ description })}
      />
      <CategoryField chosen={fields.categories} fault={faultOf('categories')} onChange={(categories) => change({ categories })} />
      <PricingField pricing={fields.pricing} fault={faultOf('pricing')} onChange={(pricing) => change({ pricing })} />
    </form>
  )
}
