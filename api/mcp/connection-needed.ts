import { Type, type Static } from 'typebox'
import { accountResource } from '../domain/oauth/metadata.ts'
import type { World } from '../ports/world.ts'
import { siteName } from '../domain/settings/current-site.ts'

/** The result of a tool that needs a connection and has none (interface section 3). It is not an error: the user only has to approve. */
export const ConnectionNeeded = Type.Object(
  {
    connected: Type.Literal(false),
    connectUrl: Type.String({ description: 'The user opens this URL, checks or enters the code, and approves once.' }),
    code: Type.String({ description: 'Always show it to the user: the page shows the same code, or asks for it.' }),
    expiresAt: Type.String({ description: 'Link expiry (RFC 3339, UTC).' }),
    next: Type.String({ description: 'What happens after approval.' }),
  },
  { title: 'Connection needed' },
)
export type ConnectionNeeded = Static<typeof ConnectionNeeded>

const scope =
  'Approval lets you read the user’s own launches and create drafts. Once they also approve access to their submission plans, the API ' +
  'returns those, with the prepared texts and contact email, and lets you mark directories as opened or listed. Only the user can publish, choose a launch plan and week, or ' +
  'submit anything to a directory.'

const asHeader = 'as the header "Authorization: Bearer <token>", never to this conversation'

/** The approval is bound to the client's session, so only the link passes through the agent. */
export const afterSessionApproval = (tool: string): string =>
  `After approval, this session is connected to the user’s account: call ${tool} again with the same arguments. You never see a token or password. ` +
  `If your client starts a new session for every call, the user adds the token shown on the page to this server’s settings, ${asHeader}.`

/** A client without a session is identified by its token, which belongs in its settings rather than in a conversation. */
export const afterTokenApproval = (tool: string, world: Pick<World, 'siteUrl'>): string =>
  `After approval, the page shows a token once. The user adds it to this server’s settings, ${asHeader}. ` +
  `Then call ${tool} again with the same arguments. ${orSignIn(world)}`

/** Signing in connects a client without sessions for all its calls. A link can’t: nothing ties such a client’s calls to each other. */
export const orSignIn = ({ siteUrl }: Pick<World, 'siteUrl'>): string =>
  `If the client supports OAuth, it can use ${accountResource(siteUrl)} as this server’s URL instead: signing in there once covers every tool.`

/** An invalid or revoked token is sent with every call, so approval alone would change nothing. */
export const afterTokenReplaced = (tool: string): string =>
  `The token is invalid or was revoked. After approval, the page shows a new one once. The user replaces the old one with it in this server’s ` +
  `settings, never in this conversation. Then call ${tool} again with the same arguments.`

/** How the session’s last link ended. After a declined one, the session gets no other. */
export const outcomes = {
  declined: 'The user declined this connection. Don’t ask again unless they bring it up.',
  notReplaced: 'The user approved the last link, but this call still has an invalid token. Ask them to replace it before you call again.',
  revoked: 'The user revoked this session’s connection. Ask them before you connect again.',
}

/** How users change their mind about a session they declined. */
export const reconsider = 'If they change their mind, they can reconnect this server in their client or start a new session.'

export const askUser = ({ connectUrl, code, expiresAt, next }: ConnectionNeeded): string =>
  [
    `Nothing has been done yet: a user with a ${siteName()} account has to approve this connection first.`,
    `Ask them to open ${connectUrl}`,
    `Show them this code: ${code}`,
    'They check that the page shows the same code. If they’re on a different network from yours, the page asks them to enter the code instead.',
    `The link works once and expires at ${expiresAt}.`,
    next,
    scope,
  ].join('\n')
