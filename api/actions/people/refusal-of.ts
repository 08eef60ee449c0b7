import type { ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { lookAlike } from '../../domain/names/person.ts'
import type { Finders } from '../../ports/store.ts'
import { isLookAlike } from '../access/look-alikes.ts'
import { unreviewedErrors } from '../community/screen-comment.ts'

type Newcomer = { id: string; name: string }

/** Why nobody can join under a name: it has a watched word, or looks like somebody else’s. Null if they can. */
export async function refusalOf(rule: ModeratorRule, finders: Pick<Finders, 'get' | 'list'>, newcomer: Newcomer): Promise<string | null> {
  const [watched] = await unreviewedErrors(finders, { name: newcomer.name })
  return watched?.message ?? ((await isLookAlike(rule, finders, newcomer)) ? lookAlike.name : null)
}
