import type { Departure } from '../account-deletion/account-list.ts'
import type { Erasure } from '../account-deletion/erasure.ts'
import type { Follow } from '../community/follow.ts'
import type { Muting } from '../community/muting.ts'
import type { Bookmark, LaunchEvent, Notice } from '../notices/records.ts'
import { lookOf } from '../names/look.ts'
import { mailboxOf } from '../votes/mailbox.ts'
import type { CoMaker, SentInvitation } from '../launch/makers.ts'
import type { OutgoingMail } from '../outgoing-mail.ts'
import type { StoredPicture } from '../pictures/picture.ts'
import type { Maker, Profile } from '../records.ts'
import type { Delivery, Webhook } from '../webhooks/webhook.ts'
import { defineCollection } from './define-collection.ts'

export const people = {
  profiles: defineCollection<Profile>()({
    unique: ['email', 'handle'],
    indexes: ['joinedFrom', 'role'],
    computed: {
      joinedOn: ({ createdAt }) => createdAt.slice(0, 10),
      // The same for all, to count them.
      kind: () => 'person',
      mailbox: ({ email }) => mailboxOf(email),
      nameLook: ({ name }) => lookOf(name),
      handleLook: ({ handle }) => lookOf(handle),
      /** Who gets the email about each week’s launches. */
      weeklyMail: ({ emailProven, mailChoices }) => (emailProven === true && mailChoices?.weekly === 'on' ? 'on' : null),
    },
    traces: { own: true },
    holdsEmail: true,
    exported: 'profile',
  }),
  makers: defineCollection<Maker>()({
    computed: { changed: ({ unseen }) => (unseen === undefined ? null : 'unseen') },
    isPublic: true,
    traces: { erased: { account: 'id' } },
    exported: 'makerPage',
  }),
  pictures: defineCollection<StoredPicture>()({
    indexes: ['accountId', 'launchId', 'key'],
    isPublic: true,
    traces: { erased: { account: 'accountId', launches: 'launchId' }, own: true },
    exported: 'pictures',
  }),
  erasures: defineCollection<Erasure>()({
    indexes: ['state', 'emailHash'],
    traces: { none: 'It is the deletion itself; nothing of it is kept but a suspension, under a keyed hash of the email.' },
    exported: { not: 'The profile says that the account is about to be deleted.' },
  }),
  departures: defineCollection<Departure>()({
    indexes: ['state'],
    traces: { none: 'It has a keyed hash of the account’s id, so that a restored backup doesn’t bring the account back.' },
    exported: { not: 'It is written when the account is deleted.' },
    isTrail: true,
  }),
  mails: defineCollection<OutgoingMail>()({
    indexes: ['state', 'accountId'],
    traces: { own: true },
    holdsEmail: true,
    exported: 'emailsWaiting',
    isTrail: true,
  }),
  events: defineCollection<LaunchEvent>()({
    indexes: ['state'],
    traces: { none: 'It names whoever did something by their id only, and is deleted as soon as everyone concerned was notified.' },
    exported: { not: 'It becomes a notification within moments.' },
  }),
  notices: defineCollection<Notice>()({
    indexes: ['accountId', 'unreadBy', 'mailId', 'day'],
    traces: { erased: { account: 'accountId' } },
    exported: 'notifications',
    isTrail: true,
  }),
  bookmarks: defineCollection<Bookmark>()({
    indexes: ['accountId', 'launchId'],
    traces: { erased: { account: 'accountId', launches: 'launchId' } },
    exported: 'savedLaunches',
  }),
  follows: defineCollection<Follow>()({
    indexes: ['accountId', 'of'],
    traces: { erased: { account: ['accountId', 'of'] } },
    exported: 'following',
  }),
  coMakers: defineCollection<CoMaker>()({
    indexes: ['launchId', 'accountId', 'emailHash'],
    isPublic: 'with launches',
    traces: { erased: { account: 'accountId', launches: 'launchId' }, own: true },
    exported: 'coMaking',
  }),
  sentInvitations: defineCollection<SentInvitation>()({
    indexes: ['by', 'accountId'],
    computed: { day: ({ at }) => at.slice(0, 10) },
    traces: { erased: { account: ['by', 'accountId'] } },
    exported: 'coMakerInvitations',
  }),
  mutings: defineCollection<Muting>()({
    indexes: ['accountId', 'otherId'],
    traces: { erased: { account: ['accountId', 'otherId'] } },
    exported: 'mutedPeople',
  }),
  webhooks: defineCollection<Webhook>()({
    indexes: ['ownerId'],
    traces: { erased: { account: 'ownerId' } },
    exported: 'webhooks',
  }),
  deliveries: defineCollection<Delivery>()({
    indexes: ['state', 'webhookId'],
    traces: { erased: { webhooks: 'webhookId' } },
    exported: 'webhooks',
  }),
}
