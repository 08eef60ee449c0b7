import { agoWords, dayWords } from '../../../../shared/ui/day-words.ts'
import type { FactName } from '../../../../shared/schemas/directory-facts.ts'
import type { DirectoryHistory as History } from '../../../actions/directories/review-directories.ts'
import { factNames, kindVerbs, type Kind } from '../../../domain/directories/records.ts'
import { factForms, factWords, writeFact } from '../../../domain/directories/fact-values.ts'
import { textLabels } from './text-fields.tsx'

export function DirectoryHistory({ history: { edits, total }, now }: { history: History; now: Date }) {
  if (edits.length === 0) return <p class="soft small light">No edits yet.</p>
  return (
    <>
      <ol class="directory-history bare">
        {edits.map(({ id, field, before, after, source, byName, at }) => (
          <li key={id}>
            <p>
              <b>{labelOf(field)}</b>:{' '}
              {before !== null && (
                <>
                  <del>{wordsOf(field, before)}</del> →{' '}
                </>
              )}
              <ins>{after === null ? 'unknown' : wordsOf(field, after)}</ins>
            </p>
            <p class="soft small light">
              <bdi>{byName}</bdi>, <time dateTime={at}>{agoWords(at, now)}</time>
              {source !== null && `, source: ${source}`}
            </p>
          </li>
        ))}
      </ol>
      {total > edits.length && (
        <p class="soft small light">
          Showing the newest {edits.length} of {total}.
        </p>
      )}
    </>
  )
}

const isFact = (field: string): field is FactName => (factNames as string[]).includes(field)
const more: Record<string, string> = { ...textLabels, state: 'Listing', added: 'Added' }
const labelOf = (field: string): string => (isFact(field) ? factForms[field].label : (more[field] ?? field))

type Noted = { value: unknown; kind: Kind; day: string }
type DirectoryState = { state: string; reason?: string }

function wordsOf(field: string, value: unknown): string {
  if (typeof value === 'object' && value !== null && 'kind' in value && isFact(field)) {
    const fact = value as Noted
    // A recipe’s lines: its words only count them.
    const words = field === 'recipe' ? writeFact(field, fact.value).replaceAll('\n', '; ') : factWords(field, fact.value)
    return `${words} (${kindVerbs[fact.kind]} ${dayWords(fact.day)})`
  }
  if (field !== 'state') return typeof value === 'string' ? value : JSON.stringify(value)
  const { state, reason } = value as DirectoryState
  return reason === undefined ? state : `${state}: ${reason}`
}
