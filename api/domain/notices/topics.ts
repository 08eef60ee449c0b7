import { minuteMs, hourMs, dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'
import words from './words.json' with { type: 'json' }
import { paths } from '../../../shared/paths.ts'

/** `daily`: one email each morning instead of one right away. */
export type MailChoice = 'on' | 'daily' | 'off'

type TopicDefinition<F extends 'parts' | 'digest' | 'queue' = 'parts' | 'digest' | 'queue'> = {
  /** Its name in the preferences, what its emails are about, and its name in a sentence: “emails about ...”. */
  label: string
  what: string
  yours: string
  choices: readonly MailChoice[]
  /** For accounts that haven’t chosen. */
  initial: MailChoice
  /** What its emails are made of: a part for each notice, a digest of all of them, or everything that waits for moderators. */
  form: F
  /** How long notices are collected for one email. Milliseconds. */
  collected: number
  /** How long an email is worth sending. Milliseconds. */
  lifetime: number
  /** Who can choose it, if not everyone. */
  only?: 'moderators' | 'owners'
}

type Default = 'choices' | 'initial' | 'collected' | 'lifetime'

/** On or off, and an email for each notice to all who didn’t turn them off, worth sending for two days, unless it says otherwise. */
const defineTopic = <F extends TopicDefinition['form']>(
  given: Omit<TopicDefinition<F>, Default> & Partial<Pick<TopicDefinition, Default>>,
): TopicDefinition<F> => ({ choices: ['on', 'off'], initial: 'on', collected: 0, lifetime: 2 * dayMs, ...given })

/** What people choose emails by; each email belongs to one topic, and unsubscribes from it. */
export const topics = {
  // Moderators often decide on several launches of one person in one sitting, and on several things about them in a row.
  review: defineTopic({ ...words.review, form: 'parts', collected: 5 * minuteMs }),
  decisions: defineTopic({ ...words.decisions, form: 'parts', collected: minuteMs }),
  'launch-day': defineTopic({
    ...words['launch-day'],
    form: 'parts',
    lifetime: dayMs,
  }),
  activity: defineTopic({
    ...words.activity,
    form: 'digest',
    collected: hourMs,
  }),
  badge: defineTopic({ ...words.badge, form: 'parts' }),
  elsewhere: defineTopic({ ...words.elsewhere, form: 'parts' }),
  updates: defineTopic({ ...words.updates, form: 'parts' }),
  weekly: defineTopic({
    ...words.weekly,
    initial: 'off',
    form: 'parts',
    // The week ends at the site’s midnight; its email is sent eight hours later.
    collected: 8 * hourMs,
  }),
  moderation: defineTopic({
    ...words.moderation,
    choices: ['on', 'daily', 'off'],
    form: 'queue',
    // Many people may submit and comment at the same time.
    collected: 5 * minuteMs,
    lifetime: dayMs,
    only: 'moderators',
  }),
  numbers: defineTopic({
    ...words.numbers,
    form: 'parts',
    // Sent in the morning, like the week’s launches.
    collected: 8 * hourMs,
    only: 'owners',
  }),
}

export type Topic = keyof typeof topics
/** The topics whose emails have a form. */
export type TopicOf<F extends TopicDefinition['form']> = { [T in Topic]: (typeof topics)[T]['form'] extends F ? T : never }[Topic]

export const topicNames = Object.keys(topics) as Topic[]
export const isTopic = (text: string): text is Topic => Object.hasOwn(topics, text)
export const choiceOf = ({ mailChoices }: { mailChoices?: Profile['mailChoices'] | undefined }, topic: Topic): MailChoice =>
  mailChoices?.[topic] ?? topics[topic].initial
export const topicOf = (name: Topic): TopicDefinition => topics[name]

/** The hour (UTC) of daily emails. */
const morning = 8

/** When an email about something that happens now is sent. */
export function mailTime(topic: Topic, choice: MailChoice, now: Date): Date {
  if (choice !== 'daily') return new Date(now.getTime() + topics[topic].collected)
  const next = new Date(now)
  next.setUTCHours(morning, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Whether a new notice joins an email of its topic that hasn’t been sent. Others get an email each. */
export const isCollected = (topic: Topic, choice: MailChoice): boolean =>
  choice === 'daily' || topics[topic].collected > 0 || topics[topic].form === 'queue'

/** The key of an unsubscribe link is a keyed hash of this text. */
export const unsubscribeText = (accountId: string, topic: Topic): string => `unsubscribe:${topic}:${accountId}`

/** The path of the page that unsubscribes an account from a topic. It works without signing in, for as long as AUTH_SECRET stays. */
export const unsubscribePath = (hashText: (text: string) => string, accountId: string, topic: Topic): string =>
  paths.unsubscribe({ account: accountId, topic, key: hashText(unsubscribeText(accountId, topic)) })
