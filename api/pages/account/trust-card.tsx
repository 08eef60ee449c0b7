import { joinWords } from '../../../shared/join-words.ts'
import { plural } from '../../../shared/plural.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { trustDays } from '../../domain/moderation/maker-trust.ts'
import { peopleToHide } from '../../domain/moderation/hiding.ts'
import type { OwnTrust } from '../../actions/people/read-own-trust.ts'
import { allowances, memberDays, type NextLevel, type TrustLevel } from '../../domain/community/trust.ts'

export const trustNames: Record<TrustLevel, string> = { new: 'New', member: 'Member', regular: 'Regular', moderator: 'Moderator' }

export const TrustCard = ({ level, next, editsFreely }: OwnTrust) => (
  <section class="stack top gap-4 capped pad-top-4" id="trust">
    <h2>
      Trust level: {trustNames[level]}{' '}
      <span class="soft light">{level !== 'moderator' && `${['new', 'member', 'regular'].indexOf(level) + 1} of 3`}</span>
    </h2>
    <ul class="stack gap-2">
      <li>{commentWords(level)}</li>
      <li>
        A comment or an update that {peopleToHide} people flag is hidden until a moderator decides. Flags count at level {trustNames.member}{' '}
        or higher, from {plural(memberDays, 'day')} after joining; about private data, from everybody with a verified email who joined
        before it was posted.
      </li>
      <li>
        {editsFreely
          ? 'Most edits to your live listings are public right away, except in the first week.'
          : `Edits to your live listings wait for a moderator. Most won’t once you have an approved launch and ${trustDays} days without a reverted or rejected edit or a suspension.`}
      </li>
    </ul>
    {next !== null && <p class="soft">{nextWords(next)}</p>}
  </section>
)

function commentWords(level: TrustLevel): string {
  const { links, perHour } = allowances[level]
  if (level === 'moderator') return 'Your comments never wait for review, and there’s no hourly limit.'
  const linkWords =
    links === 0
      ? 'Comments with links wait for a moderator, and so do updates of your launches.'
      : `Comments with more than ${plural(links, 'link')} wait for a moderator.`
  return `${linkWords} You can post ${plural(perHour, 'comment')} an hour.`
}

function nextWords({ level, days, commentDays, isProven, barredUntil }: NextLevel): string {
  const missing = [
    ...(isProven ? [] : ['verify your email']),
    ...(days === 0 ? [] : [`wait ${plural(days, 'more day')}`]),
    ...(commentDays === 0 ? [] : [`comment on ${plural(commentDays, 'more day')}`]),
  ]
  const barred = barredUntil === null ? '' : ` A moderator’s decision counts against you until ${dayWords(barredUntil.slice(0, 10))}.`
  const shortcut = level === 'member' && isProven && barredUntil === null && missing.length > 0 ? ' Or have a launch approved.' : ''
  return `${missing.length === 0 ? `The next level is ${trustNames[level]}.` : `For the next level, ${trustNames[level]}: ${joinWords(missing)}.`}${shortcut}${barred}`
}
