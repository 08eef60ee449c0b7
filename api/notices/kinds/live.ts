import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { paths } from '../../../shared/paths.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { shareUrls } from '../../domain/sharing.ts'
import { button, text, type MailLink } from '../../ports/mail-document.ts'
import { owner, defineNotice, type NoFacts } from '../define-notice.ts'

export const live = defineNotice<NoFacts>({
  event: { webhook: { type: 'launch.live', label: 'Went live' }, changesFeeds: true, holds: ({ launch }) => isLive(launch) },
  audience: owner,
  words: ({ launch }) => `${launch.name} is live.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: 'live',
  topic: 'launch-day',
  email: {
    part: ({ launch }, { siteUrl }) => ({
      subject: `${launch.name} is live`,
      title: `${launch.name} is live`,
      blocks: [
        text('Your launch page is public, and people can vote and comment.'),
        button('View launch', siteUrl + paths.launch(launch)),
        text('Tell people about it:'),
        { kind: 'links', links: shareLinks(launch, siteUrl + paths.launch(launch)) },
        text('Add the badge to your site:'),
        { kind: 'code', text: badgeEmbed(launch, siteUrl) },
      ],
    }),
  },
})

/** Where to post about a launch, in the maker’s words. Email is left out: the reader is in it already. */
function shareLinks(launch: Launch, url: string): MailLink[] {
  const text = `${launch.name} is live: ${launch.tagline}`
  const links = shareUrls({ url, text, title: `${launch.name}: ${launch.tagline}` })
  return links.filter(({ network }) => network !== 'Email').map((link) => ({ label: `Share on ${link.network}`, url: link.url }))
}
