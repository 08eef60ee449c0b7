import type { ComponentChildren } from 'preact'
import { limits } from '../../../shared/vocabulary.ts'
import { invalidField } from '../../domain/failure.ts'
import { Form } from '../forms/form.tsx'
import { FieldFrame } from '../forms/form-field.tsx'
import { paths } from '../../../shared/paths.ts'

type Props = {
  /** As for `Form`. */
  name: string
  id?: string
  to: string
  about?: Readonly<Record<string, string>>
  value: string
  error?: ComponentChildren
  button: string
  /** For a page that is about this form. */
  autofocus?: boolean
  /** The button’s label while the site is visited. */
  busy: string
}

/** A form for the URL of a product’s site, which is visited. URLs without a scheme are accepted, as people enter them, so the field isn’t `type=url`. */
export const UrlForm = ({ value, error, button, busy, autofocus, ...form }: Props) => (
  <Form {...form} part="" class="audit-form" summary={false} data-audit={busy}>
    <FieldFrame name="url" label="Your product’s URL" error={error} required>
      {(attributes, sent) => (
        <div class="audit-form__row row gap-2">
          <input
            class="field"
            autofocus={autofocus}
            {...attributes}
            type="text"
            inputMode="url"
            autocomplete="url"
            autocapitalize="none"
            spellcheck={false}
            maxLength={limits.urlLength}
            placeholder="https://example.com"
            value={sent ?? value}
          />
          <button class="sw-button sw-button--primary">{button}</button>
        </div>
      )}
    </FieldFrame>
    <VisitProgress />
  </Form>
)

/** The URL that was entered. Throws BAD_REQUEST without one. */
export function typedUrl(form: URLSearchParams): string {
  const url = form.get('url')?.trim() ?? ''
  if (url === '') throw invalidField('url', 'Enter your product’s URL.', 'required')
  return url
}

/** Hidden until a script shows that a visit is in progress. */
const VisitProgress = () => (
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

type AuditFormProps = {
  value: string
  /** The report that the new one continues. */
  since?: string | undefined
  button?: string
}

/** For buttons elsewhere on the page that send it. */
export const auditForm = 'audit-form'

export const AuditForm = ({ value, since, button = 'Run audit' }: AuditFormProps) => (
  <UrlForm
    id={auditForm}
    name="audit"
    to={paths.audit()}
    about={since === undefined ? {} : { since }}
    value={value}
    button={button}
    busy="Auditing…"
  />
)
