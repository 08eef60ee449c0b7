import { sendEvent, startEvents, textOf, type Dialect, type Reply } from './dialect.ts'

// Anthropic's Messages API, as Claude Code speaks it.

type Block = { type: string; content?: string | { type: string; text?: string }[] }
type Body = { system: unknown; messages: { content: string | Block[] }[]; tools?: { name: string }[] }

export const messages: Dialect = {
  isQuestion: (path) => path.endsWith('/messages'),
  read(body) {
    const { system, messages: said, tools = [] } = body as Body
    const blocks = said.flatMap(({ content }) => (typeof content === 'string' ? [] : content))
    const isResult = ({ content }: Body['messages'][number]) =>
      typeof content !== 'string' && content.some(({ type }) => type === 'tool_result')
    const first = said.findIndex(isResult)
    return {
      tools: tools.map((tool) => ({ name: tool.name, json: JSON.stringify(tool) })),
      results: blocks.filter(({ type }) => type === 'tool_result').map(({ content }) => textOf(content ?? '')),
      text: JSON.stringify([system, first < 0 ? said : said.slice(0, first)]),
    }
  },
  write(response, reply, nth) {
    startEvents(response)
    const { block, delta, reason } = toBlock(reply, nth)
    const message = { id: `msg_${nth}`, type: 'message', role: 'assistant', model: 'recorded', content: [], stop_reason: null }
    sendEvent(response, 'message_start', { message: { ...message, usage: { input_tokens: 1, output_tokens: 1 } } })
    sendEvent(response, 'content_block_start', { index: 0, content_block: block })
    sendEvent(response, 'content_block_delta', { index: 0, delta })
    sendEvent(response, 'content_block_stop', { index: 0 })
    sendEvent(response, 'message_delta', { delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 1 } })
    sendEvent(response, 'message_stop', {})
    response.end()
  },
}

function toBlock(reply: Reply, nth: number) {
  if ('say' in reply) return { block: { type: 'text', text: '' }, delta: { type: 'text_delta', text: reply.say }, reason: 'end_turn' }
  if (!('call' in reply)) throw new Error('Claude Code has no such tool.')
  return {
    block: { type: 'tool_use', id: `toolu_${nth}`, name: reply.call, input: {} },
    delta: { type: 'input_json_delta', partial_json: JSON.stringify(reply.input) },
    reason: 'tool_use',
  }
}
