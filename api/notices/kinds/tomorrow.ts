import { paths } from '../../../shared/paths.ts'
import { dayWords } from '../../../shared/ui/day-words.ts'
import { launchWords, siteDay } from '../../domain/launch/launch-time.ts'
import { button, text } from '../../ports/mail-document.ts'
import { owner, defineNotice } from '../define-notice.ts'

export const tomorrow = defineNotice<{ launchDate: string }>({
  event: {
    webhook: { type: 'launch.tomorrow', label: 'Launches tomorrow' },
    holds: ({ launch, facts }) => launch.status === 'scheduled' && launch.launchDate === facts.launchDate,
  },
  audience: owner,
  words: ({ launch, facts }) => `Launch day for ${launch.name}: ${dayWords(facts.launchDate, 'weekday')}.`,
  path: ({ launch }) => paths.launchDashboard(launch),
  ownKind: 'tomorrow',
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
