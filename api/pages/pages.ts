import { accountPages } from './account/account-pages.ts'
import { routeAgents } from './agents/agent-routes.ts'
import { moderationPages } from './moderation/moderation-pages.ts'
import { createAbout } from './site/about.tsx'
import { audit } from './audit/audit.tsx'
import { report } from './audit/report.tsx'
import { directories } from './directories/directories.tsx'
import { directoryPage } from './directories/directory-page.tsx'
import { agents } from './agents/agents.tsx'
import { mastodon } from './embed/mastodon.tsx'
import { week } from './weeks/week.tsx'
import { routeFeeds } from './feeds/feed-routes.ts'
import { home } from './catalog/home.tsx'
import { routePlanFiles } from './maker/elsewhere/plan-files.ts'
import { makerPages } from './maker/maker-pages.ts'
import { makerPage } from './makers/maker.tsx'
import { savedPage } from './makers/saved.tsx'
import { webhookList } from './webhooks/webhook-list.tsx'
import { webhookPage } from './webhooks/webhook.tsx'
import { notificationsPage } from './notices/notices.tsx'
import type { AnyPage } from './page/define-page.ts'
import { mountPages } from './page/mount-pages.ts'
import { launchPage } from './launch/launch.tsx'
import { reportPage } from './launch/report/report.tsx'
import { mountFiles, type FilesOptions } from './site/mount-files.ts'
import { createReference, type ReferenceOptions } from './reference/reference.tsx'
import { FolderRouter } from '../http/folder-router.ts'

export type PagesOptions = FilesOptions &
  ReferenceOptions & {
    /** Where visitors reach the people who run the site: a link, or null. */
    contact: string | null
  }

export function createPages(options: PagesOptions): FolderRouter {
  const { world, limits } = options
  const router = new FolderRouter({ sensitive: true })
  mountPages(router, options, pagesOf(options))
  mountFiles(router, options)
  routeFeeds(router, world, limits)
  routeAgents(router, world)
  routePlanFiles(router, world, limits)
  return router
}

export const pagesOf = ({ contact, describe, limiters, sampleProduct }: PagesOptions): readonly AnyPage[] => [
  home,
  week,
  launchPage,
  reportPage,
  mastodon,
  makerPage,
  savedPage,
  notificationsPage,
  audit,
  report,
  directories,
  directoryPage,
  webhookList('own'),
  webhookPage('own'),
  webhookList('site'),
  webhookPage('site'),
  ...accountPages,
  ...makerPages,
  ...moderationPages,
  agents,
  createReference({ describe, limiters, sampleProduct }),
  createAbout(contact),
]
