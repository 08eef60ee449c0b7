import { dayWords } from '../../../shared/ui/day-words.ts'
import { isGrantExpired, endOf, publisherOf, scopeLabel, type Grant } from '../../domain/oauth/records.ts'

/** Who vouches for a client that signed in with OAuth. */
export function Publisher({ grant }: { grant: Grant }) {
  const host = publisherOf(grant)
  if (host === null) return <>publisher not verified</>
  return (
    <>
      published by <span class="address">{host}</span>
    </>
  )
}

export function GrantAccess({ grant, now }: { grant: Grant; now: Date }) {
  const end = endOf(grant)
  const day = <time dateTime={end}>{dayWords(end.slice(0, 10))}</time>
  return (
    <>
      {scopeLabel(grant.scopes)}
      {isGrantExpired(grant, now) ? <>, expired {day}</> : <>, expires {day}</>}
      {!isGrantExpired(grant, now) && grant.refresh !== null && ' if unused'}
    </>
  )
}
