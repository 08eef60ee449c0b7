import { joinWords } from '../../../shared/join-words.ts'
import { paths } from '../../../shared/paths.ts'
import { makersOf } from '../../domain/launch/makers.ts'
import { button, text } from '../../ports/mail-document.ts'
import { defineFurtherNotice, followers, others, owner, type Audience, type NoFacts } from '../define-notice.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { live } from './live.ts'

/** To those who follow a maker of the launch. Who saved it as well is told of that. */
export const followed = defineFurtherNotice<NoFacts>({
  of: live,
  audience: others(listFollowers, async (about, among) => [...(await owner(about, among)), ...(await followers(about, among))]),
  words: ({ launch }) => `${makersWords(launch)} launched ${launch.name}.`,
  path: ({ launch }) => paths.launch(launch),
  ownKind: null,
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
