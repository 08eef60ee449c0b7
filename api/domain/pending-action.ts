export const oneClickActions = ['upvote', 'save'] as const
export type OneClickAction = (typeof oneClickActions)[number]

export type PendingAction = { kind: OneClickAction; launchId: string }

/** How long visitors have to sign in before their browser drops the action. */
export const pendingActionSeconds = 15 * 60

/** As text for the cookie. */
export const writePendingAction = ({ kind, launchId }: PendingAction, now: Date): string =>
  JSON.stringify([kind, launchId, now.getTime() + pendingActionSeconds * 1000])

/** Null if it has expired or was written by another version of the service. */
export function readPendingAction(text: string, now: Date): PendingAction | null {
  const [kind, launchId, until] = JSON.parse(text) as unknown[]
  const known = oneClickActions.find((one) => one === kind)
  if (known === undefined || typeof launchId !== 'string' || typeof until !== 'number' || now.getTime() >= until) return null
  return { kind: known, launchId }
}
