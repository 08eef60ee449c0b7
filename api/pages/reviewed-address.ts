import type { Launch } from '../domain/launch.ts'
import { reviewPath } from './maker-paths.ts'

/** Where a moderator reads a launch: its page once it is public, its preview before. */
export const reviewedAddress = ({ slug, status }: Pick<Launch, 'slug' | 'status'>): string =>
  status === 'live' ? `/launches/${encodeURIComponent(slug)}/` : reviewPath(slug)
