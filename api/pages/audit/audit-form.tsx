import { paths } from '../../../shared/paths.ts'
import { UrlForm } from './url-form.tsx'

type Props = {
  value: string
  /** The report that the new one continues. */
  since?: string | undefined
  button?: string
}

export const AuditForm = ({ value, since, button = 'Run audit' }: Props) => (
  <UrlForm name="audit" to={paths.audit()} about={since === undefined ? {} : { since }} value={value} button={button} busy="Auditing…" />
)
