/** The sign-in library's error codes for a failed sign-in with a provider. */
const errors = new Map(
  Object.entries({
    account_not_linked:
      'An account with that email already exists. Sign in with your password. (Reset your password once to link the two.)',
    sign_up_blocked: 'We don’t accept sign-ups from this email provider or network.',
    email_not_verified: 'That provider hasn’t verified your email. Verify it there and try again, or sign in with your password.',
    email_not_found: 'That account doesn’t share an email address with us.',
    sign_ups_closed: 'There’s no account with that email yet, and sign-ups are closed.',
    invitation_needed:
      'There’s no account with that email yet. To create one, open your invitation link first, then continue with the provider from there.',
    access_denied: 'Sign-in was cancelled.',
  }),
)

/** Why a sign-in with a provider failed. */
export const socialError = (code: string): string =>
  errors.get(code) ?? 'Sign-in with that provider failed. Try again or use your password.'
