import { paths } from '../../shared/paths.ts'
import type { Launch } from './launch/launch.ts'
import { weekId, weekOfDay } from './weeks/week-id.ts'

export const feedFormats = ['atom', 'json'] as const
export type FeedFormat = (typeof feedFormats)[number]

export type FeedPath = (format: FeedFormat) => string

export const feedPaths = {
  catalog: (format: FeedFormat) => paths.catalogFeed({ format }),
  category:
    (category: string): FeedPath =>
    (format) =>
      paths.categoryFeed({ category, format }),
  maker:
    (handle: string): FeedPath =>
    (format) =>
      paths.makerFeed({ handle, format }),
  week:
    (day: string): FeedPath =>
    (format) =>
      paths.weekFeed({ week: weekId(weekOfDay(day)), format }),
  updates:
    (slug: string): FeedPath =>
    (format) =>
      paths.updatesFeed({ slug, format }),
} satisfies Record<string, FeedPath | ((of: string) => FeedPath)>

export function feedPathsOf({ slug, categories, maker, ownerId, launchDate }: FedLaunch): string[] {
  const feeds: FeedPath[] = [feedPaths.catalog, ...categories.map(feedPaths.category), feedPaths.updates(slug)]
  if (launchDate !== null) feeds.push(feedPaths.week(launchDate))
  if (ownerId !== null && maker.handle !== null) feeds.push(feedPaths.maker(maker.handle))
  return feeds.flatMap((feed) => feedFormats.map(feed))
}

type FedLaunch = Pick<Launch, 'slug' | 'categories' | 'maker' | 'ownerId' | 'launchDate'>
