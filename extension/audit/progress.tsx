import { waitWords } from '../popup/popup-state.ts'

const steps = [
  { state: 'done', label: 'Asked the service' },
  {
    state: 'current',
    label: 'Visiting your site',
    detail:
      'The page, its headers, robots.txt, sitemap, images and a sample of links. Up to ten seconds, half a minute when many ask at once.',
  },
  { state: 'next', label: 'Report with fixes, listing and free weeks' },
] as const

/** While the service works. It tells nothing in between, so neither does this: what is known, and how long it has taken. */
export function Progress({ startedAt, now }: { startedAt: number; now: number }) {
  return (
    <section class="progress" aria-label="Audit under way">
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
                {waitWords(Math.max(0, now - startedAt))}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p class="hint">You can close this popup: the audit goes on, and the report will be here.</p>
    </section>
  )
}
