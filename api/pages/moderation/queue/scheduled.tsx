import { dayWords } from '../../../../shared/ui/day-words.ts'
import { paths } from '../../../../shared/paths.ts'
import type { Launch } from '../../../domain/launch/launch.ts'
import { planWords } from '../../maker/plan-words.ts'
import type { RefusedDecision } from '../decision-forms.tsx'
import { ReasonField } from '../reason-field.tsx'

type Props = { launches: Launch[]; presets: readonly string[]; refused: RefusedDecision | undefined }

/** Launches with a date, the next first. Each can be stopped until it goes live. */
export function Scheduled({ launches, presets, refused }: Props) {
  return (
    <section aria-labelledby="scheduled-title">
      <h2 class="headed large" id="scheduled-title">
        Scheduled
      </h2>
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
              <Stop launch={launch} presets={presets} refused={refused?.id === launch.id ? refused : undefined} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Stop({ launch: { id, slug, name, maker }, presets, refused }: { launch: Launch } & Omit<Props, 'launches'>) {
  return (
    <details class="stop" name="reject" open={refused !== undefined}>
      <summary class="bad small medium snug pressable">
        Stop…<span class="sw-hidden"> {name}</span>
      </summary>
      {refused?.message !== undefined && (
        <p class="fault" role="alert" tabIndex={-1} autofocus>
          {refused.message}
        </p>
      )}
      <form class="decision__reason grid left gap-3 above-4" action={paths.moderation()} method="post">
        <input type="hidden" name="slug" value={slug} />
        <input type="hidden" name="decision" value="stop" />
        <ReasonField
          id={`stop-${id}`}
          label="Reason"
          hint={
            <>
              <bdi>{maker.name}</bdi> sees this on their dashboard and can resubmit.
            </>
          }
          presets={presets}
          typed={refused?.typed}
          fault={refused?.faults['reason']}
        />
        <button class="sw-button sw-button--danger" type="submit">
          Stop launch<span class="sw-hidden"> {name}</span>
        </button>
      </form>
    </details>
  )
}
