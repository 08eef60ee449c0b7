import { paths } from '../../../shared/paths.ts'
import { button, text } from '../../ports/mail-document.ts'
import { others, defineNotice, type Reader } from '../define-notice.ts'

/** `settledAt` tells the reports that one decision settled. `about` says what they were about. */
type Settled = {
  subjectId: string
  isPerson?: boolean
  about: string
  settledAt: string
  isRemoved: boolean
  /** Nobody decided: its author deleted or unpublished it. */
  isByAuthor?: boolean
  /** Nobody decided, as it was only kept until then. */
  isExpired?: boolean
  isReversed?: boolean
}

/** To everyone who reported something, once a moderator has decided or it’s no longer there. */
export const reportSettled = defineNotice<Settled, null, null>({
  event: { webhook: null, isForActive: true, holds: async ({ facts }, read) => (await listSettled(read, facts)).length > 0 },
  audience: others(async ({ facts }, { read }) => (await listSettled(read, facts)).map(({ accountId }) => accountId)),
  words: ({ facts }) => sentenceOf(facts),
  path: () => paths.notifications(),
  ownKind: null,
  topic: 'decisions',
  email: {
    part: ({ facts }, { siteUrl }) => ({
      subject: `Your flag on ${facts.about}`,
      title: `Your flag on ${facts.about}`,
      blocks: [text(`${sentenceOf(facts)} Thanks for telling us.`), button('View notifications', siteUrl + paths.notifications())],
    }),
  },
})

const listSettled = async ({ list }: Reader, { subjectId, settledAt }: Settled) =>
  (await list('flags', 'subjectId', subjectId)).filter((flag) => flag.settledAt === settledAt)

function sentenceOf(facts: Settled): string {
  if (facts.isReversed === true) return `You flagged ${facts.about}. The decision on it was reversed after an appeal.`
  if (!facts.isRemoved) return `A moderator checked your flag on ${facts.about} and found nothing against the rules.`
  if (facts.isExpired === true) return `You flagged ${facts.about}. It expired before a moderator decided.`
  if (facts.isByAuthor === true) return `You flagged ${facts.about}. Its author removed it before a moderator decided.`
  return `You flagged ${facts.about}. ${facts.isPerson === true ? 'A moderator acted on it' : 'It’s no longer public'}.`
}
