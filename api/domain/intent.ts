/** What people can press while signed out: it’s done once they have signed in. */
export const intentKinds = ['upvote', 'save'] as const
export type IntentKind = (typeof intentKinds)[number]

/** Something that was pressed on one launch. */
export type Intent = { kind: IntentKind; launchId: string }

/** How long people have to sign in. Their browser keeps what they pressed no longer. */
export const intentSeconds = 15 * 60

/** As text, for the browser to keep. */
export const writeIntent = ({ kind, launchId }: Intent, now: Date): string =>
  JSON.stringify([kind, launchId, now.getTime() + intentSeconds * 1000])

/** Null if it’s over, or a text of another version of the service. */
export function readIntent(text: string, now: Date): Intent | null {
  const [kind, launchId, until] = JSON.parse(text) as unknown[]
  const known = intentKinds.find((one) => one === kind)
  if (known === undefined || typeof launchId !== 'string' || typeof until !== 'number' || now.getTime() >= until) return null
  return { kind: known, launchId }
}
