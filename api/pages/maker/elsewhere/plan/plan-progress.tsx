import type { ComposedPlan } from '../../../../domain/elsewhere/compose-plan.ts'
import { countPlaces } from '../../../../domain/elsewhere/states.ts'

export function PlanProgress({ plan }: { plan: ComposedPlan }) {
  const { todo, sent, live, over } = countPlaces(plan.places.map(({ submission }) => submission))
  const parts = [
    ['live', 'Live', live, 'good'],
    ['sent', 'Submitted', sent, 'doubtful'],
    ['todo', 'To do', todo, ''],
    ...(over > 0 ? [['over', 'Rejected or lost', over, 'bad'] as const] : []),
  ] as const
  const all = plan.places.length
  return (
    <section class="grid gap-3" aria-label="Progress">
      <svg class="elsewhere-progress__bar pill block whole sunken" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(([key, , figure], index) => (
          <rect
            key={key}
            class={`elsewhere-bar--${key}`}
            x={(parts.slice(0, index).reduce((sum, [, , each]) => sum + each, 0) / all) * 100}
            y="0"
            width={(figure / all) * 100}
            height="4"
          />
        ))}
      </svg>
      <dl class="elsewhere-progress__figures row">
        {parts.map(([key, label, figure, tone]) => (
          <div key={key} class={`elsewhere-figure line baseline gap-2 elsewhere-figure--${key}`}>
            <dt class="soft small">{label}</dt>
            <dd class={tone}>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
