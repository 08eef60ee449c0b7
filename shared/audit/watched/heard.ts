import { isDoubtful, mayBeWhy, type Finding } from '../check.ts'
import type { Heard, WatchedFacts } from '../../watched/watched.ts'

/** What was recorded in both loads, without duplicates; null if neither could be observed. */
export function heardIn({ desktop, phone }: WatchedFacts): Omit<Heard, 'cpuShare' | 'cpuShareInAll'> | null {
  const loads = [desktop.heard, phone?.heard].filter((heard) => heard !== null && heard !== undefined)
  if (loads.length === 0) return null
  const join = <T>(list: (heard: Heard) => readonly T[], nameOf: (one: T) => string): T[] => [
    ...new Map(loads.toReversed().flatMap((heard) => list(heard).map((one) => [nameOf(one), one]))).values(),
  ]
  return {
    // A page may throw an empty text, and say anything in its own world.
    errors: join(
      ({ errors }) => errors.map((error) => (error.text === '' ? { ...error, text: 'An error without a message' } : error)),
      ({ text, file, line }) => `${text} ${file} ${line}`,
    ),
    messages: join(
      ({ messages }) => messages.filter(({ text }) => text !== ''),
      ({ text }) => text,
    ),
    blockedLoads: join(
      ({ blockedLoads }) => blockedLoads.filter(({ url }) => url !== ''),
      ({ directive, url }) => `${directive} ${url}`,
    ),
    lost: join(
      ({ lost }) => lost,
      ({ url }) => url,
    ),
    asksScheme: loads.some(({ asksScheme }) => asksScheme),
  }
}

/** The other hosts whose scripts, or files of other kinds, didn’t load in this browser: what they would have provided is missing. */
export const lostHosts = ({ lost }: Pick<Heard, 'lost'>, kinds = /^script$/): string[] => [
  ...new Set(lost.filter(({ isOwn, kind }) => !isOwn && kinds.test(kind)).map(({ url }) => new URL(url).host)),
]

/** Fonts and analytics change nothing that a visitor uses. */
const aside = /^fonts\.|typekit|analytics|googletagmanager|plausible|matomo/

/** A finding about a page that ran without files of other hosts, which may be why. */
export function withLost(finding: Finding, watched: WatchedFacts): Finding {
  if (isDoubtful(finding) && finding.status === 'fail') return { ...finding, status: 'warn' }
  if (finding.status === 'pass' || finding.detail.includes('in this browser')) return finding
  const hosts = lostHosts(watched.desktop.heard ?? { lost: [] }, /script|style/)
  const isOfFonts = finding.detail.includes('an icon’s name') || finding.detail.includes('icons of a font')
  if (hosts.every((host) => aside.test(host) && !isOfFonts)) return finding
  return {
    ...finding,
    status: 'warn',
    detail: `${finding.detail} Files from ${hosts.join(', ')} ${mayBeWhy}`,
  }
}
