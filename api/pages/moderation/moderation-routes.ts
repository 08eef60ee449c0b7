import type { Router } from '@koa/router'
import { limitRate, type Limits } from '../../http/limits/limit-rate.ts'
import type { World } from '../../ports/world.ts'
import { blocks, changeBlocks } from './blocks/blocks.tsx'
import { directoryList } from './directories/directory-list.tsx'
import { directory, editDirectory } from './directories/directory.tsx'
import { createDirectory, newDirectory } from './directories/new-directory.tsx'
import { exportLog } from './log/export-log.ts'
import { log } from './log/log.tsx'
import { decideEdit, edits } from './edits/edits.tsx'
import { decide, decideMails, moderation } from './moderation.tsx'
import { people } from './people/people.tsx'
import { decideOnPerson, person } from './people/person.tsx'
import { reasons, saveReasons } from './queue/reasons.tsx'
import { decideOnReports, reports } from './reports/reports.tsx'
import { summary } from './summary/summary.tsx'
import { undo } from './undo.ts'
import { decideVotes, voteReviews, votesOfLaunch } from './votes/votes.tsx'
import { paths } from '../../../shared/paths.ts'

/** The moderators’ pages. For everyone else they don’t exist. */
export function routeModeration(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get(paths.moderation.pattern, limitReads, (ctx) => moderation(world, ctx))
  router.post(paths.moderation.pattern, limitReads, (ctx) => decide(world, ctx))
  router.get(paths.editQueue.pattern, limitReads, (ctx) => edits(world, ctx))
  router.post(paths.editQueue.pattern, limitReads, (ctx) => decideEdit(world, ctx))
  router.get(paths.reasons.pattern, limitReads, (ctx) => reasons(world, ctx))
  router.post(paths.reasons.pattern, limitReads, (ctx) => saveReasons(world, ctx))
  router.post(paths.decideEmails.pattern, limitReads, (ctx) => decideMails(world, ctx))
  router.get(paths.reports.pattern, limitReads, (ctx) => reports(world, ctx))
  router.post(paths.reports.pattern, limitReads, (ctx) => decideOnReports(world, ctx))
  router.get(paths.blocks.pattern, limitReads, (ctx) => blocks(world, ctx))
  router.post(paths.blocks.pattern, limitReads, (ctx) => changeBlocks(world, ctx))
  router.get(paths.people.pattern, limitReads, (ctx) => people(world, ctx))
  router.get(paths.person.pattern, limitReads, (ctx) => person(world, ctx))
  router.post(paths.person.pattern, limitReads, (ctx) => decideOnPerson(world, ctx))
  router.get(paths.editDirectories.pattern, limitReads, (ctx) => directoryList(world, ctx))
  router.get(paths.newDirectory.pattern, limitReads, (ctx) => newDirectory(world, ctx))
  router.post(paths.newDirectory.pattern, limitReads, (ctx) => createDirectory(world, ctx))
  router.get(paths.editDirectory.pattern, limitReads, (ctx) => directory(world, ctx))
  router.post(paths.editDirectory.pattern, limitReads, (ctx) => editDirectory(world, ctx))
  router.get(paths.log.pattern, limitReads, (ctx) => log(world, ctx))
  router.get(paths.logFile.pattern, limitReads, (ctx) => exportLog(world, limits.logExports, ctx))
  router.get(paths.moderationSummary.pattern, limitReads, (ctx) => summary(world, ctx))
  router.get(paths.voteReviews.pattern, limitReads, (ctx) => voteReviews(world, ctx))
  router.get(paths.voteReview.pattern, limitReads, (ctx) => votesOfLaunch(world, ctx))
  router.post(paths.voteReview.pattern, limitReads, (ctx) => decideVotes(world, ctx))
  router.post(paths.undo.pattern, limitReads, (ctx) => undo(world, ctx))
}
