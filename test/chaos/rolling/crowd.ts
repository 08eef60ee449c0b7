import { Agent, request } from 'undici'
import { createPostgresStore } from '../../../api/store/postgres/postgres-store.ts'
import { initialize, ping } from '../../support/mcp-request.ts'
import { approve, askForConnection, Visitor } from '../../support/visitor.ts'
import type { Fleet } from './fleet.ts'

/** Somebody with an account, signed in, whose tool is connected. */
type Person = { email: string; cookie: string; token: string; votes: Map<string, boolean>; unknown: string | null }
type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string }
type Ask = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string }

export type Failed = { what: string; status: number | string; isRead: boolean }

const people = 6
const form = 'application/x-www-form-urlencoded'
const json = { 'Content-Type': 'application/json' }
const forTools = { ...json, Accept: 'application/json, text/event-stream' }

/** People and agents who read, vote, create drafts and call tools through the proxy, and know what they were told. */
export class Crowd {
  readonly failed: Failed[] = []
  answered = 0
  acknowledged = 0
  readonly #fleet: Fleet
  /** As browsers and agents have it: connections of their own to the proxy, all the time. */
  readonly #tls = new Agent({ allowH2: false, connect: { rejectUnauthorized: false }, headersTimeout: 30_000 })
  readonly #people: Person[] = []
  readonly #drafts = new Map<string, string>()
  #slugs: string[] = []
  #turn = 0

  constructor(fleet: Fleet) {
    this.#fleet = fleet
  }

  /** Signs people up at a service, and connects a tool for each. */
  async gather(origin: string): Promise<void> {
    const { items } = await (await fetch(`${origin}/api/v1/products/?limit=8`)).json()
    this.#slugs = items.map(({ slug }: { slug: string }) => slug)
    for (let nth = 0; nth < people; nth += 1) {
      const email = `person${nth}@example.com`
      const visitor = await new Visitor(origin).signUp(email)
      const { code } = await askForConnection(`${origin}/api/v1`, `Tool ${nth}/1.0`)
      const token = await approve(visitor, code)
      this.#people.push({ email, cookie: visitor.cookieHeader, token, votes: new Map(), unknown: null })
    }
  }

  /** Lets everyone ask until told to stop; resolves once all is answered. */
  begin(): () => Promise<void> {
    const over = new AbortController()
    const lane = async (step: () => Promise<void>) => {
      while (!over.signal.aborted) await step()
    }
    const work = Promise.all([
      ...this.#people.map((person) => lane(() => this.#act(person))),
      ...Array.from({ length: 4 }, () => lane(async () => void (await this.#read()))),
      ...Array.from({ length: 2 }, () => lane(() => this.#callTools())),
    ])
    return async () => {
      over.abort()
      await work
      await this.#tls.close()
    }
  }

  async #ask(
    what: string,
    path: string,
    { method = 'GET', headers = {}, body }: Ask,
    isGood: (answer: Answer) => boolean,
  ): Promise<boolean> {
    const url = `https://127.0.0.1:${this.#fleet.proxyPort}${path}`
    const all = { Host: 'launches.example.org', ...headers }
    const answer = await request(url, { dispatcher: this.#tls, method, headers: all, body: body ?? null })
      .then(async ({ statusCode, headers, body }) => ({ status: statusCode, headers, body: await body.text() }))
      .catch((error: unknown) => String(error))
    this.answered += 1
    if (typeof answer !== 'string' && isGood(answer)) return true
    const status = typeof answer === 'string' ? answer : answer.status
    const [, reason = ''] = /("message":"[^"]*")/.exec(typeof answer === 'string' ? '' : answer.body) ?? []
    this.failed.push({ what: `${what} ${reason}`.trim(), status, isRead: method === 'GET' })
    return false
  }

  #read(): Promise<boolean> {
    const slug = this.#slugs[(this.#turn += 1) % this.#slugs.length] ?? ''
    const accept = { headers: { Accept: 'text/html' } }
    const isOk = ({ status }: Answer) => status === 200
    if (this.#turn % 3 === 0) return this.#ask('GET home page', '/', accept, isOk)
    if (this.#turn % 3 === 1) return this.#ask('GET launch page', `/launches/${slug}/`, accept, isOk)
    return this.#ask('GET products', '/api/v1/products/?limit=5', {}, isOk)
  }

  /** Votes, most of the time; a draft is a visit to a site and takes a hundred times as long. */
  async #act(person: Person): Promise<void> {
    this.#turn += 1
    if (this.#turn % 40 === 0) return this.#draft(person)
    if (this.#turn % 4 === 0) {
      const headers = { Authorization: `Bearer ${person.token}` }
      await this.#ask('GET own launches', '/api/v1/me/launches/', { headers }, ({ status }) => status === 200)
    } else await this.#vote(person)
  }

  async #vote(person: Person): Promise<void> {
    const slug = this.#slugs[this.#turn % this.#slugs.length] ?? ''
    const wanted = person.votes.get(slug) !== true
    person.unknown = slug
    const isTold = await this.#ask(
      'POST vote',
      `/launches/${slug}/upvote/`,
      {
        method: 'POST',
        headers: { Cookie: person.cookie, Accept: 'application/json', 'Content-Type': form },
        body: `wanted=${wanted ? 'yes' : 'no'}`,
      },
      ({ status, body }) => status === 200 && JSON.parse(body).upvoted === wanted,
    )
    // What became of a vote that failed is not known, but somebody who votes again knows.
    if (!isTold) return void person.votes.delete(slug)
    person.votes.set(slug, wanted)
    person.unknown = null
    this.acknowledged += 1
  }

  async #draft({ token }: Person): Promise<void> {
    const url = `http://127.0.0.1:${this.#fleet.productPort}/product-${this.#turn}/`
    const headers = { ...json, Authorization: `Bearer ${token}` }
    await this.#ask(
      'POST draft',
      '/api/v1/submissions/',
      { method: 'POST', headers, body: JSON.stringify({ url }) },
      ({ status, body }) => {
        const [, slug] = /\/drafts\/([^/"]+)\//.exec(body) ?? []
        if (status !== 200 || slug === undefined) return false
        this.#drafts.set(url, slug)
        this.acknowledged += 1
        return true
      },
    )
  }

  /** A session of an older client, which goes on in whichever process answers, and a call of a newer one. */
  async #callTools(): Promise<void> {
    let session = ''
    await this.#ask('MCP initialize', '/mcp/', { method: 'POST', headers: forTools, body: JSON.stringify(initialize) }, (answer) => {
      session = String(answer.headers['mcp-session-id'] ?? '')
      return answer.status === 200 && session !== ''
    })
    if (session === '') return
    const search = { jsonrpc: '2.0', id: 3, method: 'tools/call', params: { name: 'search_products', arguments: { query: 'a' } } }
    for (let call = 0; call < 10; call += 1) {
      const message = call % 2 === 0 ? search : ping
      await this.#ask(
        `MCP ${message.method}`,
        '/mcp/',
        { method: 'POST', headers: { ...forTools, 'Mcp-Session-Id': session }, body: JSON.stringify(message) },
        ({ status, body }) => status === 200 && body.includes('"result"'),
      )
    }
  }

  /** How much of what was acknowledged the database doesn’t have; nothing is on its way. */
  async lost(): Promise<number> {
    const store = await createPostgresStore({ databaseUrl: this.#fleet.databaseUrl, onFailure: () => undefined })
    let lost = 0
    for (const person of this.#people) {
      const [profile] = await store.list('profiles', 'email', person.email)
      const votes = profile === undefined ? [] : await store.list('upvotes', 'accountId', profile.id)
      for (const [slug, wanted] of person.votes) {
        const launch = await store.findLaunch(slug)
        if (votes.some(({ launchId }) => launchId === launch?.id) !== wanted) lost += 1
      }
    }
    for (const slug of this.#drafts.values()) if ((await store.findLaunch(slug)) === null) lost += 1
    await store.close()
    return lost
  }
}
