import { hourMs, dayMs } from '../../../shared/durations.ts'
import type { Profile } from '../records.ts'

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

/** On or off, and an email for each notice to all who didn’t turn them off, unless it says otherwise. */
const defineTopic = <F extends TopicDefinition['form']>(
  given: Omit<TopicDefinition<F>, 'choices' | 'initial' | 'collected'> &
    Partial<Pick<TopicDefinition, 'choices' | 'initial' | 'collected'>>,
): TopicDefinition<F> => ({ choices: ['on', 'off'], initial: 'on', collected: 0, ...given })

/** What people choose emails by; each email belongs to one topic, and unsubscribes from it. */
export const topics = {
  review: defineTopic({
    label: 'Launch review',
    what: 'When a launch is submitted, approved, rejected or unpublished, or its makers change.',
    yours: 'the review of your launches',
    form: 'parts',
    lifetime: 48 * hourMs,
  }),
  decisions: defineTopic({
    label: 'Moderators’ decisions',
    what: 'When a moderator decides about your account, comments, edits or flags.',
    yours: 'moderators’ decisions',
    form: 'parts',
    lifetime: 48 * hourMs,
  }),
  'launch-day': defineTopic({
    label: 'Launch day',
    what: 'The day before, when it goes live, and when it finishes in the top three of its week.',
    yours: 'your launch days',
    form: 'parts',
    lifetime: dayMs,
  }),
  activity: defineTopic({
    label: 'Comments and votes',
    what: 'Comments, replies, mentions and vote milestones, in at most one email an hour.',
    yours: 'comments and votes',
    form: 'digest',
    collected: hourMs,
    lifetime: 48 * hourMs,
  }),
  badge: defineTopic({
    label: 'Badge',
    what: 'When we can no longer find the badge on your site.',
    yours: 'your badge',
    form: 'parts',
    lifetime: 48 * hourMs,
  }),
  elsewhere: defineTopic({
    label: 'Directories',
    what: 'When a week begins: its directories from your submission plan. Also when a directory drops your link.',
    yours: 'your submission plans',
    form: 'parts',
    lifetime: 48 * hourMs,
  }),
  updates: defineTopic({
    label: 'Saved and followed',
    what: 'When a launch you saved goes live or posts an update, and when a maker you follow launches.',
    yours: 'what you saved or follow',
    form: 'parts',
    lifetime: 48 * hourMs,
  }),
  weekly: defineTopic({
    label: 'The week’s launches',
    what: 'When a week has ended: its launches by makers and in categories you follow, or the week’s best if there were none.',
    yours: 'the week’s launches',
    initial: 'off',
    form: 'parts',
    // The week ends at the site’s midnight; its email is sent eight hours later.
    collected: 8 * hourMs,
    lifetime: 48 * hourMs,
  }),
  moderation: defineTopic({
    label: 'Waiting for review',
    what: 'Launches, edits and flags waiting for a moderator.',
    yours: 'items waiting for review',
    choices: ['on', 'daily', 'off'],
    form: 'queue',
    lifetime: dayMs,
    only: 'moderators',
  }),
  numbers: defineTopic({
    label: 'Weekly numbers',
    what: 'When a week has ended: its sign-ups, launches, votes and comments.',
    yours: 'the site’s weekly numbers',
    form: 'parts',
    // Sent in the morning, like the week’s launches.
    collected: 8 * hourMs,
    lifetime: 48 * hourMs,
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
