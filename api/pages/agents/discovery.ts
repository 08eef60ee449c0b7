import { createHash } from 'node:crypto'
import { iconPath } from '../document/brand.ts'
import { addressesOf, skillName, skillPath } from './addresses.ts'
import { skillDescription, skillText } from './skill.ts'
import { paths } from '../../../shared/paths.ts'
import { currentSite, siteName } from '../../domain/settings/current-site.ts'

const description = 'Audit a product’s site before launch, get fixes, and create a draft in a launch catalog.'
const version = '1.0.0'

/** The site’s host in reverse order, as registries name servers: com.example/slipway. */
function serverName(siteUrl: string): string {
  const host = new URL(siteUrl).hostname.split('.').toReversed().join('.')
  return `${host.replaceAll(/[^a-z0-9.-]/gi, '-')}/slipway`
}

function describeServer(siteUrl: string) {
  const { tools, account, page } = addressesOf(siteUrl)
  const icons = [
    { src: siteUrl + iconPath(180), mimeType: 'image/png', sizes: ['180x180'] },
    ...(currentSite().icon === '' ? [{ src: `${siteUrl}${paths.favicon()}`, mimeType: 'image/svg+xml', sizes: ['any'] }] : []),
  ]
  // The first is the one that clients with room for a single URL take.
  const remotes = [account, tools].map((url) => ({ type: 'streamable-http', url }))
  return { name: serverName(siteUrl), title: siteName(), description, version, websiteUrl: page, icons, remotes }
}

/** The MCP server card: draft SEP-2127, as of its revision of 24 July 2026. */
export const serverCard = (siteUrl: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
  ...describeServer(siteUrl),
})

/** What the MCP registry takes: its schema of 11 December 2025. */
export const serverJson = (siteUrl: string): object => ({
  $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
  ...describeServer(siteUrl),
})

/** Where clients look for the server cards of a domain: AI Catalog 1.0, as SEP-2127 uses it. */
export const aiCatalog = (siteUrl: string): object => ({
  specVersion: '1.0',
  entries: [
    {
      identifier: `urn:air:${new URL(siteUrl).hostname}:mcp:slipway`,
      type: 'application/mcp-server-card+json',
      url: addressesOf(siteUrl).card,
    },
  ],
})

/** Where installers look for the skills of a domain: Agent Skills Discovery 0.2.0. */
export const skillIndex = (siteUrl: string): object => ({
  $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
  skills: [
    {
      name: skillName(),
      type: 'skill-md',
      description: skillDescription,
      url: skillPath(),
      digest: `sha256:${createHash('sha256').update(skillText(siteUrl)).digest('hex')}`,
    },
  ],
})
