import { paths } from '../../../shared/paths.ts'

/** The OAuth resource: the tools. Its tokens also work at /mcp/, which leads to the same tools, and nowhere else. */
export const accountResource = (siteUrl: string): string => siteUrl + paths.mcpAccount()
export const resourceMetadataUrl = (siteUrl: string): string => siteUrl + paths.oauthResourceMetadata()
