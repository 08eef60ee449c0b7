import { fillWords } from '../../../shared/fill-words.ts'
import { paths } from '../../../shared/paths.ts'
import type { Launch } from '../../domain/launch/launch.ts'
import { button, text } from '../../ports/mail.ts'
import { defineNotice, type Resolved } from '../define-notice.ts'
import words from '../words.json' with { type: 'json' }

type MakerFacts = {
  what: 'invite' | 'offer' | 'joined' | 'declined' | 'left' | 'removed' | 'transferred' | 'inherited'
  /** The launch’s id. It may be a draft, which only its makers see. */
  of: string
  /** The account that is told. */
  to: string
  /** Of an invitation: what the launch was called then. A draft can be renamed to anything. */
  name?: string
}

const sentences: Record<MakerFacts['what'], string> = words.maker

const isQuestion = ({ what }: MakerFacts): boolean => what === 'invite' || what === 'offer'
const sentence = ({ facts, by, subject }: Resolved<MakerFacts, Launch, null>): string =>
  fillWords(sentences[facts.what], { by, name: subject?.name ?? 'a launch' })
const pathOf = ({ what }: MakerFacts, launch: Launch | null): string =>
  isQuestion({ what } as MakerFacts) || what === 'removed' || launch === null ? paths.dashboard() : paths.launchMakers(launch)

/** To one maker of a launch, about what another did; or to whom they invite. */
export const maker = defineNotice<MakerFacts, Launch, null>({
  event: {
    webhook: null,
    holds: async ({ facts, subject }, read) =>
      !isQuestion(facts) ||
      (await read.list('coMakers', 'accountId', facts.to)).some(({ launchId, state }) => state === 'invited' && launchId === subject?.id),
  },
  audience: async ({ facts }) => [facts.to],
  subject: async (read, { of, name }) => {
    const launch = await read.get('launches', of)
    return launch && { ...launch, name: name ?? launch.name }
  },
  words: sentence,
  path: ({ facts, subject }) => pathOf(facts, subject),
  isOwnNotice: false,
  topic: 'review',
  email: {
    part(about, { siteUrl }) {
      const { facts, subject } = about
      if (subject === null) return null
      const said = sentence(about)
      const title = isQuestion(facts)
        ? `You’re invited to ${facts.what === 'offer' ? 'take over' : 'be a co-maker of'} ${subject.name}`
        : said.replace(/\.$/, '')
      const link = button(isQuestion(facts) ? 'View invitation' : 'View makers', siteUrl + pathOf(facts, subject))
      return { subject: title, title, blocks: isQuestion(facts) ? [text(said), link] : [link] }
    },
  },
})
