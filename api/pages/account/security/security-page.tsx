import type { ComponentChildren } from 'preact'
import type { Sheet } from '../../page/define-page.ts'
import { privateSheet } from '../../page/private-sheet.tsx'
import { PasskeyScript } from '../sign-in/passkey-forms.tsx'
import { paths } from '../../../../shared/paths.ts'

type SecurityPage = { title: string; lead: ComponentChildren; children: ComponentChildren; isStep?: boolean }

/** A page of /profile/security/. `isStep`: below the overview, and links back to it. */
export const securitySheet = ({ title, lead, children, isStep = false }: SecurityPage): Sheet =>
  privateSheet({
    title,
    lead,
    description: 'Two-factor authentication, passkeys, and the devices that are signed in to your account.',
    extra: <PasskeyScript />,
    look: isStep ? 'security security--step list-width' : 'security list-width',
    children: (
      <>
        {children}
        {isStep && (
          <p class="account__other above-5 soft">
            <a href={paths.security()}>Back to security</a>
          </p>
        )}
      </>
    ),
  })
