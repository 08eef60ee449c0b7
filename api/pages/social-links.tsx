import type { SocialProvider } from '../actions/accounts.ts'

/** Links, not buttons of a form: the content policy lets no form lead to another site. */
export function SocialLinks({ providers, returnTo }: { providers: SocialProvider[]; returnTo: string }) {
  if (providers.length === 0) return null
  return (
    <div class="social">
      <p class="social__or">or</p>
      {providers.map(({ id, label }) => (
        <a class="sw-button" key={id} href={`/sign-in/with/${id}/?return=${encodeURIComponent(returnTo)}`} rel="nofollow">
          Continue with {label}
        </a>
      ))}
    </div>
  )
}
