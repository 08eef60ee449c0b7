/** What somebody follows: a maker, by account id, or a category. Nobody else sees it. `id` is the account’s id and `of`, joined by a colon. */
export type Follow = { id: string; accountId: string; kind: FollowKind; of: string; at: string }
export type FollowKind = 'maker' | 'category'

export const followId = (accountId: string, of: string): string => `${accountId}:${of}`
