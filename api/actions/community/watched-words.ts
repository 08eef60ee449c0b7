import { Type } from 'typebox'
import { defaultWatchedWords, readWatchedList, type WatchedWords } from '../../domain/community/watched-words.ts'
import type { Finders } from '../../ports/store.ts'
import { decide } from '../decisions/decide.ts'
import { defineAction } from '../define-action.ts'

const id = 'watched-words'

export const readWatchedWords = async ({ store }: { store: Pick<Finders, 'get'> }): Promise<WatchedWords> =>
  ((await store.get('settings', id))?.value as WatchedWords | undefined) ?? defaultWatchedWords

/** Replaces both lists, which have one word or phrase per line. Throws BAD_REQUEST. */
export const setWatchedWords = defineAction({
  access: 'moderator',
  quota: null,
  input: Type.Object({ hold: Type.String(), reject: Type.String() }),
  run: (world, typed, account) => {
    const value: WatchedWords = { hold: readWatchedList('hold', typed.hold), reject: readWatchedList('reject', typed.reject) }
    return world.store.transact((transaction) =>
      decide(world, transaction, { action: 'set_watched_words', by: account.id }, (recorded) => recorded.put('settings', { id, value })),
    )
  },
})
