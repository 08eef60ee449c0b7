import type { Launch } from '../domain/launch/launch.ts'
import type { ChangelogEntry, Comment } from '../domain/records.ts'
import { people, type Person } from './people.ts'
import { sampleId } from './ids-and-days.ts'
import { seeded } from '../../shared/seeded.ts'
import voices from './voices.json' with { type: 'json' }
import { hourMs } from '../../shared/durations.ts'

const { answers, news, remarks, thanks } = voices

type Live = Pick<Launch, 'id' | 'slug' | 'launchDate' | 'ownerId'>

/** Comments by others since launch day, some with an answer by the maker; none before the launch is live. */
export const commentsOn = ({ id, slug, launchDate, ownerId }: Live, now: Date): Comment[] =>
  momentsSince(launchDate, now, { seed: `comments ${slug}`, max: 8, apart: 9 * hourMs }).flatMap((at, index) => {
    const seed = `${slug} ${index}`
    const text = remarks[(seeded(slug, remarks.length) + index * 5) % remarks.length]
    const author = people[seeded(`author ${seed}`, people.length)]
    if (text === undefined || author === undefined || author.id === ownerId) return []
    const comment = commentBy(author, { id: sampleId(at, `comment ${seed}`), launchId: id, text, at })
    return [
      comment,
      ...repliesTo(
        comment,
        people.find((person) => person.id === ownerId),
        author,
        now,
      ),
    ]
  })

type Said = Pick<Comment, 'id' | 'launchId' | 'text' | 'at'>

const commentBy = ({ id, name, handle }: Person, said: Said): Comment => ({ ...said, accountId: id, author: { name, handle } })

/** The maker’s answer to every third comment; every other of those is thanked for. */
function repliesTo(comment: Comment, maker: Person | undefined, author: Person, now: Date): Comment[] {
  const order = seeded(`reply ${comment.id}`, 6)
  if (maker === undefined || order > 1) return []
  const said = (text: string | undefined, hours: number): Said => {
    const at = new Date(Date.parse(comment.at) + hours * hourMs).toISOString()
    return { id: sampleId(at, `reply ${hours} ${comment.id}`), launchId: comment.launchId, text: text ?? '', at }
  }
  const replies = [commentBy(maker, said(answers[seeded(comment.id, answers.length)], 2))]
  if (order === 1)
    replies.push(commentBy(author, said(thanks[seeded(comment.id, thanks.length)]?.replace('{maker}', `@${maker.handle}`), 5)))
  return replies.filter(({ at }) => at <= now.toISOString()).map((reply) => ({ ...reply, replyTo: comment.id }))
}

export const changelogOf = ({ id, slug, launchDate }: Live, now: Date): ChangelogEntry[] =>
  momentsSince(launchDate, now, { seed: `changelog ${slug}`, max: 5, apart: 140 * hourMs }).flatMap((at, index) => {
    const entry = news[(seeded(`news ${slug}`, news.length) + index) % news.length]
    return entry === undefined ? [] : [{ ...entry, id: sampleId(at, `news ${slug} ${index}`), launchId: id, at }]
  })

/** Fewer than `max` times between the launch and now, about `apart` from each other. */
function momentsSince(launchDate: string | null, now: Date, { seed, max, apart }: { seed: string; max: number; apart: number }): string[] {
  if (launchDate === null) return []
  const first = Date.parse(launchDate) + 7 * hourMs
  const moments = Array.from({ length: seeded(seed, max) }, (_, index) => first + index * apart + seeded(`${seed} ${index}`, apart))
  return moments.filter((moment) => moment <= now.getTime()).map((moment) => new Date(moment).toISOString())
}
