import { apiPrefix } from '../../../shared/vocabulary.ts'
import { accountResource } from '../../domain/oauth/account-resource.ts'

export const toolsPath = '/mcp/'

/** Everything an agent can be pointed to. Each starts with the site’s own URL, never with the request’s Host. */
export const addressesOf = (siteUrl: string) => ({
  /** Reading needs nothing; a tool that needs an account asks for approval once. */
  tools: `${siteUrl}${toolsPath}`,
  /** The same tools, signed in with OAuth. */
  account: accountResource(siteUrl),
  page: `${siteUrl}/agents/`,
  skill: `${siteUrl}${skillPath}`,
  card: `${siteUrl}/mcp/server-card/`,
  api: `${siteUrl}${apiPrefix}`,
})

export const skillName = 'slipway-launch'
/** The folder is the skill’s name, as the Agent Skills specification asks. */
export const skillPath = `/agents/${skillName}/SKILL.md`
