import type { Launch } from '../../../domain/launch/launch.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import { accountLabel } from '../../../domain/names/person.ts'
import type { Profile } from '../../../domain/records.ts'
import type { Finders } from '../../../ports/store.ts'

/** A decision with current names, and the handles that tell them apart. Those of deleted accounts are null, and so is `by` for the shell. */
export type NamedDecision = {
  decision: Decision
  by: string | null
  undoneBy: string | null
  /** Whom it’s about. */
  person: string | null
  launch: Launch | null
}

/** Decisions that are looked up at the same time, so that many don’t take all database connections. */
const batch = 3

export async function nameDecisions(finders: Pick<Finders, 'get'>, decisions: readonly Decision[]): Promise<NamedDecision[]> {
  const nameOf = once(async (id) => labelOf(await finders.get('profiles', id)))
  const launchOf = once((id) => finders.get('launches', id))
  const name = async (decision: Decision): Promise<NamedDecision> => {
    const { by, undone, accountId, launchId } = decision
    const [byName, undoneBy, person, launch] = await Promise.all([nameOf(by), nameOf(undone?.by), nameOf(accountId), launchOf(launchId)])
    return { decision, by: byName, undoneBy, person, launch }
  }
  const named: NamedDecision[] = []
  for (let from = 0; from < decisions.length; from += batch)
    named.push(...(await Promise.all(decisions.slice(from, from + batch).map(name))))
  return named
}

const labelOf = (person: Profile | null): string | null => person && accountLabel(person)

/** Looks each id up once; no id is null. */
function once<T>(find: (id: string) => Promise<T>): (id: string | null | undefined) => Promise<T | null> {
  const known = new Map<string, Promise<T>>()
  return async (id) => {
    if (id === null || id === undefined) return null
    const found = known.get(id) ?? find(id)
    known.set(id, found)
    return found
  }
}
