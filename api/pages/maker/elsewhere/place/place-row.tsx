import { dayWords } from '../../../../../shared/ui/day-words.ts'
import { paths } from '../../../../../shared/paths.ts'
import type { DirectoryEntry } from '../../../../domain/directories/records.ts'
import type { Place } from '../../../../domain/elsewhere/compose-plan.ts'
import { waitWords } from '../../../../domain/elsewhere/next-step.ts'
import { type DirectorySubmission, type SubmissionState, submissionStates } from '../../../../domain/elsewhere/records.ts'
import { isAhead, missOf, sentOn, statusOf, stateWords } from '../../../../domain/elsewhere/states.ts'
import { linkWordsOf, priceWords } from '../plan/plan-words.ts'
import { locale } from '../../../../../shared/locale.ts'
import { wayOf } from '../../../../domain/elsewhere/fields/ways.ts'

/** Every state has a mark and a tone, so that it never depends on color alone. */
const looks: Record<SubmissionState, [mark: string, tone: string]> = {
  planned: ['M4 9h10', 'sunken'],
  prepared: ['M4 5h10M4 9h10M4 13h6', 'sunken'],
  opened: ['M6 12l6-6M7 6h5v5', 'sunken'],
  sent: ['M3 9l12-5-4 11-3-4z', 'tone-warn'],
  waiting: ['M9 4v5l3 2', 'tone-warn'],
  live: ['M4 9.5l3.5 3.5L14 5.5', 'tone-pass'],
  refused: ['M5 5l8 8M13 5l-8 8', 'tone-fail'],
  lost: ['M5 13L13 5M4 8l3-3M14 10l-3 3', 'tone-fail'],
}

/** How a submission stands. A live listing whose link wasn’t found looks like a lost one. */
export function StatePill({ submission }: { submission: DirectorySubmission }) {
  const state = missOf(submission) === null ? submission.state : 'lost'
  const [mark, tone] = looks[state]
  return (
    <span class={`elsewhere-state gap-half inline center self-left unbroken pill ${tone}`}>
      <svg class="drawn" viewBox="0 0 18 18" width="14" height="14" stroke-width="1.8" aria-hidden="true">
        <path d={mark} />
      </svg>
      {statusOf(submission)}
    </span>
  )
}

export function PlaceFacts({ entry }: { entry: DirectoryEntry }) {
  const [price, link] = [priceWords(entry), linkWordsOf(entry)]
  return (
    <p class="elsewhere-facts row soft smaller">
      {price !== null && <span>{price}</span>}
      <span>{waitWords(entry)}</span>
      {link !== null && <span>{link}</span>}
    </p>
  )
}

/** One directory of the plan: when, what, why, and what to do next. */
export function PlaceRow({ slug, place }: { slug: string; place: Place }) {
  const { entry, submission, why, when, next, warnings, unknown } = place
  const isSent = !isAhead(submission)
  const day = isSent ? sentOn(submission) : place.day
  return (
    <li
      class={
        day === null
          ? 'elsewhere-row pad-y-3 grid gap-2-5 underlined elsewhere-row--undated'
          : 'elsewhere-row pad-y-3 grid gap-2-5 underlined'
      }
    >
      {day !== null && (
        <p class="elsewhere-row__day soft small figures">
          <time dateTime={day}>
            <span class="elsewhere-row__weekday block ink bold">{isSent ? 'Submitted' : weekday(day)}</span> {dayWords(day, 'short')}
          </time>
        </p>
      )}
      <div>
        <h3>
          <a href={paths.submission({ slug, directory: entry.id })}>{entry.name}</a>
        </h3>
        <p class="small wraps">
          {when}. {why}
        </p>
        <PlaceFacts entry={entry} />
        {unknown.length > 0 && <p class="soft small wraps">{unknown.join(' ')}</p>}
      </div>
      <div class="grid left top gap-2">
        <StatePill submission={submission} />
        <p class="small wraps">{next}</p>
        {warnings.map((warning) => (
          <p key={warning} class="elsewhere-warning ink small wraps">
            No longer fits: {warning}
          </p>
        ))}
      </div>
    </li>
  )
}

const weekday = (day: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))

const lastPoints: Record<ReturnType<typeof wayOf>, string> = {
  form: 'Check the form, then submit it yourself.',
  post: 'Say that you made it, then post it yourself.',
  line: 'Follow the list’s contribution guide, then open the pull request yourself.',
  email: 'Begin with a greeting and say why it suits their readers, then send it yourself.',
}

/** What nobody can prepare: accounts, badges, captchas, pictures. */
export function ByHand({ entry }: { entry: DirectoryEntry }) {
  const { account, accountNeeded, badge, protection, pictures, automation, automationRule, note } = entry.facts
  const points = [
    ...(account !== undefined ? [`Account: ${account.value}.`] : accountNeeded?.value === true ? ['Create an account there.'] : []),
    ...(badge?.value === true ? ['A free listing needs its badge on your site.'] : []),
    ...(protection === undefined ? [] : [`Protected against bots: ${protection.value}.`]),
    ...(pictures === undefined ? [] : ['Upload the pictures above.']),
    ...(note === undefined ? [] : [`Note: ${note.value}.`]),
  ].map((point) => point.replace(/\.\.$/, '.'))
  return (
    <section class="board-part stack gap-4" aria-labelledby="by-hand-title">
      <h2 id="by-hand-title">What you need to do</h2>
      {automation?.value === 'refused' && (
        <p class="elsewhere-warning ink small wraps">
          This directory doesn’t accept automated submissions, so our extension only lets you copy texts.
          {automationRule !== undefined && <q class="block above-2">{automationRule.value}</q>}
        </p>
      )}
      {automation !== undefined && automation.value !== 'refused' && automationRule !== undefined && (
        <p class="soft small">
          Its rule on automation: <q>{automationRule.value}</q>
        </p>
      )}
      <ul class="elsewhere-points grid gap-2 wraps">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
        <li>{lastPoints[wayOf(entry)]}</li>
      </ul>
    </section>
  )
}

export function StateDates({ submission: { since } }: { submission: DirectorySubmission }) {
  const dated = submissionStates.flatMap((state) => {
    const at = since[state]
    return at === undefined ? [] : [{ state, at }]
  })
  return (
    <ol class="soft small">
      {dated
        .toSorted((a, b) => (a.at < b.at ? -1 : 1))
        .map(({ state, at }) => (
          <li key={state}>
            {stateWords[state]} <time dateTime={at}>{dayWords(at.slice(0, 10))}</time>
          </li>
        ))}
    </ol>
  )
}
