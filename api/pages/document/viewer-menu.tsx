import { Bell } from './bell.tsx'
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
