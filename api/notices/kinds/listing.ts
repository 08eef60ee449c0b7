import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { paths } from '../../../shared/paths.ts'
import type { Part, Revision } from '../../domain/moderation/records.ts'
import type { Notice } from '../../domain/notices/records.ts'
import { moderators, others, defineNotice, owner, followers, isFollowing, type Reader, type NoFacts } from '../define-notice.ts'
import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { hostOf } from '../../../shared/hosts.ts'
import { button, text } from '../../ports/mail.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { shorten } from '../emails/digest.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { partLabel, unseenParts } from '../../domain/moderation/changes.ts'

/** “tagline and logo” */
const fieldWords = (parts: readonly Part[]): string =>
  joinWords(parts.map((part) => partLabel(part).replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())))

/** Edits of live listings in a state, for moderators’ emails: who made each, and what it changes. */
async function listEdits({ get, list }: Reader, state: Revision['state']) {
  const found = (await list('revisions', 'state', state)).map(async (revision) => {
    const { id, at, by } = revision
    const [editor, launch] = [await get('profiles', by), await get('launches', id)]
    return {
      launchId: id,
      since: at,
      name: (name: string) => (editor === null ? name : `${name}, edited by ${editor.name}`),
      why: launch === null ? undefined : fieldWords(unseenParts(launch, revision)),
    }
  })
  return Promise.all(found)
}

/** The parts of a launch that changed, or something that a person shows about themselves; `subjectId` is that person. */
type Edited = { changed: readonly Part[]; written?: undefined } | { written: Written; subjectId: string }
type Written = { what: 'maker page' | 'profile picture'; text: string; path: string }

/** To moderators, about what a member changed without a review. */
export const editPublic = defineNotice<Edited, null, Launch | null>({
  event: {
    webhook: { type: 'launch.edited', label: 'Live listing edited', only: 'site', data: ({ facts }) => facts },
    isForActive: true,
    holds: async ({ launch, facts }, read) => facts.written !== undefined || (await read.get('revisions', launch?.id ?? '')) !== null,
  },
  audience: others(moderators),
  replaces: ({ written }, earlier) => written !== undefined && written.what === earlier.written?.what,
  words: ({ launch, by, facts }) =>
    facts.written === undefined
      ? `${by} edited ${launch?.name ?? ''}: ${fieldWords(facts.changed)}.`
      : `${by} changed their ${facts.written.what}.`,
  quote: ({ facts }) => facts.written?.text || null,
  path: ({ launch, facts }) => facts.written?.path ?? paths.editQueue({}, `edit-${launch?.id ?? ''}`),
  isOwnNotice: false,
  topic: 'moderation',
  email: {
    label: 'Public edits',
    path: paths.editQueue(),
    noun: ['public edit', 'public edits'],
    alone: (name) => `Public edit: ${name}`,
    read: async (read, told) => [...(await listEdits(read, 'changed')), ...(await listWritten(read, told))],
  },
})

/** Changes to what people show about themselves, one item each. */
async function listWritten({ get }: Reader, told: readonly Notice[]) {
  const found = told.map(async ({ by, at, facts }) => {
    const { written } = facts as Partial<Edited>
    if (written === undefined || by === null) return []
    const name = `The ${written.what} of ${(await get('profiles', by))?.name ?? 'Someone'}`
    return [{ id: by, name, since: at, quote: written.text || undefined, path: written.path }]
  })
  return (await Promise.all(found)).flat()
}

export const editWaiting = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.edit_waiting', label: 'Edit waiting for review', only: 'site' },
    isForActive: true,
    holds: async ({ launch }, read) => (await read.get('revisions', launch.id))?.state === 'waiting',
  },
  audience: others(moderators),
  words: ({ launch }) => `An edit to ${launch.name} was sent for review.`,
  path: () => paths.editQueue(),
  isOwnNotice: false,
  topic: 'moderation',
  email: {
    label: 'Edits',
    path: paths.editQueue(),
    noun: ['edit', 'edits'],
    alone: (name) => `An edit is waiting for review: ${name}`,
    read: (read) => listEdits(read, 'waiting'),
  },
})

export const badgeLost = defineNotice<NoFacts>({
  event: {
    webhook: { type: 'launch.badge_lost', label: 'Badge missing', data: ({ launch }) => ({ reason: launch.badge.reason }) },
    holds: ({ launch }) => isLive(launch) && launch.badge.status === 'absent',
  },
  audience: owner,
  words: ({ launch }) => `The badge for ${launch.name} is missing from your site.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  isOwnNotice: true,
  topic: 'badge',
  email: {
    part: ({ launch }, { siteUrl }) => ({
      subject: `The badge for ${launch.name} is missing from ${hostOf(launch.url)}`,
      title: `We can’t find your badge on ${hostOf(launch.url)}`,
      blocks: [
        ...(launch.badge.reason === null ? [] : [{ kind: 'facts', facts: [['Last check', launch.badge.reason]] } as const]),
        text(
          launch.plan === 'free'
            ? 'Until it’s back, the link from your launch page to your site is marked rel="nofollow ugc", so search engines don’t count it.'
            : 'Your listing isn’t affected. The badge sends your visitors to your launch page, where they can vote.',
        ),
        text('Here’s the HTML for your badge:'),
        { kind: 'code', text: badgeEmbed(launch, siteUrl) },
        button('Check badge', siteUrl + paths.launchDashboard(launch)),
      ],
    }),
  },
})

const maxText = 600

export const update = defineNotice<{ entryId: string }, ChangelogEntry>({
  event: {
    webhook: {
      type: 'launch.update',
      label: 'Update published',
      data({ subject }, page) {
        if (subject === null) return { update: null }
        const { id, title, text, at } = subject
        return { update: { id, title, text, at, url: page && `${page}#changelog` } }
      },
    },
    changesFeeds: true,
    isForActive: true,
    holds: ({ launch }) => isLive(launch),
  },
  audience: others(followers),
  isStillFor: isFollowing,
  async subject(read, { entryId }) {
    const entry = await read.get('changelog', entryId)
    return entry?.exclusion === undefined ? entry : null
  },
  words: ({ launch, subject }) =>
    subject === null ? `An update from ${launch.name} is no longer shown.` : `${launch.name} posted an update.`,
  quote: ({ subject }) => subject?.title ?? null,
  path: ({ launch }) => paths.launch(launch, {}, 'changelog'),
  isOwnNotice: false,
  topic: 'updates',
  email: {
    part({ launch: { name, slug }, subject }, { siteUrl }) {
      if (subject === null) return null
      const title = shorten(subject.title, 100)
      return {
        subject: `${name}: ${title}`,
        title,
        blocks: [
          text(`${name}, which you saved, posted an update.`),
          { kind: 'quote', text: shorten(subject.text, maxText) },
          button('Read update', siteUrl + paths.launch({ slug }, {}, 'changelog')),
        ],
      }
    },
  },
})
