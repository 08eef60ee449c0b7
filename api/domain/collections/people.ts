import type { Erasure } from '../account-deletion/erasure.ts'
import type { Bookmark, LaunchEvent, Notice } from '../notices/records.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import type { Maker, Profile } from '../records.ts'
import type { Delivery, Webhook } from '../webhooks/records.ts'
import { defineCollection } from './define-collection.ts'

/** Accounts, and how they are notified. */
export const people = {
  profiles: defineCollection<Profile>()({
    unique: ['email', 'handle'],
    indexes: ['joinedFrom'],
    isPublic: false,
    traces: { own: true },
    holdsEmail: true,
    exported: 'profile',
  }),
  makers: defineCollection<Maker>()({
    isPublic: true,
    traces: { erased: [{ with: 'account', by: 'id' }] },
    exported: 'makerPage',
  }),
  erasures: defineCollection<Erasure>()({
    indexes: ['state', 'emailHash'],
    isPublic: false,
    traces: { none: 'It is the deletion itself; nothing of it is kept but a suspension, under a keyed hash of the email.' },
    exported: { not: 'The profile says that the account is about to be deleted.' },
  }),
  mails: defineCollection<OutgoingMail>()({
    indexes: ['state', 'accountId'],
    isPublic: false,
    traces: { own: true },
    holdsEmail: true,
    exported: 'emailsWaiting',
    isTrail: true,
  }),
  events: defineCollection<LaunchEvent>()({
    indexes: ['state'],
    isPublic: false,
    traces: { none: 'It names whoever did something by their id only, and is deleted as soon as everyone concerned was notified.' },
    exported: { not: 'It becomes a notification within moments.' },
  }),
  notices: defineCollection<Notice>()({
    indexes: ['accountId', 'unreadBy', 'mailId', 'day'],
    isPublic: false,
    traces: { erased: [{ with: 'account', by: 'accountId' }] },
    exported: 'notifications',
    isTrail: true,
  }),
  bookmarks: defineCollection<Bookmark>()({
    indexes: ['accountId', 'launchId'],
    isPublic: false,
    traces: {
      erased: [
        { with: 'account', by: 'accountId' },
        { with: 'launches', by: 'launchId' },
      ],
    },
    exported: 'savedLaunches',
  }),
  webhooks: defineCollection<Webhook>()({
    indexes: ['ownerId'],
    isPublic: false,
    traces: { erased: [{ with: 'account', by: 'ownerId' }] },
    exported: 'webhooks',
  }),
  deliveries: defineCollection<Delivery>()({
    indexes: ['state', 'webhookId'],
    isPublic: false,
    traces: { erased: [{ with: 'webhooks', by: 'webhookId' }] },
    exported: 'webhooks',
  }),
}
