import type { ComponentChildren } from 'preact'
import type { Sheet } from '../../page/define-page.ts'
import { PasskeyScript } from '../sign-in/passkey-forms.tsx'
import { paths } from '../../../../shared/paths.ts'
import { siteName } from '../../../domain/settings/current-site.ts'

type SecurityPage = { title: string; lead: ComponentChildren; children: ComponentChildren; isStep?: boolean }

/** A page of /profile/security/. Never cached. `isStep`: below the overview, and links back to it. */
export const securitySheet = ({ title, lead, children, isStep = false }: SecurityPage): Sheet => ({
  headers: { 'Cache-Control': 'no-store' },
  head: {
    canonical: null,
    title: `${title} · ${siteName()}`,
    description: 'Two-factor authentication, passkeys, and the devices that are signed in to your account.',
    extra: <PasskeyScript />,
  },
  content: (
    <div class={isStep ? 'wrap security security--step list-width' : 'wrap security list-width'}>
      <header class="page-head">
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      {children}
      {isStep && (
        <p class="account__other above-5 soft">
          <a href={paths.security()}>Back to security</a>
        </p>
      )}
    </div>
  ),
})
