import { proveEmail } from './prove-email.ts'
import { noteSecret } from './run-log.ts'
import { openedForm, worldAt } from './served-worlds.ts'

export const goodPassword = 'a long enough secret'
noteSecret(goodPassword)

/** A person with a browser's cookies but no browser: opens pages and sends forms of one service. */
export class Visitor {
  readonly #origin: string
  readonly #cookies = new Map<string, string>()

  constructor(origin: string) {
    this.#origin = origin
  }

  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Redirects are answers here, not followed. */
  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.#cookies.size > 0) headers.set('Cookie', this.cookieHeader)
    headers.set('Accept', 'text/html')
    const answer = await fetch(new URL(path, this.#origin), { redirect: 'manual', ...init, headers })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) this.#cookies.delete(name)
      else this.#cookies.set(name, value)
      if (name.includes('session')) noteSecret(value)
    }
    const target = answer.headers.get('location') ?? ''
    if (/slipway_ct_|session_token|password=/.test(target)) throw new Error(`a secret in an address: ${target}`)
    return answer
  }

  /** Sends a form as somebody who opened it a while ago. */
  async send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    const hidden = path === '/sign-up/' || path === '/reset/' ? await openedForm(this.#origin) : {}
    return this.open(path, { method: 'POST', body: new URLSearchParams({ ...hidden, ...fields }), headers })
  }

  /** A fresh account, signed in. Its email is verified, unless it’s on a service in another process. */
  async signUp(email: string, name?: string): Promise<this> {
    await this.signUpUnproven(email, name)
    const world = worldAt(this.#origin)
    if (world !== undefined) await proveEmail(world.store, email.toLowerCase())
    return this
  }

  /** A fresh account, signed in, whose email isn’t verified yet. */
  async signUpUnproven(email: string, called?: string): Promise<this> {
    // Nobody else can have a moderator’s name.
    const name = called ?? (worldAt(this.#origin)?.moderators.has(email.toLowerCase()) === true ? 'Marjorie' : 'Ada')
    const answer = await this.send('/sign-up/', { email, name, password: goodPassword })
    if (answer.status !== 303) throw new Error(`not signed up: ${answer.status} ${await answer.text()}`)
    return this
  }
}

/** What a client without a token is given: the link, and the code in it. */
export async function askForConnection(
  api: string,
  client = 'Test tool/1.0',
  headers: Record<string, string> = {},
): Promise<{ connectUrl: string; code: string; expiresAt: string }> {
  const answer = await fetch(`${api}/me/launches/`, { headers: { 'Slipway-Client': client, ...headers } })
  const { data } = await answer.json()
  const code = new URL(data.connectUrl).searchParams.get('code') ?? ''
  noteSecret(code)
  return { ...data, code }
}

/** Approves a code as this visitor and reads the token off the page. */
export async function approve(visitor: Visitor, code: string): Promise<string> {
  const page = await (await visitor.send('/connect/', { code, do: 'approve-code' })).text()
  const [token] = /slipway_ct_[0-9A-Za-z]{36}/.exec(page) ?? []
  if (token === undefined) throw new Error(`no token on the page: ${page.slice(0, 500)}`)
  noteSecret(token)
  return token
}
