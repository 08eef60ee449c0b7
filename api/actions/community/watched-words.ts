import { Type } from 'typebox'
import { readWatchedList, readWatchedWords, watchedWordsSetting, type WatchedWords } from '../../domain/community/watched-words.ts'
import { decide, requireUnchangedList } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'

/** Replaces both lists, which have one word or phrase per line. `seen` is their version token from when the page was opened. Throws BAD_REQUEST, and CONFLICT if they were saved since. */
export const setWatchedWords = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ hold: Type.String(), reject: Type.String(), seen: Type.Optional(Type.String()) }),
  run: (world, { seen, ...typed }, account) => {
    const value: WatchedWords = { hold: readWatchedList('hold', typed.hold), reject: readWatchedList('reject', typed.reject) }
    return world.store.transact(async (transaction) => {
      requireUnchangedList(await readWatchedWords({ store: transaction }), seen)
      return decide(world, transaction, { action: 'set_watched_words', by: account.id }, (recorded) =>
        recorded.put('settings', watchedWordsSetting(value)),
      )
    })
  },
})
