/** Whose comments somebody doesn’t want to read. A blocked person can’t reply to theirs or comment on their launches either. `id` is the two accounts’ ids joined by a colon. */
export type Muting = { id: string; accountId: string; otherId: string; at: string; isBlock?: true }

export const mutingId = (accountId: string, otherId: string): string => `${accountId}:${otherId}`
