import { countdownWords } from '../../parts/countdown-words.ts'

const steps = [
  { state: 'done', label: 'Audit requested' },
  { state: 'current', label: 'Checking your site', detail: 'Usually under 10 seconds.' },
  { state: 'next', label: 'Report with fixes' },
] as const

/** A running audit. The server reports no progress, so this shows only what is known and the time elapsed. */
export function Progress({ startedAt, now }: { startedAt: number; now: number }) {
  return (
    <section class="progress card grid gap-3 pad-4" aria-label="Audit running">
      <div class="progress__track clip" aria-hidden="true">
        <span class="block" />
      </div>
      <ol class="grid list">
        {steps.map((step) => (
          <li
            key={step.label}
            class={`step line anchor gap-2 soft step--${step.state}`}
            {...(step.state === 'current' ? { 'aria-current': 'step' as const } : {})}
          >
            <span>
              {step.label}
              {'detail' in step && <small class="block soft tiny light">{step.detail}</small>}
            </span>
            {step.state === 'done' && <span class="sw-hidden"> (done)</span>}
            {step.state === 'current' && (
              <span class="step__time figures unbroken" aria-hidden="true">
                {countdownWords(Math.max(0, now - startedAt))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="flat soft tiny">You can close this popup; the report will be here when it’s done.</p>
    </section>
  )
}
