import { Notice } from '../parts/notice.tsx'
import { filledCount, type FillResult } from './use-fill.ts'
import { plural, pluralForm } from '../../shared/plural.ts'
import { siteName } from '../service/site-name.ts'

const maxLength = 80
const shorten = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text)

const changedWords = (holds: string): string =>
  holds.trim() === '' ? 'couldn’t be filled. Fill it in yourself.' : `the page changed it to “${shorten(holds)}”. Check it.`

/** What the last click did. */
export function FillResultNotice({ result }: { result: FillResult }) {
  if (result.is === 'failed') {
    return <Notice tone="fail" title="Couldn’t fill this page" says={`Reload it, then click the ${siteName} icon again.`} />
  }
  if (result.is === 'undone') {
    return (
      <Notice tone="info" title={`Restored ${plural(result.restored, 'field')}`}>
        {result.kept > 0 && (
          <p>
            {plural(result.kept, 'field')} {pluralForm(result.kept, 'stays', 'stay')} as now: changed since, or impossible to clear.
          </p>
        )}
      </Notice>
    )
  }
  const { fields, problems } = result
  return (
    <Notice tone={problems.length > 0 ? 'warn' : 'pass'} title={`Filled ${plural(filledCount(result), 'field')}`}>
      {fields.length > 0 && <p>{fields.join(', ')}. Nothing was submitted.</p>}
      {problems.map(({ field, holds, isKept }) => (
        <p key={field}>
          {field}: {isKept ? 'left alone, because it was no longer empty or the page had changed.' : changedWords(holds)}
        </p>
      ))}
    </Notice>
  )
}
