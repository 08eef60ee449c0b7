import { paths } from '../../../shared/paths.ts'
import type { Topic } from './topics.ts'

/** The key of an unsubscribe link is a keyed hash of this text. */
export const unsubscribeText = (accountId: string, topic: Topic): string => `unsubscribe:${topic}:${accountId}`

/** The path of the page that unsubscribes an account from a topic. It works without signing in, for as long as AUTH_SECRET stays. */
export const unsubscribePath = (hashText: (text: string) => string, accountId: string, topic: Topic): string =>
  paths.unsubscribe({ account: accountId, topic, key: hashText(unsubscribeText(accountId, topic)) })
