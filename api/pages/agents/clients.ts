import { curl, withToken } from '../reference/curl.ts'
import { siteSlug } from '../../domain/settings/current-site.ts'
import { addressesOf, skillName } from './addresses.ts'

export type ClientId = 'claude-code' | 'claude-desktop' | 'codex' | 'gemini' | 'cursor' | 'vs-code' | 'jetbrains' | 'other'

/** Something to paste: a terminal’s commands, or the content of a file. */
export type Snippet = { where: string; text: string }

export type Client = {
  id: ClientId
  name: string
  calledBy: RegExp
  /** What the user does after adding the URL that needs sign-in. */
  signIn: string
  /** The command that signs in, if adding the URL doesn’t. */
  login?: string
  /** The folder it reads skills from, in the user’s home folder; null if it reads none. */
  skills: string | null
  add: (url: string) => Snippet
  /** The same without signing in, for clients where `add` starts a sign-in. */
  addOpen?: (url: string) => Snippet
  addWithToken: (url: string, token: string) => Snippet
  /** A note on `addWithToken`. */
  tokenNote?: string
  /** A link that opens the client and offers to add the URL. Never carries a token. */
  link?: (url: string) => string
}

const terminal = 'Terminal'
const json = (value: object) => JSON.stringify(value, null, 2)
const bearer = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
const sharedSkills = '~/.agents/skills'
const desktopFile = 'claude_desktop_config.json'
const jetbrainsSettings = 'Settings → Tools → AI Assistant → Model Context Protocol (MCP)'

/** They call the tools what the site is called. */
export const listClients = (server = siteSlug()): readonly Client[] => [
  {
    id: 'claude-code',
    name: 'Claude Code',
    calledBy: /claude(?!-ai|.desktop)/i,
    login: `claude mcp login ${server}`,
    signIn:
      'The second command opens your browser to sign in. In Claude Code, /mcp does the same. ' +
      `If you added it before, first run claude mcp remove ${server}.`,
    skills: '~/.claude/skills',
    add: (url) => ({
      where: terminal,
      text: `claude mcp add --transport http ${server} ${url}`,
    }),
    addWithToken: (url, token) => ({
      where: terminal,
      text: `claude mcp remove --scope local ${server}\nclaude mcp add --transport http ${server} ${url} --header "Authorization: Bearer ${token}"`,
    }),
    tokenNote:
      'The first line removes the server if you added it before. If there’s nothing to remove, it says so, and the second line still works.',
  },
  {
    id: 'claude-desktop',
    name: 'Claude Desktop',
    calledBy: /claude/i,
    signIn: 'Then select Connect to sign in. Connectors only reach a site on the public internet; for any other, use the file.',
    skills: null,
    add: (url) => ({ where: 'Settings → Connectors → Add custom connector', text: url }),
    addOpen: (url) => ({
      where: desktopFile,
      text: json({ mcpServers: { [server]: { command: 'npx', args: ['-y', 'mcp-remote', url] } } }),
    }),
    addWithToken: (url, token) => ({
      where: desktopFile,
      // A space within an argument is lost on Windows.
      text: json({
        mcpServers: {
          [server]: {
            command: 'npx',
            args: ['-y', 'mcp-remote', url, '--header', 'Authorization:${LAUNCH_AUTH}'],
            env: { LAUNCH_AUTH: `Bearer ${token}` },
          },
        },
      }),
    }),
    tokenNote: 'Settings → Developer → Edit Config opens the file. It needs Node. Restart Claude afterwards.',
  },
  {
    id: 'codex',
    name: 'Codex',
    calledBy: /codex/i,
    signIn: `Codex opens your browser to sign in. To sign in again later, run codex mcp login ${server}.`,
    skills: sharedSkills,
    add: (url) => ({ where: terminal, text: `codex mcp add ${server} --url ${url}` }),
    addOpen: (url) => ({ where: '~/.codex/config.toml', text: `[mcp_servers.${server}]\nurl = "${url}"` }),
    addWithToken: (url, token) => ({
      where: terminal,
      text: `export LAUNCH_TOKEN=${token}\ncodex mcp add ${server} --url ${url} --bearer-token-env-var LAUNCH_TOKEN`,
    }),
    tokenNote: 'Codex reads the variable each time it starts, so add the first line to your shell profile, too.',
  },
  {
    id: 'gemini',
    name: 'Gemini CLI',
    calledBy: /gemini/i,
    signIn: `Then enter /mcp auth ${server} in Gemini CLI to sign in.`,
    skills: sharedSkills,
    add: (url) => ({ where: terminal, text: `gemini mcp add --scope user --transport http ${server} ${url}` }),
    addWithToken: (url, token) => ({
      where: '~/.gemini/settings.json',
      text: json({ mcpServers: { [server]: { type: 'http', url, ...bearer(token) } } }),
    }),
  },
  {
    id: 'cursor',
    name: 'Cursor',
    calledBy: /cursor/i,
    signIn: 'Cursor then asks you to sign in.',
    skills: sharedSkills,
    add: (url) => ({ where: '~/.cursor/mcp.json', text: json({ mcpServers: { [server]: { url } } }) }),
    addWithToken: (url, token) => ({
      where: '~/.cursor/mcp.json',
      text: json({ mcpServers: { [server]: { url, ...bearer(token) } } }),
    }),
    link: (url) => {
      const config = Buffer.from(JSON.stringify({ url })).toString('base64')
      return `cursor://anysphere.cursor-deeplink/mcp/install?${new URLSearchParams({ name: server, config }).toString()}`
    },
  },
  {
    id: 'vs-code',
    name: 'VS Code',
    calledBy: /visual studio code|vs ?code|copilot/i,
    signIn: 'VS Code then asks you to sign in.',
    skills: sharedSkills,
    add: (url) => ({ where: '.vscode/mcp.json', text: json({ servers: { [server]: { type: 'http', url } } }) }),
    addWithToken: (url, token) => ({
      where: 'mcp.json (command “MCP: Open User Configuration”)',
      text: json({ servers: { [server]: { type: 'http', url, ...bearer(token) } } }),
    }),
    link: (url) => `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: server, type: 'http', url }))}`,
  },
  {
    id: 'jetbrains',
    name: 'JetBrains',
    calledBy: /jetbrains|intellij|junie/i,
    signIn:
      'Select Add, choose JSON, paste this and apply. Your IDE then asks you to sign in. If your version can’t, use the configuration without signing in.',
    skills: null,
    add: (url) => ({ where: jetbrainsSettings, text: json({ mcpServers: { [server]: { url } } }) }),
    addWithToken: (url, token) => ({
      where: jetbrainsSettings,
      text: json({ mcpServers: { [server]: { url, ...bearer(token) } } }),
    }),
  },
]

export const otherName = 'Other'

/** The tab for a client, by the name it calls itself. */
export const clientOf = (label: string): ClientId => listClients().find(({ calledBy }) => calledBy.test(label))?.id ?? 'other'

/** The commands that put the skill where a client looks for it. */
export const installSkill = (siteUrl: string, folder: string): string =>
  `mkdir -p ${folder}/${skillName()}\ncurl -fsS ${addressesOf(siteUrl).skill} -o ${folder}/${skillName()}/SKILL.md`

/** For scripts: saves the token as the API reference does, and shows that it works. */
export const curlWithToken = (siteUrl: string, token: string): Snippet => ({
  where: terminal,
  text: `export LAUNCH_TOKEN="${token}"\n${curl(`${addressesOf(siteUrl).api}/me/launches/`, withToken)}`,
})
