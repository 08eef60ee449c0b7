import type { AnyPage } from '../page/define-page.ts'
import { blocks } from './blocks/blocks.tsx'
import { directoryList } from './directories/directory-list.tsx'
import { directory } from './directories/directory.tsx'
import { newDirectory } from './directories/new-directory.tsx'
import { edits } from './edits/edits.tsx'
import { log } from './log/log.tsx'
import { moderation } from './moderation.tsx'
import { people } from './people/people.tsx'
import { person } from './people/person.tsx'
import { reasons } from './queue/reasons.tsx'
import { reports } from './reports/reports.tsx'
import { summary } from './summary/summary.tsx'
import { voteReviews, votesOfLaunch } from './votes/votes.tsx'

/** The moderators’ pages. For everyone else they don’t exist, but the summary. */
export const moderationPages: readonly AnyPage[] = [
  moderation,
  edits,
  reasons,
  reports,
  blocks,
  people,
  person,
  directoryList,
  newDirectory,
  directory,
  log,
  summary,
  voteReviews,
  votesOfLaunch,
]
