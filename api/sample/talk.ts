import type { Launch } from '../domain/launch.ts'
import type { ChangelogEntry, Comment } from '../domain/records.ts'
import { people } from './people.ts'
import { sampleId } from './sample-id.ts'
import { seeded } from '../../shared/seeded.ts'
import { news, remarks } from './voices.ts'

type Live = Pick<Launch, 'id' | 'slug' | 'launchDate' | 'ownerId'>
const hour = 3_600_000

/** Comments by others since launch day; none before the launch is live. */
export function commentsOn({ id, slug, launchDate, ownerId }: Live, now: Date): Comment[] {
  return momentsSince(launchDate, now, { seed: `comments ${slug}`, most: 8, apart: 9 * hour }).flatMap((at, index) => {
    const seed = `${slug} ${index}`
    const text = remarks[(seeded(slug, remarks.length) + index * 5) % remarks.length]
    const author = people[seeded(`author ${seed}`, people.length)]
    if (text === undefined || author === undefined || author.id === ownerId) return []
    const { name, handle } = author
    return [{ id: sampleId(at, `comment ${seed}`), launchId: id, accountId: author.id, author: { name, handle }, text, at }]
  })
}

/** The maker's updates since the launch. */
export function changelogOf({ id, slug, launchDate }: Live, now: Date): ChangelogEntry[] {
  return momentsSince(launchDate, now, { seed: `changelog ${slug}`, most: 5, apart: 140 * hour }).flatMap((at, index) => {
    const [title, text] = news[(seeded(`news ${slug}`, news.length) + index) % news.length] ?? []
    return title === undefined || text === undefined ? [] : [{ id: sampleId(at, `news ${slug} ${index}`), launchId: id, title, text, at }]
  })
}

/** Fewer than `most` times between the launch and now, about `apart` from each other. */
function momentsSince(
  launchDate: string | null,
  now: Date,
  { seed, most, apart }: { seed: string; most: number; apart: number },
): string[] {
  if (launchDate === null) return []
  const first = Date.parse(launchDate) + 7 * hour
  const moments = Array.from({ length: seeded(seed, most) }, (_, index) => first + index * apart + seeded(`${seed} ${index}`, apart))
  return moments.filter((moment) => moment <= now.getTime()).map((moment) => new Date(moment).toISOString())
}
