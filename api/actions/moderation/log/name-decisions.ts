import type { Launch } from '../../../domain/launch.ts'
import type { Decision } from '../../../domain/moderation/records.ts'
import type { Finders } from '../../../ports/store.ts'

/** A decision with the names of today. Those of deleted accounts are null, and so is `by` for the shell. */
export type NamedDecision = {
  decision: Decision
  by: string | null
  undoneBy: string | null
  /** Whom it’s about. */
  person: string | null
  launch: Launch | null
}

/** Looks up who made decisions, and whom and what they are about. Each name is looked up once. */
export async function nameDecisions(finders: Pick<Finders, 'get'>, decisions: readonly Decision[]): Promise<NamedDecision[]> {
  const names = new Map<string, string | null>()
  const launches = new Map<string, Launch | null>()
  const nameOf = async (id: string | null | undefined): Promise<string | null> => {
    if (id === null || id === undefined) return null
    const known = names.get(id)
    if (known !== undefined) return known
    const found = (await finders.get('profiles', id))?.name ?? null
    names.set(id, found)
    return found
  }
  const launchOf = async (id: string | null): Promise<Launch | null> => {
    if (id === null) return null
    const known = launches.get(id)
    if (known !== undefined) return known
    const found = await finders.get('launches', id)
    launches.set(id, found)
    return found
  }
  const named: NamedDecision[] = []
  for (const decision of decisions)
    named.push({
      decision,
      by: await nameOf(decision.by),
      undoneBy: await nameOf(decision.undone?.by),
      person: await nameOf(decision.accountId),
      launch: await launchOf(decision.launchId),
    })
  return named
}
