import { countdownWords } from '../../parts/countdown-words.ts'
import { watchSteps } from '../../watch/watch-state.ts'
import type { WatchStep } from '../../watch/watch-storage.ts'

type State = 'done' | 'current' | 'next'
const stepNames: Record<WatchStep, string> = {
  desktop: 'Reloaded without cache and tried out',
  phone: 'At phone width (390 px) and tried out',
  scheme: 'In its other color scheme',
  others: 'Other pages of the site',
}

/** `step` is that of the window of its own, if one is open; `startedAt` is when the crawler’s part began, null once it has ended. */
type Props = { step: WatchStep | null; startedAt: number | null; now: number }

/** A running audit, part by part. The server reports no progress, so of its part only the time elapsed is shown. */
export function Progress({ step, startedAt, now }: Props) {
  const at = step === null ? -1 : watchSteps.indexOf(step)
  const stateOf = (index: number): State => (index < at ? 'done' : index === at ? 'current' : 'next')
  const steps: { state: State; label: string }[] = [
    { state: 'done', label: 'This tab' },
    ...(step === null ? [] : watchSteps.map((name, index) => ({ state: stateOf(index), label: stepNames[name] }))),
    startedAt === null
      ? { state: 'done', label: 'Headers, files, links and duplicates' }
      : { state: 'current', label: 'Headers, files, links and duplicates' },
  ]
  const current = steps.filter(({ state }) => state === 'current')
  return (
    <details class="progress card tiny tight">
      <summary class="stack gap-2 folds">
        <span class="line between gap-2">
          <span class="grid">
            {current.map(({ label }) => (
              <span key={label} class="bold">
                {label}…
              </span>
            ))}
          </span>
          <span class="soft figures unbroken" aria-hidden="true">
            {steps.filter(({ state }) => state === 'done').length + 1} of {steps.length}
            {startedAt !== null && ` · ${countdownWords(Math.max(0, now - startedAt))}`}
          </span>
        </span>
        <span class="progress__track block clip" aria-hidden="true">
          <span class="block" />
        </span>
      </summary>
      <ol class="grid list">
        {steps.map(({ state, label }) => (
          <li key={label} class={`step anchor soft step--${state}`} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
            <span>{label}</span>
            {state === 'done' && <span class="sw-hidden"> (done)</span>}
          </li>
        ))}
      </ol>
      <p class="flat soft">You can close this popup; the report will be here when it’s done.</p>
    </details>
  )
}
