import type { Launch } from './launch/launch.ts'
import { weekOfDay, weekPath } from './weeks/week-id.ts'

/** Each feed comes in both formats, at its path followed by the ending. */
export const feedFormats = { atom: '.atom', json: '.json' } as const
export type FeedFormat = keyof typeof feedFormats

/** The feeds, by their paths without the ending. */
export const feedPaths = {
  catalog: '/feed',
  category: (slug: string) => `/categories/${encodeURIComponent(slug)}/feed`,
  maker: (handle: string) => `/makers/${encodeURIComponent(handle)}/feed`,
  week: (day: string) => `${weekPath(weekOfDay(day))}feed`,
  updates: (slug: string) => `/launches/${encodeURIComponent(slug)}/updates`,
}

/** The paths of all feeds that a launch is listed in, or its updates are. */
export function feedPathsOf({ slug, categories, maker, ownerId, launchDate }: FedLaunch): string[] {
  const paths = [feedPaths.catalog, ...categories.map(feedPaths.category), feedPaths.updates(slug)]
  if (launchDate !== null) paths.push(feedPaths.week(launchDate))
  if (ownerId !== null && maker.handle !== null) paths.push(feedPaths.maker(maker.handle))
  return paths.flatMap((path) => Object.values(feedFormats).map((ending) => path + ending))
}

type FedLaunch = Pick<Launch, 'slug' | 'categories' | 'maker' | 'ownerId' | 'launchDate'>
