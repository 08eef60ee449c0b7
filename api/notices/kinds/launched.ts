import { paths } from '../../../shared/paths.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineFurtherNotice, followers, others, owner, type NoFacts } from '../define-notice.ts'
import { live } from './live.ts'

/** To those who asked to be notified before the launch. */
export const launched = defineFurtherNotice<NoFacts>({
  of: live,
  audience: others(followers, owner),
  words: ({ launch }) => `${launch.name}, which you saved, is live.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: null,
  topic: 'updates',
  email: {
    part: ({ launch: { name, slug, tagline } }, { siteUrl }) => ({
      subject: `${name} is live`,
      title: `${name} is live`,
      blocks: [text(`You asked to be notified. ${name}: ${tagline}`), button('View launch', siteUrl + paths.launch({ slug }))],
    }),
  },
})
