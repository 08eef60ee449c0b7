import type { Reply } from '../model/dialect.ts'
import { responses } from '../model/responses.ts'
import agents from '../package.json' with { type: 'json' }
import type { Client, Places, Step } from './client.ts'

// Codex gives its models their tools in two ways. To some, tools are called one by one, and those of servers have to be searched for first.
// To newer ones, all tools are functions in a script that the model writes, and what the script prints is what the model sees.

const version = agents.dependencies['@openai/codex']

const config = (model: string, { mcpUrl, modelUrl }: Places) => `
model = "${model}"
model_provider = "recorded"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false
web_search = "disabled"
[analytics]
enabled = false
[feedback]
enabled = false
[history]
persistence = "none"
[model_providers.recorded]
name = "recorded"
base_url = "${modelUrl}/v1"
wire_api = "responses"
[mcp_servers.slipway]
url = "${mcpUrl}"
`

const common = (model: string) => ({
  package: '@openai/codex',
  program: 'bin/codex.js',
  dialect: responses,
  files: (places: Places) => ({ '.codex/config.toml': config(model, places) }),
  env: ({ home }: Places) => ({ CODEX_HOME: `${home}/.codex` }),
  args: (_: Places, prompt: string) => ['exec', '--skip-git-repo-check', prompt],
  isOurs: (name: string) => name === 'mcp__slipway',
})

const patch = ({ edit, from, to }: Extract<Step, { edit: string }>) => {
  const lines = (text: string, mark: string) => text.split('\n').map((line) => `${mark}${line}`)
  return ['*** Begin Patch', `*** Update File: ${edit}`, '@@', ...lines(from, '-'), ...lines(to, '+'), '*** End Patch'].join('\n')
}

export const codex: Client = {
  ...common('gpt-5.5'),
  id: 'codex',
  label: `Codex ${version}, one tool at a time (gpt-5.5)`,
  opening: { search: 'slipway launch readiness, products, directories, draft' },
  toReply(step) {
    if ('say' in step) return step
    if ('tool' in step) return { call: step.tool, namespace: 'mcp__slipway', input: step.input }
    if ('edit' in step) return { freeform: 'apply_patch', text: patch(step) }
    return { call: 'exec_command', input: { cmd: 'run' in step ? step.run : `cat ${step.read}` } }
  },
}

export const codexScripts: Client = {
  ...common('gpt-6.1-sol'),
  id: 'codex-scripts',
  label: `Codex ${version}, tools in scripts (gpt-6.1-sol)`,
  opening: script("text(ALL_TOOLS.filter(({ name }) => name.startsWith('mcp__slipway__')))"),
  toReply(step) {
    if ('say' in step) return step
    if ('tool' in step) return script(`text(await tools.mcp__slipway__${step.tool}(${JSON.stringify(step.input)}))`)
    if ('edit' in step) return script(`text(await tools.apply_patch(${JSON.stringify(patch(step))}))`)
    return script(`text(await tools.exec_command(${JSON.stringify({ cmd: 'run' in step ? step.run : `cat ${step.read}` })}))`)
  },
}

function script(text: string): Reply {
  return { freeform: 'exec', text }
}
