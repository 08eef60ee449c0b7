/** The path of the tools where every request needs a token (RFC 9728). */
export const accountPath = '/mcp/account/'

/** The OAuth resource: the tools. Its tokens also work at /mcp/, which leads to the same tools, and nowhere else. */
export const accountResource = (siteUrl: string): string => siteUrl + accountPath
export const resourceMetadataUrl = (siteUrl: string): string => `${siteUrl}/.well-known/oauth-protected-resource${accountPath}`
