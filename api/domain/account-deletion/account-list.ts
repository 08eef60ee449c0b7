/** Records that an account was deleted. It’s all that is kept of it, so that no backup brings it back. `until`: it was suspended until then, or until lifted (null). */
export type Departure = { id: string; state: 'deleted'; at: string; keepsLaunches: boolean; until?: string | null }

/**
 * The accounts that were deleted or are suspended, kept beside the backups, so that both outlive them. It names nobody: `id` is a keyed hash of an
 * account’s id, and the key isn’t in any backup. `key` tells whether it’s still the same. `at` is when the list last changed. `isRemoved`: everything they published was removed, too. `isTold`: they know.
 * `leaving` are those that asked to be deleted. `reason` is one of those that every site offers; what moderators type can name somebody.
 */
export type AccountList = {
  at: string
  key: string
  deleted: readonly Departure[]
  leaving?: readonly { id: string; dueAt: string; keepsLaunches: boolean }[]
  suspended: readonly { id: string; at: string; until: string | null; reason?: string; isRemoved?: true; isTold?: true }[]
}

/** Null unless the text is such a list. */
export function parseAccountList(text: string): AccountList | null {
  const list = JSON.parse(text) as Partial<AccountList> | null
  const isWhole =
    typeof list?.at === 'string' && typeof list.key === 'string' && Array.isArray(list.deleted) && Array.isArray(list.suspended)
  return isWhole ? (list as AccountList) : null
}
