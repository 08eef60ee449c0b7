import { messages } from '../model/messages.ts'
import agents from '../package.json' with { type: 'json' }
import { toolNames, type Client, type Places } from './client.ts'

const ours = (name: string) => `mcp__slipway__${name}`

/** Claude Code dismisses every prompt when it runs without a screen, unless a hook answers for the user. */
const hook = (userUrl: string) =>
  `fetch('${userUrl}', { method: 'POST', body: require('fs').readFileSync(0) }).then((answer) => answer.text()).then(console.log)`
const settings = ({ home, userUrl }: Places) =>
  userUrl === null ? {} : { hooks: { Elicitation: [{ hooks: [{ type: 'command', command: `node ${home}/hook.cjs` }] }] } }

export const claude: Client = {
  id: 'claude',
  label: `Claude Code ${agents.dependencies['@anthropic-ai/claude-code']}`,
  package: '@anthropic-ai/claude-code',
  program: 'cli-wrapper.cjs',
  dialect: messages,
  files: (places) => ({
    'mcp.json': JSON.stringify({ mcpServers: { slipway: { type: 'http', url: places.mcpUrl } } }),
    'settings.json': JSON.stringify(settings(places)),
    'hook.cjs': hook(places.userUrl ?? ''),
  }),
  env: ({ modelUrl }) => ({
    ANTHROPIC_API_KEY: 'none',
    ANTHROPIC_BASE_URL: modelUrl,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    DISABLE_AUTOUPDATER: '1',
    DISABLE_ERROR_REPORTING: '1',
    DISABLE_TELEMETRY: '1',
  }),
  args: ({ home }, prompt) => [
    '--mcp-config',
    `${home}/mcp.json`,
    '--strict-mcp-config',
    '--settings',
    `${home}/settings.json`,
    '--allowedTools',
    'mcp__slipway Bash Edit Read Write',
    '--print',
    prompt,
  ],
  opening: { call: 'ToolSearch', input: { query: `select:${toolNames.map(ours).join(',')}`, max_results: toolNames.length } },
  isOurs: (name) => name.startsWith(ours('')),
  toReply(step, { work }) {
    if ('say' in step) return step
    if ('tool' in step) return { call: ours(step.tool), input: step.input }
    if ('run' in step) return { call: 'Bash', input: { command: step.run, description: 'Run a command' } }
    if ('read' in step) return { call: 'Read', input: { file_path: `${work}/${step.read}` } }
    return { call: 'Edit', input: { file_path: `${work}/${step.edit}`, old_string: step.from, new_string: step.to } }
  },
}
