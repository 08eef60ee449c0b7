import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { shareUrls } from '../../domain/sharing.ts'
import { weekPath } from '../../domain/weeks/week-id.ts'
import { button, text, type MailLink } from '../frame/mail-document.ts'
import { type Part } from './part.ts'
import type { Told } from './told.ts'

/** The emails around launch day. */
export function launchDayPart(siteUrl: string, { notice, launch }: Told): Part {
  if (notice.kind === 'tomorrow') return tomorrow(siteUrl, launch)
  return notice.kind === 'week-won' ? weekWon(siteUrl, launch) : live(siteUrl, launch)
}

const tomorrow = (siteUrl: string, launch: Launch): Part => ({
  subject: `${launch.name} launches tomorrow`,
  title: `${launch.name} launches tomorrow`,
  blocks: [
    text(`It goes live on ${dayWords(launch.launchDate ?? '', 'weekday')} at 00:00 UTC. What to prepare today:`),
    {
      kind: 'steps',
      steps: [
        {
          title: 'Add the badge to your site',
          text: 'It sends your visitors to your launch page, where they can vote. Copy the HTML from your launch’s dashboard.',
        },
        launch.firstComment === null
          ? {
              title: 'Write your first comment',
              text: 'Say why you built it and what feedback you’d like. It’s pinned above the other comments.',
            }
          : {
              title: 'Reread your first comment',
              text: 'It’s pinned above the other comments, so it’s the first thing people reply to.',
            },
        { title: 'Draft your posts', text: 'Have text and an image ready for wherever your users are.' },
      ],
    },
    button('Prepare launch', siteUrl + paths.launchDashboard(launch)),
  ],
})

const live = (siteUrl: string, launch: Launch): Part => ({
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
})

/** Where to post about a launch, in the maker’s words. Email is left out: the reader is in it already. */
function shareLinks(launch: Launch, url: string): MailLink[] {
  const text = `${launch.name} is live: ${launch.tagline}`
  const links = shareUrls({ url, text, title: `${launch.name}: ${launch.tagline}` })
  return links.filter(({ network }) => network !== 'Email').map((link) => ({ label: `Share on ${link.network}`, url: link.url }))
}

function weekWon(siteUrl: string, { name, weekPlace }: Launch): Part {
  const { year = 0, week = 0, place = 1 } = weekPlace ?? {}
  return {
    subject: `${name} is No. ${place} of the week`,
    title: `${name} is No. ${place} of the week`,
    blocks: [
      text(`It finished No. ${place} of the launches in week ${week}, ${year}. Thank everyone who voted, and share the result.`),
      button('View week', siteUrl + weekPath({ year, week })),
    ],
  }
}
