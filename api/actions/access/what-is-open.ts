import { Failure, NotVisited } from '../../domain/failure.ts'
import { siteName } from '../../domain/settings/current-site.ts'
import type { World } from '../../ports/world.ts'

/** Seconds until a client should try again. Nobody knows when the owner turns it off. */
const retryAfter = 300

/** Throws SERVICE_UNAVAILABLE (data.retryAfter) while the site is read-only. */
export function rejectReadOnly({ rules }: { rules: Pick<World['rules'], 'readOnly'> }): void {
  if (rules.readOnly)
    throw new NotVisited('SERVICE_UNAVAILABLE', `${siteName()} is read-only right now: nothing can be saved. Try again in 5 minutes.`, {
      retryAfter,
    })
}

const off = { hasVotes: 'Votes are turned off on this site.', hasComments: 'Comments are turned off on this site.' }

/** Throws CONFLICT for what the owner has turned off. */
export function requireOn({ rules }: Pick<World, 'rules'>, what: keyof typeof off): void {
  if (!rules[what]) throw new Failure('CONFLICT', off[what])
}
