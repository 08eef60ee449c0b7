/** The path of the tools where every request needs a token (RFC 9728). */
export const accountPath = '/mcp/account/'

/** The tools: the only address at which tokens made by OAuth work. So does the one that needs no token, because it leads to the same tools. */
export const accountResource = (siteUrl: string): string => siteUrl + accountPath
export const resourceMetadataUrl = (siteUrl: string): string => `${siteUrl}/.well-known/oauth-protected-resource${accountPath}`
