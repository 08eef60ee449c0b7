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

/** The moderators’ pages. For everyone else they don’t exist. */
export function routeModeration(router: Router, world: World, limits: Limits): void {
  const limitReads = limitRate(limits.pages)
  router.get('/moderation/', limitReads, (ctx) => moderation(world, ctx))
  router.post('/moderation/', limitReads, (ctx) => decide(world, ctx))
  router.get('/moderation/edits/', limitReads, (ctx) => edits(world, ctx))
  router.post('/moderation/edits/', limitReads, (ctx) => decideEdit(world, ctx))
  router.get('/moderation/reasons/', limitReads, (ctx) => reasons(world, ctx))
  router.post('/moderation/reasons/', limitReads, (ctx) => saveReasons(world, ctx))
  router.post('/moderation/emails/', limitReads, (ctx) => decideMails(world, ctx))
  router.get('/moderation/reports/', limitReads, (ctx) => reports(world, ctx))
  router.post('/moderation/reports/', limitReads, (ctx) => decideOnReports(world, ctx))
  router.get('/moderation/blocks/', limitReads, (ctx) => blocks(world, ctx))
  router.post('/moderation/blocks/', limitReads, (ctx) => changeBlocks(world, ctx))
  router.get('/moderation/people/', limitReads, (ctx) => people(world, ctx))
  router.get('/moderation/people/:id/', limitReads, (ctx) => person(world, ctx))
  router.post('/moderation/people/:id/', limitReads, (ctx) => decideOnPerson(world, ctx))
  router.get('/moderation/directories/', limitReads, (ctx) => directoryList(world, ctx))
  router.get('/moderation/directories/new/', limitReads, (ctx) => newDirectory(world, ctx))
  router.post('/moderation/directories/new/', limitReads, (ctx) => createDirectory(world, ctx))
  router.get('/moderation/directories/:slug/', limitReads, (ctx) => directory(world, ctx))
  router.post('/moderation/directories/:slug/', limitReads, (ctx) => editDirectory(world, ctx))
  router.get('/moderation/log/', limitReads, (ctx) => log(world, ctx))
  router.get('/moderation/log.csv', limitReads, (ctx) => exportLog(world, limits.logExports, ctx))
  router.get('/moderation/log.json', limitReads, (ctx) => exportLog(world, limits.logExports, ctx))
  router.get('/moderation/summary/', limitReads, (ctx) => summary(world, ctx))
  router.get('/moderation/votes/', limitReads, (ctx) => voteReviews(world, ctx))
  router.get('/moderation/votes/:slug/', limitReads, (ctx) => votesOfLaunch(world, ctx))
  router.post('/moderation/votes/:slug/', limitReads, (ctx) => decideVotes(world, ctx))
  router.post('/moderation/undo/', limitReads, (ctx) => undo(world, ctx))
}
