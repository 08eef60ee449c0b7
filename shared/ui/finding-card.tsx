import { outcomeOf, splitDetail, splitFix } from '../audit/check.ts'
import type { Check } from '../schemas/readiness.ts'
import { StatusIcon } from './status-icon.tsx'
import { Chevron } from './chevron.tsx'
import { CopyButton } from './copy-button.tsx'

/** A finding as shown: `aside` is a second observation, `marks` say who saw it or since when, `learnMore` is the URL of its rule. */
export type ShownCheck = Check & { aside?: string | null; marks?: readonly string[]; learnMore?: string | null; acts?: FindingActs }

/** Actions on an open finding besides copying its fix, where scripts run; `onShow` is null if no element on the page can be shown. */
export type FindingActs = { onShow: (() => void) | null; isDone: boolean; onDone: (isDone: boolean) => void }

/** An open finding’s title is what was found, which names the thing; a passed one’s is the name of its check. */
function Head({ check }: { check: ShownCheck }) {
  const { aside = null, label, detail } = check
  const isOpen = check.status !== 'pass'
  const { headline, rest } = isOpen ? splitDetail(detail) : { headline: label, rest: detail }
  const marks = [...(isOpen ? [label] : []), ...(check.marks ?? [])]
  return (
    <>
      <StatusIcon status={outcomeOf(check)} />
      <span class="sw-finding__text grid shrinks grows">
        <span class="sw-finding__label bold wraps">{headline}</span>
        {rest !== '' && <span class="soft tiny tight wraps">{rest}</span>}
        {aside !== null && <span class="soft tiny tight wraps">{aside}</span>}
        {marks.length > 0 && <span class="sw-finding__marks soft smallest tight">{marks.join(' · ')}</span>}
      </span>
    </>
  )
}

/** Opens in a new tab, because the popup can’t show it and a report stays open. */
function LearnMore({ check: { learnMore = null, label } }: { check: ShownCheck }) {
  if (learnMore === null) return null
  return (
    <p class="sw-finding__more tiny">
      <a href={learnMore} target="_blank" rel="noopener noreferrer">
        Learn more<span class="sw-hidden"> about {label} (opens in a new tab)</span>
      </a>
    </p>
  )
}

export const findingId = ({ id }: Pick<Check, 'id'>): string => `finding-${id}`

type Props = { check: ShownCheck; open?: boolean; canCopy?: boolean }

/** One finding: the detail is always visible, the fix expands below it. */
export function FindingCard({ check, open = false, canCopy = true }: Props) {
  const done = check.acts?.isDone ? ' sw-finding--done' : ''
  const about = { id: findingId(check), class: `sw-finding sw-finding--${check.status}${done}` }
  if (check.fix === null) {
    return (
      <li {...about}>
        <div class="sw-finding__head line">
          <Head check={check} />
        </div>
        <LearnMore check={check} />
      </li>
    )
  }
  return (
    <li {...about}>
      <details open={open}>
        <summary class="sw-finding__head line folds">
          <Head check={check} />
          <Chevron />
        </summary>
        <Fix fix={check.fix} label={check.label} canCopy={canCopy} acts={check.acts} />
        <LearnMore check={check} />
      </details>
    </li>
  )
}

/** The copy button copies the element with `data-copy-text` next to it; it shows only once enableCopyButtons() has run. */
function Fix({ fix, label, canCopy = true, acts }: { fix: string; label: string; canCopy?: boolean; acts?: FindingActs | undefined }) {
  const { instruction, snippet } = splitFix(fix)
  return (
    <div class="sw-fix grid gap-2" data-copy-scope>
      <p class="flat wraps sw-fix__instruction" {...(snippet === null ? { 'data-copy-text': '' } : {})}>
        {instruction}
      </p>
      {snippet !== null && (
        <pre
          class="sw-fix__snippet flat wraps sunken framed rounded-small"
          tabIndex={0}
          role="region"
          aria-label={`Code for ${label}`}
          data-copy-text=""
        >
          <code>{snippet}</code>
        </pre>
      )}
      {canCopy && (
        <p class="sw-fix__actions row center gap-2 flat">
          <CopyButton words="Copy fix" of={`for ${label}`} class="sw-button--small" />
          {acts?.onShow && (
            <button type="button" class="sw-button sw-button--small" onClick={acts.onShow}>
              Show on page<span class="sw-hidden">: {label}</span>
            </button>
          )}
          {acts && (
            <label class="sw-done inline center gap-1 tiny pressable">
              <input type="checkbox" checked={acts.isDone} onChange={(event) => acts.onDone(event.currentTarget.checked)} />
              Done<span class="sw-hidden">: {label}</span>
            </label>
          )}
        </p>
      )}
    </div>
  )
}
