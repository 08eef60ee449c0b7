import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Person = { id: number; login: string; name: string; email: string; verified: boolean }
export type SocialServer = {
  origin: string
  /** What a person does on the provider's page: agrees, and is sent back with a code. Answers the address of the callback. */
  agree: (authorizeUrl: string, person: Person) => string
  close: () => Promise<void>
}

/** GitHub's part of the OAuth 2.0 code flow with PKCE (RFC 6749, RFC 7636), on loopback. */
export async function runSocialServer(clientSecret: string): Promise<SocialServer> {
  const codes = new Map<string, { person: Person; challenge: string }>()
  const tokens = new Map<string, Person>()
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const person = tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (request.url === '/user') return person ? answer(200, { ...person, email: null, avatar_url: '' }) : answer(401, {})
    if (request.url === '/user/emails')
      return person ? answer(200, [{ email: person.email, primary: true, verified: person.verified }]) : answer(401, {})
    void text(request).then((body) => {
      const form = new URLSearchParams(body)
      const grant = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const proof = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!grant || grant.challenge !== proof || form.get('client_secret') !== clientSecret) return answer(400, { error: 'invalid_grant' })
      const token = `token-${tokens.size}`
      tokens.set(token, grant.person)
      return answer(200, { access_token: token, token_type: 'bearer', scope: 'user:email' })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    agree: (authorizeUrl, person) => {
      const { searchParams } = new URL(authorizeUrl)
      const code = `code-${codes.size}-${Math.random()}`
      codes.set(code, { person, challenge: searchParams.get('code_challenge') ?? '' })
      return `${searchParams.get('redirect_uri')}?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`
    },
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}

/** GitHub's addresses are fixed: a `fetch` that sends what would go there to the stand-in. */
export const fetchVia = (github: SocialServer, real: typeof fetch) => (input: RequestInfo | URL, init?: RequestInit) => {
  const url = new URL(input instanceof Request ? input.url : input)
  return real(url.hostname.endsWith('github.com') ? github.origin + url.pathname : input, init)
}

async function text(stream: AsyncIterable<unknown>): Promise<string> {
  let all = ''
  for await (const chunk of stream) all += String(chunk)
  return all
}
