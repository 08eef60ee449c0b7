import { Type } from 'typebox'
import { defaultReasons, joinReason, readReasonList } from '../../domain/moderation/reasons.ts'
import type { Finders } from '../../ports/store.ts'
import { defineAction } from '../define-action.ts'
import { decide, requireUnchangedList } from '../decisions/decide.ts'

const id = 'reasons'

export async function listReasons({ store }: { store: Pick<Finders, 'get'> }): Promise<readonly string[]> {
  const value = (await store.get('settings', id))?.value
  return Array.isArray(value) ? value.filter((reason) => typeof reason === 'string') : defaultReasons
}

/** A reason that a form gives: one from the list, the moderator’s own words, or both. */
export const Reason = { preset: Type.Optional(Type.String()), reason: Type.String() }

/** The reason that a form gives. A preset that isn’t on the list is ignored. */
export const givenReason = async (
  { store }: { store: Pick<Finders, 'get'> },
  { preset = '', reason }: { preset?: string; reason: string },
): Promise<string> => joinReason(await listReasons({ store }), preset, reason)

/** Replaces the list with one reason per line; an empty list restores the defaults. Throws BAD_REQUEST, and CONFLICT if it was saved since the version that was `seen`. */
export const setReasons = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ reasons: Type.String(), seen: Type.Optional(Type.String()) }),
  async run(world, { reasons: text, seen }, account) {
    const reasons = readReasonList(text)
    await world.store.transact(async (transaction) => {
      requireUnchangedList(await listReasons({ store: transaction }), seen)
      return decide(world, transaction, { action: 'set_reasons', by: account.id }, async (recorded) => {
        if (reasons.length > 0) await recorded.put('settings', { id, value: reasons })
        else if ((await recorded.get('settings', id)) !== null) await recorded.remove('settings', id)
      })
    })
  },
})
