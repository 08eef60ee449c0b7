import { paths } from '../../../shared/paths.ts'
import { isLive } from '../../domain/launch/launch.ts'
import type { ChangelogEntry } from '../../domain/records.ts'
import { button, text } from '../../ports/mail-document.ts'
import { followers, isFollowing, others, defineNotice } from '../define-notice.ts'
import { shorten } from '../emails/part.ts'

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
  ownKind: null,
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
