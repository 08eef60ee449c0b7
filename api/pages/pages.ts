import type { AnyPage } from './page/define-page.ts'
import { routeAgents } from './agents/agent-routes.ts'
import { ownPageList } from './site/own-pages.tsx'
import { routeFeeds } from './feeds/feed-routes.ts'
import { routeStatsFile } from './maker/stats-file.ts'
import { routePlanFiles } from './maker/elsewhere/plan-files.ts'
import { webhookList } from './webhooks/webhook-list.tsx'
import { webhookPage } from './webhooks/webhook.tsx'
import { mountPages } from './page/mount-pages.ts'
import { mountFiles, type FilesOptions } from './site/mount-files.tsx'
import { createReference, type ReferenceOptions } from './reference/reference.tsx'
import { FolderRouter } from '../http/folder-router.ts'
import * as every from './every-page.ts'

export type PagesOptions = FilesOptions & ReferenceOptions

export function createPages(options: PagesOptions): FolderRouter {
  const { world, limits } = options
  const router = new FolderRouter({ sensitive: true })
  mountPages(router, options, pagesOf(options))
  mountFiles(router, options)
  routeFeeds(router, world, limits)
  routeAgents(router, world)
  routePlanFiles(router, world, limits)
  routeStatsFile(router, world, limits)
  return router
}

/** Those for moderators and owners don’t exist for anyone else. Fixed paths come before those with parameters, which may fit them, too. */
export const pagesOf = ({ describe, limiters, sampleProduct }: PagesOptions): readonly AnyPage[] => {
  const places = (['own', 'site'] as const).flatMap((place) => [webhookList(place), webhookPage(place)])
  const pages: AnyPage[] = [...Object.values(every), ...places, ...ownPageList, createReference({ describe, limiters, sampleProduct })]
  return pages.toSorted((a, b) => parametersIn(a) - parametersIn(b))
}

const parametersIn = ({ path }: AnyPage): number => path.pattern.split(':').length
