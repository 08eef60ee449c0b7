import { dayWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { planWords } from '../../parts/plan-words.ts'
import { useRequest } from '../../forms/page-request.ts'
import { Form, rejectedForm } from '../../forms/form.tsx'
import { makerHint, ReasonField } from '../reason-field.tsx'
import { Section } from '../../parts/section.tsx'
import { Button } from '../../parts/button.tsx'

type Props = { launches: Launch[]; presets: readonly string[] }

export const Scheduled = ({ launches, presets }: Props) => (
  <Section name="scheduled" look="headed large" title="Scheduled">
    {launches.length === 0 ? (
      <p class="moderation__none soft">Nothing scheduled.</p>
    ) : (
      <ol class="brief-list">
        {launches.map((launch) => (
          <li class="wraps underlined pad-y-3" key={launch.id}>
            <a href={paths.draftReview(launch)}>
              <bdi>{launch.name}</bdi>
            </a>
            <p>
              {launch.launchDate !== null && <time dateTime={launch.launchDate}>{dayWords(launch.launchDate)}</time>}
              {launch.plan !== null && `, ${planWords[launch.plan].label}`}
            </p>
            <Stop launch={launch} presets={presets} />
          </li>
        ))}
      </ol>
    )}
  </Section>
)

const Stop = ({ launch: { slug, name, maker }, presets }: { launch: Launch } & Omit<Props, 'launches'>) => (
  <details class="stop" name="reject" open={rejectedForm(useRequest(), 'stop', { slug }) !== null}>
    <summary class="bad small medium snug pressable">
      Stop…<span class="sw-hidden"> {name}</span>
    </summary>
    <Form name="stop" about={{ slug }} class="decision__reason grid left gap-3 above-4">
      <ReasonField hint={makerHint(maker.name, 'sees this on their dashboard and can resubmit.')} presets={presets} />
      <Button class="sw-button--danger" words="Stop launch" of={` ${name}`} />
    </Form>
  </details>
)
