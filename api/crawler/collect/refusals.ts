import type { Refusal, SiteFacts } from '../../../shared/audit/facts.ts'
import { follow } from '../follow.ts'
import { readBody } from '../read-body.ts'
import type { Answer, Session } from '../session.ts'
import { Failure, isBusy } from '../../domain/failure.ts'
import { Unreachable } from '../../net/unreachable.ts'

const ms = 4000
/** Link-preview bots, by the names that servers recognize. */
const previewing = 'facebookexternalhit/1.1 Twitterbot/1.0 LinkedInBot/1.0'

/** Statuses that mean a defect of the page’s own server. Others may be meant for crawlers, or come from a busy server. */
const defects = new Set([400, 404, 406, 410, 500, 501, 505])

/** What a server refuses to a program by its name. */
const forbidden = new Set([401, 403, 451])
/** Services that tell a program that only claims to be a known one from the real one, which they may well let in. */
const isGuarded = ({ headers }: Answer) =>
  ['cf-ray', 'cf-mitigated', 'x-vercel-mitigated', 'x-datadome', 'x-sucuri-id', 'x-iinfo', 'x-amzn-waf-action'].some(
    (name) => headers[name] !== undefined,
  ) || /cloudflare|akamai|sucuri|ddos-guard|imperva/i.test(String(headers['server'] ?? ''))

/** Requests the page without Accept-Language, and as a link-preview bot. Reports only what fails twice. Rejects only if we’re too busy. */
export async function collectRefusals(session: Session, page: URL, userAgent: string): Promise<Refusal[]> {
  const asked = await Promise.all([
    unlessRefused(refusalOf(session, page, 'no-language', { 'accept-language': null })),
    unlessRefused(refusalOf(session, page, 'link-preview', { 'user-agent': `${userAgent} ${previewing}` })),
  ])
  return asked.filter((refusal) => refusal !== null)
}

async function refusalOf(session: Session, page: URL, of: Refusal['of'], headers: Record<string, string | null>): Promise<Refusal | null> {
  const refused = await ask(session, page, of, headers)
  return refused && ask(session, page, of, headers)
}

async function ask(session: Session, page: URL, of: Refusal['of'], headers: Record<string, string | null>): Promise<Refusal | null> {
  const answer = await follow(session, page, { accept: 'text/html,*/*;q=0.5', ms, rank: 3, headers })
  const { status } = answer
  // Of a compressed body that is cut off, nothing may have been unpacked yet.
  const { size, complete } = await readBody(answer, { max: 16_384, cut: true, keep: 1 })
  const isRefused = of === 'link-preview' && forbidden.has(status) && !isGuarded(answer)
  return isRefused || defects.has(status) || (status === 200 && size === 0 && complete) ? { of, status, bytes: size } : null
}

/** Collects facts, and those that a visit gave up because this machine was busy: a fact with gaps could be wrong. */
export type Reach = {
  /** The result of `work`, or `instead` if it was given up. */
  reach: <T, Instead>(names: (keyof SiteFacts)[], work: Promise<T>, instead: Instead) => Promise<T | Instead>
  unreached: () => (keyof SiteFacts)[]
}

/** `signal` ends the visit. */
export function createReach(signal: AbortSignal): Reach {
  const given = new Set<keyof SiteFacts>()
  const isBusyness = (error: unknown) => error instanceof Failure && isBusy(error)
  return {
    async reach(names, work, instead) {
      try {
        const found = await work
        if (!isBusyness(signal.reason)) return found
      } catch (error) {
        if (!isBusyness(error)) throw error
      }
      for (const name of names) given.add(name)
      return instead
    },
    unreached: () => [...given],
  }
}

/**
 * The reason of an expected error, to be part of a sentence. Any other error is rethrown: a defect, or a sign that this machine is too busy, which says
 * nothing about the site.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof Failure && isBusy(error)) throw error
  if (error instanceof Unreachable || error instanceof Failure) return error.message.replace(/\.$/, '')
  // The visit ended while a worker was still reading.
  if (error instanceof Error && error.name === 'TimeoutError') return 'it took too long'
  throw error
}

/** What `work` resolves to; null for an expected error, which says nothing about the site. */
export const unlessRefused = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    reasonOf(error)
    return null
  })
