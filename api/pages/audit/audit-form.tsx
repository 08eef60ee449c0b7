import { paths } from '../../../shared/paths.ts'
import { UrlForm } from './url-form.tsx'

type Props = {
  value: string
  /** The report that the new one continues. */
  since?: string | undefined
}

export const AuditForm = ({ value, since }: Props) => (
  <UrlForm name="audit" to={paths.audit()} about={since === undefined ? {} : { since }} value={value} button="Run audit" busy="Auditing…" />
)
