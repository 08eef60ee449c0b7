import { isLive } from '../../domain/launch/launch.ts'
import { isModerator, listNamedModerators, type ModeratorRule } from '../../domain/moderation/moderator-rule.ts'
import { looksOf } from '../../domain/names/look.ts'
import { posesAs, reordered } from '../../domain/names/similar-names.ts'
import { fold } from '../../domain/search/matching.ts'
import type { Profile } from '../../domain/records.ts'
import type { Finders } from '../../ports/store.ts'
import { listMade } from './list-made.ts'

type Named = { id: string; name: string } | { id: string; handle: string }

/**
 * Whether a name or handle can be mistaken for somebody else’s who is known here: a moderator’s, or that of a maker with a live launch. A first name
 * that is spelled alike isn’t, for a maker’s: many people have it, and handles tell them apart.
 */
export async function isLookAlike(rule: ModeratorRule, finders: Pick<Finders, 'get' | 'list'>, person: Named): Promise<boolean> {
  const isName = 'name' in person
  const moderators = isName ? await listNamedModerators(rule, finders) : []
  const isKnown = ({ id, name }: Profile) => id !== person.id && isName && posesAs(person.name, name)
  if (moderators.some((moderator) => isKnown(moderator) && isModerator(rule, moderator))) return true
  const text = isName ? person.name : person.handle
  const [same, other] = isName ? (['nameLook', 'handleLook'] as const) : (['handleLook', 'nameLook'] as const)
  const holders = async (field: 'nameLook' | 'handleLook'): Promise<Profile[]> => {
    const looks = field === 'nameLook' && isName ? new Set([...looksOf(text), ...reordered(text)]) : looksOf(text)
    const found = await Promise.all([...looks].map((look) => finders.list('profiles', field, look)))
    return found.flat().filter(({ id }) => id !== person.id)
  }
  const alike = await holders(same)
  if ([...alike, ...(await holders(other))].some((holder) => isModerator(rule, holder))) return true
  const isShared = ({ name }: Profile) => isName && !/\s/u.test(text) && fold(name) === fold(text)
  for (const { id } of alike.filter((holder) => !isShared(holder))) if ((await listMade(finders, id)).some(isLive)) return true
  return false
}
