import { apiPrefix } from '../../../shared/paths/endpoints.ts'
import { paths } from '../../../shared/paths.ts'
import { accountResource } from '../../domain/oauth/read-resource.ts'
import { siteSlug } from '../../domain/settings/current-site.ts'

/** Everything an agent can be pointed to. Each starts with the site’s own URL, never with the request’s Host. */
export const addressesOf = (siteUrl: string) => ({
  /** Reading needs nothing; a tool that needs an account asks for approval once. */
  tools: `${siteUrl}${paths.mcp()}`,
  /** The same tools, signed in with OAuth. */
  account: accountResource(siteUrl),
  page: `${siteUrl}${paths.agents()}`,
  skill: `${siteUrl}${skillPath()}`,
  card: `${siteUrl}${paths.mcpServerCard()}`,
  api: `${siteUrl}${apiPrefix}`,
})

export const skillName = () => `${siteSlug()}-launch`
/** The folder is the skill’s name, as the Agent Skills specification asks. */
export const skillPath = () => paths.skill({ skill: skillName() })
