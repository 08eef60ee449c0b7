import { contract } from '../../../shared/contract.ts'
import { apiPrefix } from '../../../shared/paths/endpoints.ts'
import { paths } from '../../../shared/paths.ts'

/** A request that anyone can send. */
export type Target = { method: 'GET' | 'POST'; path: string; type: string }

const [json, form] = ['application/json', 'application/x-www-form-urlencoded']
const filled = (pattern: string) => pattern.replaceAll(':format', 'xml').replaceAll(/:\w+/g, 'driftwood')
const isForm = /\/(sign-in|sign-up|reset|verify|audit|connect|drafts|comments|upvote)\/$/

/** Every endpoint of the API, every page, and what is sent to the entry points of programs. */
export const targets: Target[] = [
  ...Object.values(contract).map(({ method, path }) => ({ method, path: apiPrefix + filled(path), type: json })),
  ...Object.values(paths)
    .filter(({ pattern }) => !/\/(oauth|mcp)\//.test(pattern))
    .map(({ pattern }): Target => ({ method: isForm.test(pattern) ? 'POST' : 'GET', path: filled(pattern), type: form })),
  ...['/directories/?q=launch', '/?query=a', '/sign-in/?return=/saved/', '/healthz/', '/nowhere/'].map((path): Target => ({
    method: 'GET',
    path,
    type: form,
  })),
  ...['/mcp/', '/mcp/account/', '/oauth/register/'].map((path): Target => ({ method: 'POST', path, type: json })),
  ...['/oauth/token/', '/oauth/revoke/', '/nowhere/'].map((path): Target => ({ method: 'POST', path, type: form })),
]
