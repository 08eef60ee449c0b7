import { Form } from '../forms/form.tsx'
import { fixed } from '../parts/fixed.ts'
import { currentViewer } from '../document/viewer.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { paths } from '../../../shared/paths.ts'

type Vote = {
  launch: Pick<Launch, 'slug' | 'name' | 'upvotes'>
  /** Null when signed out. */
  upvoted: boolean | null
  /** The path to return to when scripts are off. */
  returnTo: string
  /** The main button of a launch page, which says what it does. */
  isMain?: boolean
  /** Shown on hover, such as why it wouldn’t count. */
  hint?: string
}

const triangle = fixed(() => (
  <svg viewBox="0 0 12 10" width="12" height="10" aria-hidden="true">
    <path d="M6 1.2 11 8.8H1z" />
  </svg>
))

/**
 * A form, so that voting needs no script; browser/upvote.ts votes without leaving the page. It sends the wanted state instead
 * of a toggle, so that sending it twice is still one vote. Nothing where the owner has turned votes off.
 */
export function UpvoteButton({ launch: { slug, name, upvotes }, upvoted, returnTo, isMain = false, hint }: Vote) {
  if (!currentSite().hasVotes) return null
  const viewer = currentViewer()
  const isSuspended = viewer?.suspension !== undefined
  const waits = viewer !== null && !viewer.isProven
  return (
    <Form
      name="upvote"
      to={paths.upvote({ slug })}
      class="upvote anchor raised"
      rejected={null}
      data-upvote={upvoted === null ? undefined : ''}
    >
      <input type="hidden" name="return" value={returnTo} />
      <input type="hidden" name="wanted" value={upvoted ? 'no' : 'yes'} />
      <button
        class={`upvotes edged lit inline center ink rounded-small pressable${isMain ? ' upvotes--main whole' : ''}`}

        aria-pressed={upvoted ?? false}
        disabled={isSuspended}
        title={
          isSuspended ? 'You can’t vote while your account is suspended' : waits ? 'Your vote counts once your email is verified' : hint
        }
      >
        {triangle()}
        {isMain && (
          <span class="upvotes__word" aria-hidden="true">
            Vote
          </span>
        )}
        <span class="sw-hidden">
          Vote for {name}. {waits && 'Counts once your email is verified. '}Votes:{' '}
        </span>
        <span data-upvote-count="">{upvotes}</span>
      </button>
    </Form>
  )
}
