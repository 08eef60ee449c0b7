import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { launchWords, siteDay } from '../../domain/launch/launch-time.ts'
import { button, text, type MailLink } from '../../ports/mail.ts'
import { owner, defineNotice, type NoFacts, defineFurtherNotice, followers, others, type Audience } from '../define-notice.ts'
import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import { isLive, type Launch } from '../../domain/launch/launch.ts'
import { shareUrls } from '../../domain/sharing.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { countWords, plural } from '../../../shared/plural.ts'

export const tomorrow = defineNotice<{ launchDate: string }>({
  event: {
    webhook: { type: 'launch.tomorrow', label: 'Launches tomorrow' },
    holds: ({ launch, facts }) => launch.status === 'scheduled' && launch.launchDate === facts.launchDate,
  },
  audience: owner,
  words: ({ launch, facts }) => `Launch day for ${launch.name}: ${dayWords(facts.launchDate, 'weekday')}.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  isOwnNotice: true,
  topic: 'launch-day',
  email: {
    isNews: ({ facts }, now) => facts.launchDate > siteDay(now),
    part: ({ launch: { name, slug, firstComment }, facts }, { siteUrl }) => ({
      subject: `${name} launches tomorrow`,
      title: `${name} launches tomorrow`,
      blocks: [
        text(`It goes live on ${launchWords(facts.launchDate)}. What to prepare today:`),
        {
          kind: 'steps',
          steps: [
            {
              title: 'Add the badge to your site',
              text: 'It sends your visitors to your launch page, where they can vote. Copy the HTML from your launch’s dashboard.',
            },
            firstComment === null
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
        button('Prepare launch', siteUrl + paths.launchDashboard({ slug })),
      ],
    }),
  },
})

export const live = defineNotice<NoFacts>({
  event: { webhook: { type: 'launch.live', label: 'Went live' }, changesFeeds: true, holds: ({ launch }) => isLive(launch) },
  audience: owner,
  words: ({ launch }) => `${launch.name} is live.`,
  path: ({ launch }) => paths.launch(launch),
  isOwnNotice: true,
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

/** To those who asked to be notified before the launch. */
export const launched = defineFurtherNotice<NoFacts>({
  of: live,
  audience: others(followers, owner),
  words: ({ launch }) => `${launch.name}, which you saved, is live.`,
  path: ({ launch }) => paths.launch(launch),
  isOwnNotice: false,
  topic: 'updates',
  email: {
    part: ({ launch: { name, slug, tagline } }, { siteUrl }) => ({
      subject: `${name} is live`,
      title: `${name} is live`,
      blocks: [text(`You asked to be notified. ${name}: ${tagline}`), button('View launch', siteUrl + paths.launch({ slug }))],
    }),
  },
})

/** To those who follow a maker of the launch. Who saved it as well is told of that. */
export const followed = defineFurtherNotice<NoFacts>({
  of: live,
  audience: others(listFollowers, async (about, among) => [...(await owner(about, among)), ...(await followers(about, among))]),
  words: ({ launch }) => `${makersWords(launch)} launched ${launch.name}.`,
  path: ({ launch }) => paths.launch(launch),
  isOwnNotice: false,
  topic: 'updates',
  email: {
    part({ launch }, { siteUrl }) {
      const subject = `${makersWords(launch)} launched ${launch.name}`
      return { subject, title: subject, blocks: [text(launch.tagline), button('View launch', siteUrl + paths.launch(launch))] }
    },
  },
})

const makersWords = ({ maker, coMakers = [] }: Launch): string => joinWords([maker, ...coMakers].map(({ name }) => name))

async function listFollowers({ launch }: { launch: Launch }, { read }: Audience): Promise<string[]> {
  const found = await Promise.all(makersOf(launch).map((id) => read.list('follows', 'of', id)))
  return found.flat().map(({ accountId }) => accountId)
}

/** A milestone of votes (domain/notices/milestones.ts). */
export const votes = defineNotice<{ votes: number }>({
  event: {
    webhook: { type: 'launch.votes', label: 'Vote milestone', data: ({ facts }) => facts },
    isForActive: true,
    holds: ({ launch }) => isLive(launch),
  },
  audience: owner,
  words: ({ launch: { name }, facts }) =>
    facts.votes === 1 ? `${name} got its first vote.` : `${name} reached ${countWords(facts.votes)} votes.`,
  path: ({ launch }) => paths.launch(launch),
  isOwnNotice: true,
  topic: 'activity',
  email: {
    isNews: ({ launch, facts }) => launch.upvotes >= facts.votes,
    subject: ({ name, upvotes }) => `${name} has ${plural(upvotes, 'vote')}`,
    sum: () => 'new votes',
    line: ({ name, upvotes }) => `${plural(upvotes, 'person has', 'people have')} voted for ${name} so far.`,
  },
})
