import { Type } from 'typebox'
import { defineAction } from '../define-action.ts'
import { revertDecision } from './undo-decision.ts'

/** Undoes a change of settings. Throws CONFLICT if a setting has been changed again since, or couldn’t be saved as it was. */
export const undoChange = defineAction({
  access: 'owner',
  quota: null,
  input: Type.Object({ id: Type.String() }),
  run: (world, { id }, account, { origin = null }) => revertDecision(world, id, account.id, origin),
})
