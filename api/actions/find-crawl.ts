import type { Launch } from '../domain/launch.ts'
import type { Crawl } from '../domain/records.ts'
import type { World } from './world.ts'

/** What the last visit to a launch's page suggested and found; null until somebody has looked at its present address. Not for the public. */
export const findCrawl = ({ store }: World, { id }: Pick<Launch, 'id'>): Promise<Crawl | null> => store.get('crawls', id)
