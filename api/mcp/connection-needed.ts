import { Type, type Static } from 'typebox'

/** What a tool answers that needs a connection and has none (interface section 3). It is no failure: nothing went wrong, a person is asked. */
export const ConnectionNeeded = Type.Object(
  {
    connected: Type.Literal(false),
    connectUrl: Type.String({ description: 'The person opens it, compares the code, and approves once.' }),
    code: Type.String({ description: 'Shown to the person, to compare with the page.' }),
    expiresAt: Type.String({ description: 'Until then the link counts; RFC 3339, UTC.' }),
    next: Type.String({ description: 'What happens after approval.' }),
  },
  { title: 'Connection needed' },
)
export type ConnectionNeeded = Static<typeof ConnectionNeeded>

const scope = 'Approval lets you read their own launches and open drafts; publishing, the plan and the week stay with them.'

const asHeader = 'as the header "Authorization: Bearer <token>", and not into this conversation'

/** Where the approval is bound to the client's session, nothing but the link passes through the agent. */
export const afterSessionApproval = (tool: string): string =>
  `After approval this session acts for that account: call ${tool} again with the same arguments. No token or password passes through you. ` +
  `Where every call begins a new session, the person puts the token that the page also shows into the settings of this server, ${asHeader}.`

/** A client without a session is known by the token alone, which belongs into its settings and not into a conversation. */
export const afterTokenApproval = (tool: string): string =>
  `After approval the page shows a token, once. The person puts it into the settings of this server, ${asHeader}; ` +
  `then call ${tool} again with the same arguments.`

/** A wrong or revoked token is sent with every call, so approval alone would change nothing. */
export const afterTokenMended = (tool: string): string =>
  `The token that this client sends is not valid: it is misspelt, or its connection was ended. After approval the page shows a new one, once. The person ` +
  `puts it into the settings of this server in place of the old one, and not into this conversation; then call ${tool} again with the same arguments.`

/** What a person has done since the session's last link was given, for an agent that would otherwise only see another link. */
export const news = {
  declined: 'The person declined this connection: do not ask again unless they want it.',
  revoked: 'The connection of this session was ended by its owner: ask them before you connect again.',
}

export const askPerson = ({ connectUrl, code, expiresAt, next }: ConnectionNeeded): string =>
  [
    'Nothing was done yet: a person with a Slipway account has to approve this connection first.',
    `Ask them to open ${connectUrl}`,
    `and to compare the code there with this one: ${code}`,
    `The link counts once, until ${expiresAt}.`,
    next,
    scope,
  ].join('\n')
