import { routeAgents } from './agents/agent-routes.ts'
import { connectPage } from './account/connect/connect.tsx'
import { connections } from './account/connections.tsx'
import { ownData } from './account/data/own-data.tsx'
import { changeEmailPage } from './account/email/change-email.tsx'
import { verify } from './account/email/verify.tsx'
import { emailChoices, unsubscribePage } from './account/emails/email-choices.tsx'
import { following, mutedPeople } from './account/following.tsx'
import { ownDecisions } from './account/decisions.tsx'
import { invitations } from './account/invitations.tsx'
import { profile } from './account/profile.tsx'
import { reset } from './account/sign-in/reset.tsx'
import { secondStep } from './account/sign-in/second-step.tsx'
import { addPasskeyPage } from './account/security/add-passkey.tsx'
import { security } from './account/security/security.tsx'
import { twoFactor } from './account/security/two-factor.tsx'
import { signInPage } from './account/sign-in/sign-in.tsx'
import { signUpPage } from './account/sign-in/sign-up.tsx'
import { launchMakers } from './maker/makers/makers.tsx'
import { launchDashboard } from './maker/dashboard-launch.tsx'
import { dashboard } from './maker/dashboard.tsx'
import { draftEditor, newDraft } from './maker/draft/draft-editor.tsx'
import { review } from './maker/draft/review.tsx'
import { listingEditor } from './maker/edit-listing.ts'
import { placePage } from './maker/elsewhere/place/place-page.tsx'
import { planPage } from './maker/elsewhere/plan/plan-page.tsx'
import { blocks } from './moderation/blocks/blocks.tsx'
import { commentQueue } from './moderation/comments/comments.tsx'
import { watchedWords } from './moderation/comments/watched-words.tsx'
import { directoryList } from './moderation/directories/directory-list.tsx'
import { directory, newDirectory } from './moderation/directories/directory.tsx'
import { directoriesFile } from './moderation/directories/directories-file.tsx'
import { appeals } from './moderation/appeals/appeals.tsx'
import { edits } from './moderation/edits/edits.tsx'
import { log } from './moderation/log/log.tsx'
import { moderation } from './moderation/moderation.tsx'
import { people } from './moderation/people/people.tsx'
import { person } from './moderation/people/person.tsx'
import { reasons } from './moderation/queue/reasons.tsx'
import { reports } from './moderation/reports/reports.tsx'
import { summary } from './moderation/summary/summary.tsx'
import { voteReviews, votesOfLaunch } from './moderation/votes/votes.tsx'
import { becomeOwnerPage } from './settings/become-owner.tsx'
import { settingGroup } from './settings/group.tsx'
import { numbersPage } from './moderation/numbers/numbers.tsx'
import { backupsPage } from './settings/backups.tsx'
import { settingHistory } from './settings/history.tsx'
import { settingsOverview } from './settings/overview.tsx'
import { settingsFilePage } from './settings/settings-file.tsx'
import { rolesPage } from './settings/roles.tsx'
import { ownPageList } from './site/own-pages.tsx'
import { about } from './site/about.tsx'
import { audit } from './audit/audit.tsx'
import { report } from './audit/report.tsx'
import { directories } from './directories/directories.tsx'
import { directoryPage } from './directories/directory-page.tsx'
import { agents } from './agents/agents.tsx'
import { mastodon } from './embed/mastodon.tsx'
import { week } from './weeks/week.tsx'
import { routeFeeds } from './feeds/feed-routes.ts'
import { categoryPage } from './catalog/category.tsx'
import { home } from './catalog/home.tsx'
import { routeStatsFile } from './maker/stats-file.ts'
import { routePlanFiles } from './maker/elsewhere/plan-files.ts'
import { makerPage } from './makers/maker.tsx'
import { savedPage } from './makers/saved.tsx'
import { webhookList } from './webhooks/webhook-list.tsx'
import { webhookPage } from './webhooks/webhook.tsx'
import { notificationsPage } from './notices/notices.tsx'
import type { AnyPage } from './page/define-page.ts'
import { mountPages } from './page/mount-pages.ts'
import { launchPage } from './launch/launch.tsx'
import { flagReportPage, reportPage } from './launch/report/report.tsx'
import { mountFiles, type FilesOptions } from './site/mount-files.tsx'
import { createReference, type ReferenceOptions } from './reference/reference.tsx'
import { FolderRouter } from '../http/folder-router.ts'

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

export const pagesOf = ({ describe, limiters, sampleProduct }: PagesOptions): readonly AnyPage[] => [
  home,
  categoryPage,
  week,
  launchPage,
  reportPage,
  flagReportPage,
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
  signInPage,
  secondStep,
  signUpPage,
  reset,
  verify,
  profile,
  changeEmailPage,
  emailChoices,
  unsubscribePage,
  ownDecisions,
  following,
  mutedPeople,
  invitations,
  connections,
  connectPage,
  security,
  twoFactor,
  addPasskeyPage,
  ownData,
  dashboard,
  launchDashboard,
  launchMakers,
  listingEditor,
  planPage,
  placePage,
  newDraft,
  draftEditor,
  review,
  // Except for the summary, these don’t exist for anyone but moderators.
  moderation,
  commentQueue,
  watchedWords,
  edits,
  reasons,
  reports,
  appeals,
  blocks,
  people,
  person,
  directoryList,
  newDirectory,
  directoriesFile,
  directory,
  log,
  numbersPage,
  summary,
  voteReviews,
  votesOfLaunch,
  ...ownPageList,
  // These only exist for owners, except for the page that makes one.
  settingsOverview,
  rolesPage,
  backupsPage,
  settingsFilePage,
  settingHistory,
  settingGroup,
  becomeOwnerPage,
  agents,
  createReference({ describe, limiters, sampleProduct }),
  about,
]
