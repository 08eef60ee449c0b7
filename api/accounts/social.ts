import type { Accounts, SocialProvider } from '../ports/accounts.ts'
import { Failure } from '../domain/failure.ts'
import { basePath, type Auth, type SocialKeys } from './auth.ts'
import { arriving } from './sign-ups/owner-link.ts'
import { cookiesOf, requestHeaders } from './sessions/request-headers.ts'
import { awaitsCode } from './sessions/session-rows.ts'
import type { StoreOutage } from './failures.ts'
import { paths } from '../../shared/paths.ts'

type Social = Pick<Accounts, 'socialProviders' | 'startSocial' | 'finishSocial'>
type Options = { siteUrl: string; github: SocialKeys | null; google: SocialKeys | null }

/** Sign-in with GitHub and Google, if their keys are configured. An existing account is linked only if its own email is verified. */
export function createSocial(auth: Auth, outage: StoreOutage, { siteUrl, github, google }: Options): Social {
  const socialProviders: SocialProvider[] = [
    ...(github ? [{ id: 'github', label: 'GitHub' }] : []),
    ...(google ? [{ id: 'google', label: 'Google' }] : []),
  ]
  const known = (provider: string) => {
    if (!socialProviders.some(({ id }) => id === provider)) throw new Failure('NOT_FOUND', 'Unknown sign-in provider.')
  }
  return {
    socialProviders,
    async startSocial(provider, returnTo, invite = null) {
      known(provider)
      const errorCallbackURL = paths.signIn({ return: returnTo })
      const additionalData = invite === null ? {} : { invite }
      const body = { provider, callbackURL: returnTo, errorCallbackURL, disableRedirect: true, additionalData }
      const { response, headers } = await outage.guard(() => auth.api.signInSocial({ body, returnHeaders: true }))
      if (response.url === undefined) throw new Error('The sign-in library returned no URL.')
      return { location: response.url, cookies: headers.getSetCookie() }
    },
    async finishSocial(provider, query, cookieHeader, visitor) {
      known(provider)
      const request = new Request(`${siteUrl}${basePath}/callback/${provider}?${query}`, { headers: requestHeaders(cookieHeader, visitor) })
      const answer = await arriving({ ip: visitor.ip, invite: null }, () => outage.guard(() => auth.handler(request)))
      const target = answer.headers.get('Location') // none for a malformed callback
      const location = target === null ? null : URL.parse(target, siteUrl)
      const cookies = answer.headers.getSetCookie()
      const opened = await outage.guard(() => auth.api.getSession({ headers: requestHeaders(cookiesOf(cookies)) }))
      return {
        location: location?.origin === new URL(siteUrl).origin ? location.pathname + location.search : paths.signIn({ error: 'failed' }),
        cookies,
        awaitsCode: awaitsCode(opened && opened.session),
      }
    },
  }
}
