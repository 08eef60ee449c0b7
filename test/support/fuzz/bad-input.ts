import { load } from 'cheerio'
import * as fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { beginSession } from '../mcp-request.ts'
import { connect } from '../tokens.ts'
import type { Visitor } from '../visitor.ts'
import { createJudge } from './contract-judge.ts'
import { apiRequests, type Description } from './requests.ts'
import { formRequests, toolRequests, type FormShape } from './site-requests.ts'
import { bytesOf, sendWire, type WireRequest } from './wire.ts'

const prefix = '/api/v1'
/** Visiting a site may take its time; anything longer is a hang. */
const withinMs = 15_000

export type BadInput = {
  api: Arbitrary<WireRequest>
  forms: Arbitrary<WireRequest>
  tools: Arbitrary<WireRequest>
  /** Null where the answer is as promised. */
  complain: (request: WireRequest) => Promise<string | null>
}

/** Learns from a running service what can be sent to it; `maker` is signed in. */
export async function prepareBadInput(origin: string, maker: Visitor): Promise<BadInput> {
  const described: Description = await (await fetch(`${origin}${prefix}/openapi.json`)).json()
  // Where the slash form is answered; without the slash there is only a redirect to try.
  const description = { ...described, paths: Object.fromEntries(Object.entries(described.paths).map(([path, at]) => [`${path}/`, at])) }
  const port = Number(new URL(origin).port)
  const judge = createJudge(description, prefix)
  const token = await connect({ api: `${origin}${prefix}` }, maker)
  const asMaker = (request: WireRequest): WireRequest =>
    request.headers.some(([name]) => name === 'Authorization')
      ? request
      : { ...request, headers: [...request.headers, ['Authorization', `Bearer ${token}`]] }
  const api = apiRequests(description, prefix)
  return {
    api: fc.oneof(api, api.map(asMaker)),
    forms: formRequests(await findForms(maker), maker.cookieHeader),
    tools: toolRequests(await beginSession(origin)),
    complain: async (request) => {
      try {
        const answer = await sendWire(port, request, withinMs)
        return judge(request, answer)
      } catch (error) {
        return String(error)
      }
    },
  }
}

const pages = [
  '/',
  '/audit/',
  '/sign-in/',
  '/sign-up/',
  '/reset/',
  '/profile/',
  '/profile/connections/',
  '/dashboard/',
  '/moderation/',
  '/connect/?code=AAAA-AAAA',
]

/** The forms on the pages and one link further on; what ends the session that they are sent with is left out. */
async function findForms(maker: Visitor): Promise<FormShape[]> {
  const forms = new Map<string, Set<string>>()
  const waiting = [...pages]
  const seen = new Set(waiting)
  for (const [index, path] of waiting.entries()) {
    const $ = load(await (await maker.open(path)).text())
    for (const form of $('form[method="post"]').toArray()) {
      const action = $(form).attr('action') ?? path
      if (action.startsWith('/sign-out')) continue
      const names = forms.get(action) ?? new Set()
      for (const control of $(form).find('[name]').toArray()) names.add($(control).attr('name') ?? '')
      forms.set(action, names)
    }
    if (index >= pages.length) continue
    for (const link of $('a[href^="/"]').toArray()) {
      const href = $(link).attr('href') ?? ''
      if (waiting.length < 40 && !seen.has(href)) waiting.push(href)
      seen.add(href)
    }
  }
  // Of many forms that differ in their launch alone, one.
  const kinds = new Map(
    [...forms].map(([action, fields]) => [action.replace(/^\/launches\/[^/]+/, '/launches/x'), { action, fields: [...fields] }]),
  )
  return [...kinds.values()]
}

/** What is to be read where a request was answered wrongly. */
export const told = (request: WireRequest): string => bytesOf(request).toString('latin1').slice(0, 600)
