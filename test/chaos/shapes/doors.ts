import { samplePassword } from '../../../api/accounts/sample-sign-ins.ts'
import { beginSession } from '../../support/mcp-request.ts'
import { openedForm } from '../../support/served-worlds.ts'
import { connect } from '../../support/tokens.ts'
import { Visitor } from '../../support/visitor.ts'
import type { ChildService } from '../child-service.ts'

/** Who attacks, and where the forms of a site with the sample catalog are sent. */
export type Doors = {
  /** Signed in as the maker of `live` and of the drafts. */
  visitor: Visitor
  live: string
  /** Cookies. */
  maker: string
  moderator: string
  token: string
  session: string
  forms: Form[]
}
export type Form = { path: string; fields: string[]; fixed: string }

export const settings = { MODERATORS: 'moderator@slipway.example' }

const listing =
  'name tagline description url pricing logo twitterUsername repository demoVideoUrl firstComment targetKeyword badgeTitle code percentOff validUntil plan week day categories screenshots seen use'

export async function findDoors({ origin }: ChildService): Promise<Doors> {
  const maker = await signIn(origin, 'maker@slipway.example')
  const moderator = await signIn(origin, 'moderator@slipway.example')
  const live = /\/dashboard\/([a-z0-9-]+)\/listing\//.exec(await pagesOf(maker))?.[1] ?? 'none'
  const token = await connect({ api: `${origin}/api/v1` }, maker)
  const opened = new URLSearchParams(await openedForm(origin)).toString()
  const form = (path: string, fields: string, fixed = ''): Form => ({ path, fields: fields.split(' '), fixed })
  const forms = [
    form('/audit/', 'url'),
    form('/sign-in/', 'email password return'),
    form('/sign-in/second/', 'code with return'),
    form('/sign-in/passkey/', 'credential return'),
    form('/profile/security/', 'id name', 'do=rename-passkey&'),
    form('/profile/security/two-factor/', 'current', 'do=set-up&'),
    form('/profile/security/two-factor/', 'code uri', 'do=turn-on&'),
    form('/profile/security/passkey/', 'name current', 'do=name-passkey&'),
    form('/profile/security/passkey/', 'name credential', 'do=add-passkey&'),
    form('/sign-up/', 'email name password return invite homepage', `${opened}&`),
    form('/reset/', 'email homepage', `do=reset-link&${opened}&`),
    form('/reset/', 'token password', 'do=reset-password&'),
    form('/verify/', 'token', 'do=verify-email&'),
    form('/profile/email/', 'email current', 'do=request-email-change&'),
    form('/profile/email/', 'token', 'do=change-email&'),
    form('/profile/invitations/', 'uses', 'do=create-invitation&'),
    form('/profile/invitations/', 'id', 'do=revoke-invitation&'),
    form('/connect/', 'code request label', 'do=approve-code&'),
    form('/profile/', 'name handle', 'do=details&'),
    form('/profile/', 'current password', 'do=password&'),
    form('/profile/connections/', 'id label', 'do=rename-connection&'),
    form('/moderation/', 'slug reason launchDate seen confirmed', 'do=reject&slug=coldstart&'),
    form('/drafts/', 'url'),
    form('/drafts/nightswim/', listing, 'do=save&'),
    form('/drafts/nightswim/review/', 'do'),
    form('/dashboard/nightswim/', 'slug', 'do=rename&'),
    form(`/dashboard/${live}/`, 'title text entry do', 'do=news&'),
    form(`/dashboard/${live}/listing/`, listing),
    form(`/launches/${live}/comments/`, 'text'),
    form(`/launches/${live}/upvote/`, 'wanted'),
    form(`/launches/${live}/unpublish/`, 'reason'),
    form('/sign-out/', 'everywhere'),
  ]
  return {
    visitor: maker,
    live,
    maker: maker.cookieHeader,
    moderator: moderator.cookieHeader,
    token,
    session: await beginSession(origin),
    forms,
  }
}

async function signIn(origin: string, email: string): Promise<Visitor> {
  const visitor = new Visitor(origin)
  const answer = await visitor.send('/sign-in/', { email, password: samplePassword })
  if (answer.status !== 303) throw new Error(`not signed in: ${answer.status}`)
  return visitor
}

/** The dashboard, and the pages of the launches on it. */
async function pagesOf(maker: Visitor): Promise<string> {
  const dashboard = await (await maker.open('/dashboard/')).text()
  const paths = new Set(Array.from(dashboard.matchAll(/href="(\/dashboard\/[a-z0-9-]+\/)"/g), ([, path = '']) => path))
  const pages = await Promise.all([...paths].map(async (path) => (await maker.open(path)).text()))
  return pages.join('')
}
