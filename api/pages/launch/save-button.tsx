import type { Launch } from '../../domain/launch/launch.ts'
import { Form } from '../forms/form.tsx'
import { fixed } from '../parts/fixed.ts'
import { currentViewer } from '../document/viewer.ts'
import { paths } from '../../../shared/paths.ts'

type Props = {
  launch: Pick<Launch, 'slug' | 'name'>
  /** Null when signed out. */
  saved: boolean | null
  /** The path to return to when scripts are off. */
  returnTo: string
}

const ribbon = fixed(() => (
  <svg class="drawn" viewBox="0 0 12 14" width="12" height="14" stroke-width="1.6" aria-hidden="true">
    <path d="M1.5 1.5h9v11L6 9.3l-4.5 3.2z" />
  </svg>
))

/** Like the upvote button: an ordinary form with the wanted state, sent by browser/upvote.ts where there are scripts. */
export function SaveButton({ launch: { slug, name }, saved, returnTo }: Props) {
  const isSuspended = currentViewer()?.suspension !== undefined
  return (
    <Form
      name="save"
      to={paths.saveLaunch({ slug })}
      class="save row gap-1-3 center"
      rejected={null}
      data-save={saved === null ? undefined : ''}
    >
      <input type="hidden" name="return" value={returnTo} />
      <input type="hidden" name="wanted" value={saved ? 'no' : 'yes'} />
      <button
        class="sw-button save__button"

        aria-pressed={saved ?? false}
        disabled={isSuspended}
        title={isSuspended ? 'You can’t save launches while your account is suspended' : 'Get notifications about its updates'}
      >
        {ribbon()}
        Save<span class="sw-hidden"> {name}</span>
      </button>
      {saved !== null && (
        <a class="save__list smaller" href={paths.saved()}>
          View saved
        </a>
      )}
    </Form>
  )
}
