import { hourMs } from '../../../shared/durations.ts'
import { allowances, slowMinutes, type TrustLevel } from '../../domain/community/trust.ts'
import { isMakerOf } from '../../domain/launch/makers.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { quotaFailure } from '../../domain/quotas.ts'
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
  const require = (comments: { at: string }[], points: number, seconds: number, unit: string) => {
    const times = comments.map(({ at }) => Date.parse(at) + seconds * 1000 - now.getTime()).filter((left) => left > 0)
    if (times.length >= points) throw quotaFailure('comments', { points, seconds, unit, shared: true }, 1, Math.min(...times))
  }
  require(own, allowances[level].perHour, 3600, 'comment')
  const here = own.filter(({ launchId }) => launchId === launch.id)
  if (launch.slowMode === true && !isMakerOf(launch, author)) require(here, 1, slowMinutes * 60, 'comment on this launch')
}
