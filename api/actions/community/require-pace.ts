import { hourMs } from '../../../shared/durations.ts'
import { allowances, slowMinutes, type TrustLevel } from '../../domain/community/trust.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { quotaFailure, type Quota, type QuotaName } from '../../domain/quotas.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import { listCommentsSince } from './own-comments.ts'

type Launch = Pick<LiveLaunch, 'id' | 'ownerId' | 'coMakers' | 'slowMode'>

/** Throws TOO_MANY_REQUESTS for somebody who comments faster than this trust level, or the launch’s slow mode, allows. */
export async function requirePace(
  finders: Pick<Finders, 'list'>,
  launch: Launch,
  author: Profile,
  level: TrustLevel,
  now: Date,
): Promise<void> {
  if (level === 'moderator') return
  const kept = await listCommentsSince(finders, author.id, new Date(now.getTime() - hourMs), now)
  // A restored comment is in both lists.
  const deleted = (author.deletedComments ?? []).filter(({ id }) => !kept.some((comment) => comment.id === id))
  const own = [...kept, ...deleted]
  requireRate('comments', own, { points: allowances[level].perHour, seconds: 3600, unit: 'comment' }, now)
  const here = own.filter(({ launchId }) => launchId === launch.id)
  if (launch.slowMode === true && !isMakerOf(launch, author)) {
    const slow = { points: 1, seconds: slowMinutes * 60, unit: 'comment on this launch' }
    requireRate('comments', here, slow, now)
  }
}

/** Throws TOO_MANY_REQUESTS for somebody who has sent as many as a quota of their own allows. */
export function requireRate(name: QuotaName, sent: readonly { at: string }[], quota: Omit<Quota, 'shared'>, now: Date): void {
  const left = sent.map(({ at }) => Date.parse(at) + quota.seconds * 1000 - now.getTime()).filter((ms) => ms > 0)
  if (left.length >= quota.points) throw quotaFailure(name, { ...quota, shared: true }, 1, Math.min(...left))
}
