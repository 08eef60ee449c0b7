import { limits } from '../../../shared/vocabulary.ts'
import { paths } from '../../../shared/paths.ts'

type Props = {
  value: string
  error?: string | undefined
  /** The report that the new one continues. */
  since?: string | undefined
}

/** A plain form. The field accepts URLs without a scheme, as people enter them, so it isn’t `type=url`. */
export function AuditForm({ value, error, since }: Props) {
  return (
    <form class="audit-form" action={paths.audit()} method="post" data-audit="">
      <label class="audit-form__label block small bold" for="audit-url">
        Your product’s URL
      </label>
      {error !== undefined && (
        <p class="field-error" id="audit-error" role="alert">
          {error}
        </p>
      )}
      {since !== undefined && <input type="hidden" name="since" value={since} />}
      <div class="audit-form__row row gap-2">
        <input
          class="field"
          id="audit-url"
          name="url"
          type="text"
          inputMode="url"
          autocomplete="url"
          autocapitalize="none"
          spellcheck={false}
          required
          maxLength={limits.urlLength}
          placeholder="https://example.com"
          value={value}
          aria-invalid={error === undefined ? undefined : 'true'}
          aria-describedby={error === undefined ? undefined : 'audit-error'}
        />
        <button class="sw-button sw-button--primary" type="submit">
          Run audit
        </button>
      </div>
      <VisitProgress />
    </form>
  )
}

/** Hidden until a script shows that a visit is in progress. */
export function VisitProgress() {
  return (
    <div class="above-4 soft small figures" role="status" data-audit-progress hidden>
      <svg class="audit-progress__slip block whole clip" viewBox="0 0 240 20" aria-hidden="true">
        <path class="audit-progress__rail" d="M0 17h240" />
        <path class="audit-progress__hull" d="M0 4h34c-1 6-5 9-10 9H9C4 13 1 10 0 4z" />
      </svg>
      <p>
        Checking page, robots.txt, sitemap, images and links… Usually under 10 seconds (up to 30 at busy times).{' '}
        <span aria-hidden="true">
          <span data-audit-seconds>0</span> s
        </span>
      </p>
    </div>
  )
}
