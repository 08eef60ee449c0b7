import { countdownWords } from '../parts/countdown-words.ts'

const steps = [
  { state: 'done', label: 'Audit requested' },
  { state: 'current', label: 'Checking your site', detail: 'Usually under 10 seconds.' },
  { state: 'next', label: 'Report with fixes' },
] as const

/** A running audit. The server reports no progress, so this shows only what is known and the time elapsed. */
export function Progress({ startedAt, now }: { startedAt: number; now: number }) {
  return (
    <section class="progress" aria-label="Audit running">
      <div class="progress__track" aria-hidden="true">
        <span />
      </div>
      <ol>
        {steps.map((step) => (
          <li
            key={step.label}
            class={`step step--${step.state}`}
            {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span>
              {step.label}
              {'detail' in step && <small>{step.detail}</small>}
            </span>
            {step.state === 'done' && <span class="sw-hidden"> (done)</span>}
            {step.state === 'current' && (
              <span class="step__time" aria-hidden="true">
                {countdownWords(Math.max(0, now - startedAt))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="hint">You can close this popup; the report will be here when it’s done.</p>
    </section>
  )
}
