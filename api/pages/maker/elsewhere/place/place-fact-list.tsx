import type { FactName } from '../../../../../shared/schemas/directory-facts.ts'
import { dayWords, instantWords } from '../../../../../shared/ui/day-words.ts'
import { kindVerbs, type DirectoryEntry } from '../../../../domain/directories/records.ts'
import { factForms, factWords } from '../../../../domain/directories/fact-values.ts'
import { webUrl } from '../../../parts/web-url.ts'
import type { DirectorySubmission, Proof } from '../../../../domain/elsewhere/records.ts'
import words from '../../words.json' with { type: 'json' }

/** Shown elsewhere on the page, or only for comparing. */
const left: ReadonlySet<FactName> = new Set<FactName>([
  'fields',
  'limits',
  'recipe',
  'pictures',
  'suits',
  'automationRule',
  'protection',
  'note',
])

export function PlaceFactList({ entry: { url, facts } }: { entry: DirectoryEntry }) {
  const names = (Object.keys(factForms) as FactName[]).filter((name) => facts[name] !== undefined && !left.has(name))
  const home = webUrl(url)
  return (
    <section class="board-part stack gap-4" aria-labelledby="facts-title">
      <h2 id="facts-title">What we know</h2>
      {home !== null && (
        <p>
          <a href={home} rel="noopener nofollow" target="_blank">
            {new URL(home).host}
          </a>
        </p>
      )}
      <dl class="grid gap-3 whole elsewhere-list--facts">
        {names.map((name) => {
          const fact = facts[name]
          if (fact === undefined) return null
          return (
            <div key={name}>
              <dt class="soft smaller">{factForms[name].label}</dt>
              <dd class="wraps">
                {factWords(name, fact.value)}
                <span class="elsewhere-age block soft tiny" title={fact.source}>
                  {kindVerbs[fact.kind]} {dayWords(fact.day)}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}

const verdictWords: Record<Proof['verdict'], string> = words.verdictWords

/** Every verdict has its own mark, so that it never depends on color alone. */
const marks: Record<Proof['verdict'], string> = {
  followed: 'M4 9.5l3.5 3.5L14 5.5',
  nofollow: 'M9 4v6M9 13v.1',
  hidden: 'M4 14L14 4M5 9a5 5 0 0 1 8 0',
  absent: 'M5 5l8 8M13 5l-8 8',
  error: 'M6.8 7A2.2 2.2 0 1 1 9 9.4v1.2M9 13.1v.1',
}

export function Proofs({ submission: { proofs, checkOn } }: { submission: DirectorySubmission }) {
  const [last, ...earlier] = proofs.toReversed()
  if (last === undefined) return <p class="soft small">Not checked yet.</p>
  return (
    <div class="elsewhere-proofs stack gap-3 above-4">
      <ProofLine proof={last} />
      {checkOn !== null && <p class="soft small">We check it again on {dayWords(checkOn)}.</p>}
      {earlier.length > 0 && (
        <details class="ask-again">
          <summary class="pad-y-2 medium pressable">Earlier checks ({earlier.length})</summary>
          {earlier.map((proof) => (
            <ProofLine key={proof.at} proof={proof} />
          ))}
        </details>
      )}
    </div>
  )
}

const ProofLine = ({ proof: { at, verdict, noindex, inBrowser, note } }: { proof: Proof }) => (
  <div class={`elsewhere-proof card stack gap-1 pad-3-4 wraps elsewhere-proof--${verdict}`}>
    <p class="elsewhere-proof__verdict line center gap-2 bold">
      <svg viewBox="0 0 18 18" width="16" height="16" aria-hidden="true">
        <path d={marks[verdict]} />
      </svg>
      {verdictWords[verdict]}
      {noindex && <span class="elsewhere-proof__mark edged tiny light rounded">noindex</span>}
    </p>
    <p class="elsewhere-proof__when soft small">
      <time dateTime={at}>{instantWords(at)}</time>
      {inBrowser === true && ', seen in your browser'}
    </p>
    {note !== undefined && <p>{note}</p>}
  </div>
)
