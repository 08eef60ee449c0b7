import { paths } from '../../../shared/paths.ts'
import { UrlForm } from './url-form.tsx'

type Props = {
  value: string
  /** The report that the new one continues. */
  since?: string | undefined
  button?: string
}

/** For buttons elsewhere on the page that send it. */
export const auditForm = 'audit-form'

export const AuditForm = ({ value, since, button = 'Run audit' }: Props) => (
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
