import type { ComponentChildren } from 'preact'
import { paths } from '../../../shared/paths.ts'
import { useRequest } from '../forms/current-request.ts'

const sections = [
  { path: paths.profile, label: 'Profile' },
  { path: paths.changeEmail, label: 'Email address' },
  { path: paths.emailChoices, label: 'Email preferences' },
  { path: paths.security, label: 'Security' },
  { path: paths.connections, label: 'Connections' },
  { path: paths.ownWebhooks, label: 'Webhooks' },
  { path: paths.saved, label: 'Saved launches' },
  { path: paths.mutedPeople, label: 'Muted people' },
  { path: paths.ownDecisions, label: 'Decisions' },
  { path: paths.invitations, label: 'Invitations' },
  { path: paths.ownData, label: 'Your data' },
]

/** The frame of all settings of an account: their list beside the page, above it on a phone. */
export function AccountFrame({ class: look = '', children }: { class?: string; children: ComponentChildren }) {
  const request = useRequest()
  const shown = sections.filter(
    ({ path }) => path !== paths.invitations || request?.world.rules.signUps === 'invite' || isAt(request, path()),
  )
  // The profile’s path is the beginning of the others’.
  const current = shown.findLast(({ path }) => isAt(request, path()))
  return (
    <div class="wrap catalog settings">
      <nav class="filters" aria-label="Settings">
        <ul class="categories grid small">
          {shown.map(({ path, label }) => (
            <li key={label}>
              <a href={path()} aria-current={path === current?.path ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class={look === '' ? undefined : look}>{children}</div>
    </div>
  )
}

const isAt = (request: { path: string } | null, path: string): boolean => request?.path.startsWith(path) === true
