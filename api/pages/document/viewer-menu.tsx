import { Form } from '../forms/form.tsx'
import { currentViewer } from './viewer.ts'
import { paths } from '../../../shared/paths.ts'

/** The account menu in the header: sign in, or links for the signed-in person. */
export function ViewerMenu() {
  const viewer = currentViewer()
  if (viewer === null) {
    return (
      <nav class="viewer row center unbroken" aria-label="Account">
        <a class="viewer__in" href={paths.signIn()}>
          Sign in
        </a>
      </nav>
    )
  }
  return (
    <nav class="viewer row center unbroken" aria-label="Account">
      <Bell unread={viewer.unread} />
      <a href={paths.dashboard()}>Dashboard</a>
      {viewer.isModerator && <a href={paths.moderation()}>Moderation</a>}
      <a class="viewer__name" href={paths.profile()}>
        <span class="sw-hidden">Profile of </span>
        {viewer.handle === null ? viewer.name : `@${viewer.handle}`}
      </a>
      <Form name="sign-out" to={paths.signOut()} class="" rejected={null}>
        <button>Sign out</button>
      </Form>
    </nav>
  )
}

/** Leads to the notifications. The number is part of its name, so the drawn one is hidden from screen readers. */
function Bell({ unread }: { unread: number }) {
  const count = unread > 9 ? '9+' : String(unread)
  return (
    <a class="bell" href={paths.notifications()} aria-label={unread === 0 ? 'Notifications' : `Notifications, ${count} unread`}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 21h4" />
      </svg>
      {unread > 0 && (
        <span class="bell__count figures pill middle" aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  )
}
