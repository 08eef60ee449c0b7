import { paths } from '../../shared/paths.ts'

const endpoints = [paths.mcp(), paths.mcpAccount()]

/** The MCP endpoints, with and without a trailing slash. */
export const toolPaths = endpoints.flatMap((path) => [path, path.slice(0, -1)])
