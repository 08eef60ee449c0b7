import type { Launch } from '../../domain/launch.ts'
import { weekId, weekOfDay } from '../../domain/weeks/week-id.ts'

/** The feeds that list a launch or its updates: their paths. */
export function feedsOf({ slug, categories, maker, launchDate }: Launch): string[] {
  const feeds = [
    '/feed',
    ...categories.map((category) => `/categories/${category}/feed`),
    ...(maker.handle === null ? [] : [`/makers/${maker.handle}/feed`]),
    ...(launchDate === null ? [] : [`/weeks/${weekId(weekOfDay(launchDate))}/feed`]),
    `/launches/${slug}/updates`,
  ]
  return feeds.flatMap((feed) => [`${feed}.atom`, `${feed}.json`])
}
