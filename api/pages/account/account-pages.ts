import type { AnyPage } from '../page/define-page.ts'
import { connectPage } from './connect/connect.tsx'
import { connections } from './connections.tsx'
import { ownData } from './data/own-data.tsx'
import { changeEmailPage } from './email/change-email.tsx'
import { verify } from './email/verify.tsx'
import { emailChoices } from './emails/email-choices.tsx'
import { unsubscribePage } from './emails/unsubscribe.tsx'
import { invitations } from './invitations.tsx'
import { profile } from './profile.tsx'
import { reset } from './sign-in/reset.tsx'
import { secondStep } from './sign-in/second-step.tsx'
import { addPasskeyPage } from './security/add-passkey.tsx'
import { security } from './security/security.tsx'
import { twoFactor } from './security/two-factor.tsx'
import { signInPage } from './sign-in/sign-in.tsx'
import { signUpPage } from './sign-in/sign-up.tsx'

export const accountPages: AnyPage[] = [
  signInPage,
  secondStep,
  signUpPage,
  reset,
  verify,
  profile,
  changeEmailPage,
  emailChoices,
  unsubscribePage,
  invitations,
  connections,
  connectPage,
  security,
  twoFactor,
  addPasskeyPage,
  ownData,
]
