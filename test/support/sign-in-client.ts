import { Client, StreamableHTTPClientTransport, type OAuthClientProvider, type OAuthDiscoveryState } from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { OAuthClientProvider as OlderProvider } from '@modelcontextprotocol/sdk/client/auth.js'
import { load } from 'cheerio'
import type { Visitor } from './visitor.ts'

/** What a client keeps for itself while it signs in. */
export type Kept = {
  client?: { client_id: string }
  tokens?: { access_token: string; token_type: string; refresh_token?: string; scope?: string }
  verifier?: string
  discovery?: OAuthDiscoveryState
  /** Where the person was sent. */
  asked?: URL
}

export const callback = 'http://127.0.0.1:33418/callback'

/** A provider for the official clients that keeps everything in `kept`. The person reads the consent page elsewhere. */
const providerOf = (kept: Kept) =>
  ({
    redirectUrl: callback,
    clientMetadata: {
      client_name: 'Test agent',
      redirect_uris: [callback],
      grant_types: ['authorization_code', 'refresh_token'],
      token_endpoint_auth_method: 'none',
    },
    state: () => 'a state of its own',
    clientInformation: () => kept.client,
    saveClientInformation: (client: { client_id: string }) => void (kept.client = client),
    tokens: () => kept.tokens,
    saveTokens: (tokens: NonNullable<Kept['tokens']>) => void (kept.tokens = tokens),
    redirectToAuthorization: (url: URL) => void (kept.asked = url),
    saveCodeVerifier: (verifier: string) => void (kept.verifier = verifier),
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (discovery: OAuthDiscoveryState) => void (kept.discovery = discovery),
    discoveryState: () => kept.discovery,
    invalidateCredentials: () => {
      delete kept.client
      delete kept.tokens
    },
  }) satisfies OAuthClientProvider & OlderProvider

export const signInKinds = ['1.x', '2.x with a session', '2.x without sessions'] as const
export type SignInKind = (typeof signInKinds)[number]

export type SignedInAgent = {
  kept: Kept
  /** Fails with the library’s UnauthorizedError when the person has to approve first; then `kept.asked` says where. */
  connect: () => Promise<void>
  finish: (returned: URL) => Promise<void>
  call: (name: string, args?: Record<string, unknown>) => Promise<string>
  close: () => Promise<void>
}

/** An official client that signs in by itself. */
export function openSignInAgent(kind: SignInKind, address: string, kept: Kept = {}): SignedInAgent {
  const authProvider = providerOf(kept)
  const url = new URL(address)
  const older = () => {
    const client = new OlderClient({ name: 'Test agent', version: '1.0' })
    const transport = new OlderTransport(url, { authProvider })
    return {
      client,
      transport,
      connect: () => client.connect(transport),
      finish: (back: URL) => transport.finishAuth(back.searchParams.get('code') ?? ''),
    }
  }
  const newer = () => {
    const mode = kind === '2.x without sessions' ? { pin: '2026-07-28' } : 'legacy'
    const client = new Client({ name: 'Test agent', version: '2.0' }, { versionNegotiation: { mode } })
    const transport = new StreamableHTTPClientTransport(url, { authProvider })
    return { client, transport, connect: () => client.connect(transport), finish: (back: URL) => transport.finishAuth(back.searchParams) }
  }
  const open = kind === '1.x' ? older : newer
  let current = open()
  return {
    kept,
    connect: () => current.connect(),
    async finish(returned) {
      await current.finish(returned)
      await current.client.close()
      current = open()
      await current.connect()
    },
    call: async (name, args = {}) => {
      const request = { name, arguments: args }
      const { content } = await current.client.callTool(request)
      return (content as { text: string }[]).map(({ text }) => text).join('\n')
    },
    close: () => current.client.close(),
  }
}

/** Opens the consent page as a person does and presses a button; answers where the browser is sent. */
export async function pressConsent(visitor: Visitor, asked: URL, decision: 'approve' | 'decline' = 'approve'): Promise<URL> {
  const page = load(await (await visitor.open(asked.pathname + asked.search)).text())
  const fields = page('form.connect__form input')
    .toArray()
    .map((input): [string, string] => [page(input).attr('name') ?? '', page(input).attr('value') ?? ''])
  const answer = load(await (await visitor.send('/connect/', { ...Object.fromEntries(fields), do: `${decision}-client` })).text())
  return new URL(/url=(.*)/.exec(answer('meta[http-equiv=refresh]').attr('content') ?? '')?.[1] ?? '')
}
