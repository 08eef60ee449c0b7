import { button, heading, text, title, type MailBlock } from '../frame/mail-document.ts'
import { count, listed, shorten } from './part.ts'
import type { Told } from './told.ts'
import { paths } from '../../../shared/paths.ts'

const longestQuote = 280
/** The most comments that one email quotes. */
const mostQuotes = 10

type Digest = { subject: string; blocks: MailBlock[] }
type Talk = 'comment' | 'reply' | 'mention'

const ofKind = (told: readonly Told[], kind: Talk | 'votes') => told.filter(({ notice }) => notice.kind === kind)

/** The email of an hour’s comments, replies, mentions and votes. */
export function activityDigest(siteUrl: string, told: readonly Told[]): Digest {
  const launches = new Map<string, Told[]>()
  for (const each of told) launches.set(each.launch.id, [...(launches.get(each.launch.id) ?? []), each])
  const subject = subjectOf(told, [...launches.values()])
  let quotesLeft = mostQuotes
  const blocks = [...launches.values()].flatMap((group) => {
    const shown = talkOf(group).slice(0, quotesLeft)
    quotesLeft -= shown.length
    return launchBlocks(siteUrl, group, shown, launches.size > 1)
  })
  return { subject, blocks: [title(subject), ...blocks] }
}

const talkOf = (group: readonly Told[]) => group.filter(({ notice, comment }) => notice.kind !== 'votes' && comment !== null)

function subjectOf(told: readonly Told[], groups: readonly Told[][]): string {
  const [first] = told
  if (first === undefined) return ''
  if (groups.length > 1) return `New on Slipway: ${sumOf(told)}`
  const { name, upvotes } = first.launch
  if (talkOf(told).length === 0) return `${name} has ${count(upvotes, 'vote')}`
  if (told.length > 1) return `${name}: ${sumOf(told)}`
  return {
    comment: `New comment on ${name}`,
    reply: `New reply to your comment on ${name}`,
    mention: `You were mentioned in a comment on ${name}`,
  }[first.notice.kind as Talk]
}

/** “3 comments, 1 reply and new votes”. */
function sumOf(told: readonly Told[]): string {
  const [comments, replies, mentions] = [ofKind(told, 'comment').length, ofKind(told, 'reply').length, ofKind(told, 'mention').length]
  const votes = ofKind(told, 'votes').length
  return listed([
    ...(comments > 0 ? [count(comments, 'comment')] : []),
    ...(replies > 0 ? [count(replies, 'reply', 'replies')] : []),
    ...(mentions > 0 ? [count(mentions, 'mention')] : []),
    ...(votes > 0 ? ['new votes'] : []),
  ])
}

function launchBlocks(siteUrl: string, group: readonly Told[], shown: readonly Told[], isOneOfSeveral: boolean): MailBlock[] {
  const [first] = group
  if (first === undefined) return []
  const { name, slug, upvotes } = first.launch
  const hidden = talkOf(group).length - shown.length
  const hasVotes = ofKind(group, 'votes').length > 0
  return [
    ...(isOneOfSeveral ? [heading(name)] : []),
    ...(hasVotes ? [text(`${count(upvotes, 'person has', 'people have')} voted for ${name} so far.`)] : []),
    ...shown.map(({ notice, by, comment }): MailBlock => ({
      kind: 'quote',
      by: { comment: by, reply: `${by} replied to you`, mention: `${by} mentioned you` }[notice.kind as Talk],
      text: shorten(comment?.text ?? '', longestQuote),
    })),
    ...(hidden > 0 ? [text(`And ${count(hidden, 'more comment')}.`)] : []),
    talkOf(group).length > 0
      ? button(talkOf(group).length === 1 ? 'Reply to comment' : 'View comments', `${siteUrl}${paths.launch({ slug })}#comments`)
      : button('View launch', siteUrl + paths.launch({ slug })),
  ]
}
