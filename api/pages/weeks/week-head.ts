import type { WeekPage } from '../../actions/weeks/read-week.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import type { Placed } from '../../domain/weeks/rank.ts'
import { feedPaths } from '../../domain/feed-paths.ts'
import { feedAlternates, type PageHead } from '../document/layout.tsx'
import { clip } from '../launch/launch-head.ts'
import { daysWords } from '../parts/week-place.tsx'
import { paths } from '../../../shared/paths.ts'
import { plural } from '../../../shared/plural.ts'
import { joinWords } from '../../../shared/join-words.ts'
import { siteName } from '../../domain/settings/current-site.ts'

/** Title, description and structured data of a week’s page. An empty week isn’t indexed. */
export function weekHead(siteUrl: string, week: WeekPage, shown: Placed<LiveLaunch>[]): PageHead {
  const canonical = `${siteUrl}${paths.week({ week: week.id })}`
  const title = `Launches of ${daysWords(week)}`
  return {
    title: `${title} · ${siteName()}`,
    description: clip(descriptionOf(week), 160),
    canonical,
    alternates: feedAlternates(feedPaths.week(week.from), title),
    noindex: shown.length === 0,
    section: 'weeks',
    styles: 'weeks',
    data: {
      '@type': 'ItemList',
      name: title,
      url: canonical,
      numberOfItems: week.launches.length,
      itemListElement: shown.map(({ launch: { slug, name } }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: `${siteUrl}${paths.launch({ slug })}`,
      })),
    },
  }
}

function descriptionOf({ hasEnded, launches, winners, ...week }: WeekPage): string {
  const count = plural(launches.length, 'new product')
  const names = launches.slice(0, Math.min(winners, 3)).map(({ launch }) => launch.name)
  const first = names.length === 0 ? '' : ` ${hasEnded ? 'Winners' : 'In the lead'}: ${joinWords(names)}.`
  return `${count} launched on ${siteName()} in week ${week.week} of ${week.year}, ranked by votes.${first}`
}
