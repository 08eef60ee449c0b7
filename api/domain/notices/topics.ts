import type { NoticeKind } from './records.ts'

/** What people choose emails by; each email belongs to one topic, and unsubscribes from it. */
export const topics = ['review', 'launch-day', 'activity', 'badge', 'elsewhere', 'updates', 'moderation'] as const
export type Topic = (typeof topics)[number]

/** `daily`: one email each morning instead of one right away; for moderators only. */
export type MailChoice = 'on' | 'daily' | 'off'

export const topicOf: Record<NoticeKind, Topic> = {
  submitted: 'review',
  approved: 'review',
  rejected: 'review',
  stopped: 'review',
  'taken-down': 'review',
  tomorrow: 'launch-day',
  live: 'launch-day',
  'week-won': 'launch-day',
  votes: 'activity',
  comment: 'activity',
  reply: 'activity',
  mention: 'activity',
  'badge-lost': 'badge',
  'elsewhere-week': 'elsewhere',
  'listing-lost': 'elsewhere',
  update: 'updates',
  'edit-waiting': 'moderation',
  reported: 'moderation',
  waiting: 'moderation',
}

const hour = 60 * 60_000
/** How long notices of a topic are collected for one email. Milliseconds. */
const collected: Record<Topic, number> = { review: 0, 'launch-day': 0, activity: hour, badge: 0, elsewhere: 0, updates: 0, moderation: 0 }

/** The hour (UTC) of daily emails. */
const morning = 8

/** When an email about something that happens now is sent. */
export function mailTime(topic: Topic, choice: MailChoice, now: Date): Date {
  if (choice !== 'daily') return new Date(now.getTime() + collected[topic])
  const next = new Date(now)
  next.setUTCHours(morning, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Whether a new notice joins an email of its topic that hasn’t been sent. Others get an email each. */
export const isCollected = (topic: Topic, choice: MailChoice): boolean => choice === 'daily' || collected[topic] > 0
