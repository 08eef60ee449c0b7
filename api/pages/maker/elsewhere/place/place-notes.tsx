import { dayWords } from '../../../../../shared/ui/day-words.ts'
import type { DirectoryEntry } from '../../../../domain/directories/records.ts'
import { wayOf } from '../../../../domain/elsewhere/fields/ways.ts'
import { submissionStates, type DirectorySubmission } from '../../../../domain/elsewhere/records.ts'
import { stateWords } from '../../../../domain/elsewhere/states.ts'

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
