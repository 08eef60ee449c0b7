import { siteSlug } from '../../domain/settings/current-site.ts'
import { curl, withToken } from '../reference/api-description.ts'
import list from './clients.json' with { type: 'json' }
import { apiPrefix } from '../../../shared/paths/endpoints.ts'
import { paths } from '../../../shared/paths.ts'
import { accountResource } from '../../domain/oauth/metadata.ts'

export type ClientId = 'claude-code' | 'claude-desktop' | 'codex' | 'gemini' | 'cursor' | 'vs-code' | 'jetbrains' | 'other'

/** Something to paste: a terminal’s commands, or the content of a file, perhaps as JSON. Its {server}, {url} and {token} are filled in. */
export type Snippet = { where: string; text: string | object }

export type Client = {
  id: ClientId
  name: string
  /** A regular expression for what it calls itself. */
  calledBy: string
  /** What the user does after adding the URL that needs sign-in. */
  signIn: string
  /** The command that signs in, if adding the URL doesn’t. */
  login?: string
  /** The folder it reads skills from, in the user’s home folder; null if it reads none. */
  skills: string | null
  add: Snippet
  /** The same without signing in, for clients where `add` starts a sign-in. */
  addOpen?: Snippet
  addWithToken: Snippet
  /** A note on `addWithToken`. */
  tokenNote?: string
}

export const clients = list as readonly Client[]

/** Clients call the tools what the site is called. */
export function fill(text: Snippet['text'], values: { url?: string; token?: string } = {}): string {
  const all: Record<string, string | undefined> = { server: siteSlug(), ...values }
  const plain = typeof text === 'string' ? text : JSON.stringify(text, null, 2)
  return plain.replaceAll(/\{(server|url|token)\}/g, (hole, name: string) => all[name] ?? hole)
}

/** A link that opens the client and offers to add the URL; undefined if it knows none. Never carries a token. */
export function installLink(id: ClientId, url: string): string | undefined {
  const name = siteSlug()
  if (id === 'vs-code') return `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name, type: 'http', url }))}`
  const config = Buffer.from(JSON.stringify({ url })).toString('base64')
  return id === 'cursor' ? `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name, config }).toString()}` : undefined
}

export const otherName = 'Other'

/** The tab for a client, by the name it calls itself. */
export const clientOf = (label: string): ClientId => clients.find(({ calledBy }) => new RegExp(calledBy, 'i').test(label))?.id ?? 'other'

/** The commands that put the skill where a client looks for it. */
export const installSkill = (siteUrl: string, folder: string): string =>
  `mkdir -p ${folder}/${skillName()}\ncurl -fsS ${addressesOf(siteUrl).skill} -o ${folder}/${skillName()}/SKILL.md`

/** For scripts: saves the token as the API reference does, and shows that it works. */
export const curlWithToken = (siteUrl: string, token: string): Snippet => ({
  where: 'Terminal',
  text: `export LAUNCH_TOKEN="${token}"\n${curl(`${addressesOf(siteUrl).api}/me/launches/`, withToken)}`,
})

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
