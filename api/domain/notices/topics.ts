import { minuteMs, hourMs, dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'
import words from './words.json' with { type: 'json' }

/** `daily`: one email each morning instead of one right away. */
export type MailChoice = 'on' | 'daily' | 'off'

/** Its name in the preferences, what its emails are about, and its name in a sentence: “emails about ...”. */
type TopicWords = { label: string; what: string; yours: string }
type TopicDefinition<F extends 'parts' | 'digest' | 'queue' = 'parts' | 'digest' | 'queue'> = TopicWords & {
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

/** On or off, and an email for each notice to all who didn’t turn them off, unless it says otherwise. */
const defineTopic = <F extends TopicDefinition['form']>(
  said: TopicWords,
  given: Pick<TopicDefinition<F>, 'form' | 'lifetime'> & Partial<Pick<TopicDefinition, 'choices' | 'initial' | 'collected' | 'only'>>,
): TopicDefinition<F> => ({ choices: ['on', 'off'], initial: 'on', collected: 0, ...said, ...given })

/** What people choose emails by; each email belongs to one topic, and unsubscribes from it. */
export const topics = {
  review: defineTopic(words.review, { form: 'parts', lifetime: 2 * dayMs }),
  // Several decisions about one person are often made in a row.
  decisions: defineTopic(words.decisions, { form: 'parts', collected: minuteMs, lifetime: 2 * dayMs }),
  'launch-day': defineTopic(words['launch-day'], { form: 'parts', lifetime: dayMs }),
  activity: defineTopic(words.activity, { form: 'digest', collected: hourMs, lifetime: 2 * dayMs }),
  badge: defineTopic(words.badge, { form: 'parts', lifetime: 2 * dayMs }),
  elsewhere: defineTopic(words.elsewhere, { form: 'parts', lifetime: 2 * dayMs }),
  updates: defineTopic(words.updates, { form: 'parts', lifetime: 2 * dayMs }),
  // The week ends at the site’s midnight; its email is sent eight hours later.
  weekly: defineTopic(words.weekly, { initial: 'off', form: 'parts', collected: 8 * hourMs, lifetime: 2 * dayMs }),
  moderation: defineTopic(words.moderation, { choices: ['on', 'daily', 'off'], form: 'queue', lifetime: dayMs, only: 'moderators' }),
  // Sent in the morning, like the week’s launches.
  numbers: defineTopic(words.numbers, { form: 'parts', collected: 8 * hourMs, lifetime: 2 * dayMs, only: 'owners' }),
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
