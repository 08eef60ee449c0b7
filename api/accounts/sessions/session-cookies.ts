import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'

type Body = { token: string }

/** A body that only this service sends needs no validation. */
const asSent: StandardSchema<Body> = {
  '~standard': { version: 1, vendor: 'slipway', validate: (value) => ({ value: value as Body }) },
}
type StandardSchema<T> = {
  '~standard': { version: 1; vendor: string; validate: (value: unknown) => { value: T }; types?: { input: T; output: T } }
}

/** An extension of the sign-in library: sets the cookies of a session that the service has opened itself. */
export const sessionCookies = () => ({
  id: 'session-cookies' as const,
  endpoints: {
    sendSession: createAuthEndpoint.serverOnly({ method: 'POST', body: asSent }, async (ctx) => {
      const found = await ctx.context.internalAdapter.findSession(ctx.body.token)
      if (found === null) throw new Error('A session has ended before its cookies were sent.')
      await setSessionCookie(ctx, found)
      return ctx.json({})
    }),
  },
})
