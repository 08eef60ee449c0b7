import type { Launch } from '../domain/launch.ts'
import { seeded } from '../drawing/seeded.ts'

type Badge = Launch['badge']
type Verdict = Pick<Badge, 'status' | 'reason'>

const hour = 3_600_000
const isThere: Verdict = { status: 'ok', reason: 'The badge links to this listing.' }
const others: Verdict[] = [
  { status: 'loose', reason: 'There’s a link to Slipway, but it’s marked rel="nofollow".' },
  { status: 'loose', reason: 'There’s a link to Slipway, but it doesn’t contain a visible badge image of this listing.' },
  { status: 'absent', reason: 'No badge found on this page.' },
  { status: 'error', reason: 'The site took too long to respond.' },
]

/** Of a live launch, checked within the last hours: mostly there, sometimes one of the other states. */
export function liveBadge(slug: string, now: Date, launchDate: string): Badge {
  const verdict = others[seeded(`badge ${slug}`, others.length * 3)] ?? isThere
  const checkedAt = new Date(Math.max(Date.parse(launchDate), now.getTime() - hour * (1 + seeded(slug, 12))))
  return { ...verdict, checkedAt: checkedAt.toISOString() }
}

/** Of a launch that was submitted: checked right after it, and found. */
export const waitingBadge = (submittedAt: string): Badge => ({ ...isThere, checkedAt: submittedAt })
