import type { ComponentChildren } from 'preact'
import { paths } from '../../../shared/paths.ts'
import { currentSite } from '../../domain/settings/current-site.ts'
import { useRequest } from '../forms/page-request.ts'
import { currentViewer } from './viewer.ts'

const links = [
  { href: paths.profile(), words: 'Profile' },
  { href: paths.changeEmail(), words: 'Email address' },
  { href: paths.emailChoices(), words: 'Email preferences' },
  { href: paths.security(), words: 'Security' },
  { href: paths.connections(), words: 'Connections' },
  { href: paths.ownWebhooks(), words: 'Webhooks' },
  { href: paths.invitations(), words: 'Invitations' },
  { href: paths.notifications(), words: 'Notifications' },
  { href: paths.saved(), words: 'Saved' },
  { href: paths.following(), words: 'Following' },
  { href: paths.mutedPeople(), words: 'Muted people' },
  { href: paths.ownDecisions(), words: 'Decisions' },
  { href: paths.ownData(), words: 'Your data' },
]

/** Around the pages of an account: the list of them all. Other pages stay as they are. */
export function AccountFrame({ children }: { children: ComponentChildren }) {
  const path = useRequest()?.path ?? ''
  const isOfAccount = path.startsWith(paths.profile()) || path === paths.saved() || path === paths.notifications()
  if (currentViewer() === null || !isOfAccount) return <>{children}</>
  // Steps of a page, such as adding a passkey, belong to it.
  const current = links.findLast(({ href }) => path.startsWith(href))?.href
  const hasInvitations = currentSite().signUps === 'invite' || path === paths.invitations()
  return (
    <div class="wrap account-frame grid at-start">
      <nav class="account-nav" aria-label="Your account">
        <ul>
          {links.map(({ href, words }) =>
            href === paths.invitations() && !hasInvitations ? null : (
              <li key={href}>
                <a class="quiet block no-line small" href={href} aria-current={href === current ? 'page' : undefined}>
                  {words}
                </a>
              </li>
            ),
          )}
        </ul>
      </nav>
      <div class="shrinks">{children}</div>
    </div>
  )
}
