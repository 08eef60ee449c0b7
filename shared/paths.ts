import { apiPrefix } from './paths/endpoints.ts'
import { fixed, path } from './paths/path.ts'

const launch = '/launches/:slug/'
const dashboard = '/dashboard/'
const submissions = `${dashboard}:slug/elsewhere/` as const
const submission = `${submissions}:directory/` as const
const draft = '/drafts/:slug/'
const profile = '/profile/'
const security = `${profile}security/` as const
const signIn = '/sign-in/'
const moderation = '/moderation/'
const settings = '/settings/'
const agents = '/agents/'
const mcp = '/mcp/'
const oauth = '/oauth/'
const wellKnown = '/.well-known/'
const api = `${apiPrefix}/` as const

/** Folders with everything below them, whether it exists or not. */
export const folders = { api: '/api/', mcp, oauth, wellKnown }

/**
 * Every path of the site, once: `paths.launch({ slug })` builds it, `paths.launch.pattern` is its route, `paths.launch.match(pathname)` recognizes it.
 * To rename one, change it here and add the pattern it had: `path('/desk/', ['/dashboard/'])`. The old one redirects, and so does what was below it.
 * The endpoints of the API are in paths/endpoints.ts.
 */
export const paths = {
  // The catalog
  home: path('/'),
  category: path('/categories/:category/'),
  launch: path(launch),
  upvote: path(`${launch}upvote/`),
  saveLaunch: path(`${launch}save/`),
  comments: path(`${launch}comments/`),
  editComment: path(`${launch}comments/:comment/edit/`),
  removeComment: path(`${launch}comments/:comment/remove/`),
  slowMode: path(`${launch}slow-mode/`),
  reportLaunch: path(`${launch}report/`),
  unpublish: path(`${launch}unpublish/`),
  mastodon: path(`${launch}mastodon/`),
  outboundLink: path('/go/:slug/'),
  directories: path('/directories/'),
  directory: path('/directories/:slug/'),
  weeks: path('/weeks/'),
  week: path('/weeks/:week/'),
  maker: path('/makers/:handle/'),
  saved: path('/saved/'),
  audit: path('/audit/'),
  auditReport: path('/audit/:id/'),
  shareReport: path('/audit/:id/share/'),
  flagReport: path('/audit/:id/flag/'),
  auditReportFile: path('/audit/:id/:file'),
  about: fixed(path('/about/')),
  rules: path('/rules/'),
  privacy: path('/privacy/'),
  terms: path('/terms/'),
  imprint: path('/imprint/'),
  ownPage: path('/pages/:address/'),
  reference: path('/reference/'),

  // Feeds and embeds
  catalogFeed: path('/feed.:format'),
  categoryFeed: path('/categories/:category/feed.:format'),
  weekFeed: path('/weeks/:week/feed.:format'),
  makerFeed: path('/makers/:handle/feed.:format'),
  updatesFeed: path(`${launch}updates.:format`),
  badge: path('/badge/:slug.svg'),
  embed: path('/embed/:slug/'),
  oembed: path('/oembed/'),

  // Pictures and files
  launchPicture: path('/pictures/:slug/:version.png'),
  picture: path('/media/:picture/:width.webp'),
  addPicture: path('/media/'),
  drawnLogo: fixed(path('/logos/:slug.svg')),
  sampleImage: fixed(path('/sample/:kind/:file')),
  asset: fixed(path('/assets/:file')),
  brandFile: path('/brand/:file'),
  favicon: path('/favicon.svg', ['/favicon.ico']),
  sitemap: path('/sitemap.xml'),
  robots: fixed(path('/robots.txt')),
  llms: fixed(path('/llms.txt')),

  // Signing in
  signIn: path(signIn),
  secondStep: path(`${signIn}second/`),
  passkeySignIn: path(`${signIn}passkey/`),
  socialSignIn: path(`${signIn}with/:provider/`),
  socialCallback: path(`${signIn}callback/:provider/`),
  signUp: path('/sign-up/'),
  signOut: path('/sign-out/'),
  reset: path('/reset/'),
  becomeOwner: path('/owner/'),
  verify: path('/verify/'),
  connect: path('/connect/'),
  unsubscribe: path('/unsubscribe/'),

  // The account
  profile: path(profile),
  changeEmail: path(`${profile}email/`),
  emailChoices: path(`${profile}emails/`),
  invitations: path(`${profile}invitations/`),
  connections: path(`${profile}connections/`),
  ownWebhooks: path(`${profile}webhooks/`),
  ownWebhook: path(`${profile}webhooks/:id/`),
  ownDecisions: path(`${profile}decisions/`),
  following: path(`${profile}following/`),
  mutedPeople: path(`${profile}muted/`),
  ownData: path(`${profile}data/`),
  ownDataFile: path(`${profile}data/data.json`, [`${profile}data/slipway-data.json`]),
  security: path(security),
  twoFactor: path(`${security}two-factor/`),
  addPasskey: path(`${security}passkey/`),
  notifications: path('/notifications/'),
  notification: path('/notifications/:id/'),

  // What makers do with their launches
  dashboard: path(dashboard),
  launchDashboard: path(`${dashboard}:slug/`),
  launchMakers: path(`${dashboard}:slug/makers/`),
  launchStats: path(`${dashboard}:slug/stats.csv`),
  editListing: path(`${dashboard}:slug/listing/`),
  submissionPlan: path(submissions),
  submissionCalendar: path(`${dashboard}:slug/elsewhere.ics`),
  submissionTable: path(`${dashboard}:slug/elsewhere.csv`),
  submission: path(submission),
  submissionPicture: path(`${submission}pictures/:file`),
  newDraft: path('/drafts/'),
  draft: path(draft),
  draftReview: path(`${draft}review/`),

  // Moderation
  moderation: path(moderation),
  editQueue: path(`${moderation}edits/`),
  reasons: path(`${moderation}reasons/`),
  commentQueue: path(`${moderation}comments/`),
  watchedWords: path(`${moderation}comments/words/`),
  reports: path(`${moderation}reports/`),
  appeals: path(`${moderation}appeals/`),
  blocks: path(`${moderation}blocks/`),
  people: path(`${moderation}people/`),
  person: path(`${moderation}people/:id/`),
  editDirectories: path(`${moderation}directories/`),
  newDirectory: path(`${moderation}directories/new/`),
  directoriesFile: path(`${moderation}directories/file/`),
  directoriesDownload: path(`${moderation}directories/file/directories.json`),
  editDirectory: path(`${moderation}directories/:slug/`),
  siteWebhooks: path(`${moderation}webhooks/`),
  siteWebhook: path(`${moderation}webhooks/:id/`),
  log: path(`${moderation}log/`),
  logFile: path(`${moderation}log.:format`),
  numbers: path(`${moderation}numbers/`),
  numbersFile: path(`${moderation}numbers.csv`),
  moderationSummary: path('/rules/numbers/', [`${moderation}summary/`]),
  voteReviews: path(`${moderation}votes/`),
  voteReview: path(`${moderation}votes/:slug/`),
  undo: path(`${moderation}undo/`),

  // What owners set
  settings: path(settings),
  settingGroup: path(`${settings}:group/`),
  roles: path(`${settings}people/`),
  backups: path(`${settings}backups/`),
  settingHistory: path(`${settings}history/`),
  settingsFile: path(`${settings}file/`),
  settingsDownload: path(`${settings}settings.json`),

  // Programs and agents
  api: fixed(path(api)),
  openapi: fixed(path(`${api}openapi.json`)),
  agents: fixed(path(agents)),
  skill: fixed(path(`${agents}:skill/SKILL.md`)),
  mcp: path(mcp),
  mcpAccount: path(`${mcp}account/`),
  mcpServerCard: fixed(path(`${mcp}server-card/`, [`${wellKnown}mcp/server-card.json`])),
  serverJson: fixed(path('/server.json')),
  skillIndex: fixed(path(`${wellKnown}agent-skills/index.json`)),
  aiCatalog: fixed(path(`${wellKnown}ai-catalog.json`)),
  oauthServerMetadata: path(`${wellKnown}oauth-authorization-server`),
  oauthResourceMetadata: path(`${wellKnown}oauth-protected-resource${mcp}account/`),
  oauthRegister: path(`${oauth}register/`),
  oauthToken: path(`${oauth}token/`),
  oauthRevoke: path(`${oauth}revoke/`),

  // Probes
  healthz: path('/healthz'),
  readyz: path('/readyz'),
  metrics: path('/metrics'),
}
