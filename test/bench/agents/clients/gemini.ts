import { generateContent } from '../model/generate-content.ts'
import agents from '../package.json' with { type: 'json' }
import type { Client } from './client.ts'

const settings = (mcpUrl: string) => ({
  mcpServers: { slipway: { httpUrl: mcpUrl, trust: true } },
  security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
})

export const gemini: Client = {
  id: 'gemini',
  label: `Gemini CLI ${agents.dependencies['@google/gemini-cli']}`,
  package: '@google/gemini-cli',
  program: 'bundle/gemini.js',
  dialect: generateContent,
  files: ({ mcpUrl }) => ({ '.gemini/settings.json': JSON.stringify(settings(mcpUrl)) }),
  env: ({ modelUrl }) => ({ GEMINI_API_KEY: 'none', GOOGLE_GEMINI_BASE_URL: modelUrl, GEMINI_CLI_NO_RELAUNCH: '1' }),
  args: (_, prompt) => ['--model', 'gemini-3.1-pro-preview', '--approval-mode', 'yolo', '--prompt', prompt],
  opening: null,
  isOurs: (name) => name.startsWith('mcp_slipway_'),
  toReply(step, { work }) {
    if ('say' in step) return step
    if ('tool' in step) return { call: `mcp_slipway_${step.tool}`, input: step.input }
    if ('run' in step) return { call: 'run_shell_command', input: { command: step.run } }
    if ('read' in step) return { call: 'read_file', input: { file_path: `${work}/${step.read}` } }
    const { edit, from, to } = step
    return {
      call: 'replace',
      input: { file_path: `${work}/${edit}`, instruction: 'Apply the fix.', old_string: from, new_string: to },
    }
  },
}
