import type { ComponentChildren } from 'preact'
import { weeksOnTop } from '../../actions/weeks/read-week.ts'
import { isFeatured, type LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import { catalogLink } from './catalog-link.ts'
import { Empty } from '../parts/empty.tsx'
import { LaunchRow, type Upvoted } from './launch-row.tsx'

type Props = {
  category: string
  ranked: Placed<LiveLaunch>[]
  today: string
  upvoted: Upvoted
  page: string
  heading: ComponentChildren
}

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six']

export function TopList({ category, ranked, today, upvoted, page, heading }: Props) {
  const span = `the last ${words[weeksOnTop] ?? weeksOnTop} weeks`
  return (
    <section class="launches" aria-labelledby="launches-title">
      {heading}
      {ranked.length === 0 ? (
        <Empty title={`No launches in ${span}`} next={{ href: catalogLink({ query: '', category }), words: 'See all, newest first' }} />
      ) : (
        <>
          <p class="launches__note above-2 soft small">The launches of {span}, ranked by votes.</p>
          <ol class="launch-list capped above-4">
            {ranked.map(({ place, launch }) => (
              <LaunchRow
                key={launch.id}
                launch={launch}
                place={place}
                featured={isFeatured(launch, today)}
                upvoted={upvoted?.has(launch.id) ?? null}
                page={page}
              />
            ))}
          </ol>
        </>
      )}
    </section>
  )
}
