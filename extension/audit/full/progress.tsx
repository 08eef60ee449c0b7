import { countdownWords } from '../../parts/countdown-words.ts'
import { watchSteps } from '../../watch/watch-state.ts'
import type { WatchStep } from '../../watch/watch-storage.ts'

type State = 'done' | 'current' | 'next'
const stepNames: Record<WatchStep, string> = {
  desktop: 'Reloaded without cache and tried out',
  phone: 'At phone width (390 px) and tried out',
  scheme: 'In its other color scheme',
}

/** `step` is that of the window of its own, if one is open; `startedAt` is when the crawler’s part began, null once it has ended. */
type Props = { step: WatchStep | null; startedAt: number | null; now: number }

/** A running audit, part by part. The server reports no progress, so of its part only the time elapsed is shown. */
export function Progress({ step, startedAt, now }: Props) {
  const at = step === null ? -1 : watchSteps.indexOf(step)
  const stateOf = (index: number): State => (index < at ? 'done' : index === at ? 'current' : 'next')
  const steps: { state: State; label: string; time?: string }[] = [
    { state: 'done', label: 'This tab' },
    ...(step === null ? [] : watchSteps.map((name, index) => ({ state: stateOf(index), label: stepNames[name] }))),
    startedAt === null
      ? { state: 'done', label: 'Headers, files, links and duplicates' }
      : { state: 'current', label: 'Headers, files, links and duplicates', time: countdownWords(Math.max(0, now - startedAt)) },
  ]
  return (
    <section class="progress card grid gap-3 pad-4" aria-label="Audit running">
      <div class="progress__track clip" aria-hidden="true">
        <span class="block" />
      </div>
      <ol class="grid list">
        {steps.map(({ state, label, time }) => (
          <li
            key={label}
            class={`step line anchor gap-2 soft step--${state}`}
            {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span>{label}</span>
            {state === 'done' && <span class="sw-hidden"> (done)</span>}
            {time !== undefined && (
              <span class="step__time figures unbroken" aria-hidden="true">
                {time}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="flat soft tiny">You can close this popup; the report will be here when it’s done.</p>
    </section>
  )
}
