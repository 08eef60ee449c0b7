import type { PreparedText } from '../../shared/schemas/elsewhere.ts'
import type { FillRow } from './fill-state.ts'
import { pluralForm } from '../../shared/plural.ts'
import { Chevron } from '../../shared/ui/chevron.tsx'
import { CopyButton } from '../../shared/ui/copy-button.tsx'

type Props = { rows: readonly FillRow[]; unticked: ReadonlySet<number>; onTick: (id: number, isTicked: boolean) => void }

/** What would be filled: the field, its text, and why it’s thought to be that field. */
export const FillRows = ({ rows, unticked, onTick }: Props) => (
  <section class="sw-group stack top gap-2" aria-labelledby="fill-title">
    <h2 class="sw-group__title line center gap-2" id="fill-title">
      Ready to fill
    </h2>
    <ul class="sw-findings list card">
      {rows.map((row) => (
        <li key={row.id} class="sw-finding">
          <label class="fill__row line pressable">
            <input
              class="rigid"
              type="checkbox"
              checked={!unticked.has(row.id)}
              aria-describedby={`fill-why-${row.id}`}
              onChange={(event) => onTick(row.id, event.currentTarget.checked)}
            />
            <span class="fill__text grid shrinks grows">
              <span class="fill__field bold">{row.field}</span>
              <span class="fill__value clip tight wraps" dir="auto">
                {row.shown}
              </span>
              <span class="soft tiny tight wraps" id={`fill-why-${row.id}`}>
                {capital(row.reason)}.{row.note !== null && <strong class="doubtful bold"> {row.note}</strong>}
              </span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  </section>
)

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Fields whose meaning is only likely, or that can’t be filled here. */
export const CopyRows = ({ rows }: { rows: readonly FillRow[] }) => (
  <section class="sw-group stack top gap-2" aria-labelledby="copy-title">
    <h2 class="sw-group__title line center gap-2" id="copy-title">
      Copy into the form
    </h2>
    <ul class="sw-findings list card">
      {rows.map((row) => (
        <li key={row.id} class="sw-finding">
          <Copyable label={row.field} value={row.shown} hint={row.asked === '' ? '' : `For “${row.asked}”${row.isSure ? '' : '?'}`} />
        </li>
      ))}
    </ul>
  </section>
)

/** All other prepared texts. */
export const CopyList = ({ texts, isOpen }: { texts: readonly PreparedText[]; isOpen: boolean }) => (
  <details open={isOpen}>
    <summary class="line center between gap-2 pad-y-2 bold folds">
      {texts.length} more {pluralForm(texts.length, 'text')} to copy
      <Chevron />
    </summary>
    <ul class="sw-findings list card">
      {texts.map(({ field, label, value, limit, isCut }) => (
        <li key={`${field} ${limit} ${value}`} class="sw-finding">
          <Copyable label={label} value={value} hint={limit === null ? '' : `${isCut ? 'Shortened to' : 'Up to'} ${limit} characters`} />
        </li>
      ))}
    </ul>
  </details>
)

const Copyable = ({ label, value, hint }: { label: string; value: string; hint: string }) => (
  <div class="fill__row line" data-copy-scope>
    <span class="fill__text grid shrinks grows">
      <span class="fill__field bold">{label}</span>
      <span class="fill__value clip tight wraps" dir="auto" data-copy-text>
        {value}
      </span>
      {hint !== '' && <span class="soft tiny tight wraps">{hint}</span>}
    </span>
    <CopyButton of={label} class="sw-button--small rigid" />
  </div>
)
