import { sendEvent, startEvents, textOf, type Dialect, type Reply, type ShownTool } from './dialect.ts'

// OpenAI's Responses API, as Codex speaks it.

type Tool = { type: string; name?: string; tools?: Tool[] }
type Item = { type?: string; tools?: Tool[]; output?: string | { type: string; text?: string }[] }
type Body = { input: Item[]; tools?: Tool[] }

const outputs = new Set(['function_call_output', 'custom_tool_call_output', 'tool_search_output'])

export const responses: Dialect = {
  isQuestion: (path) => path.endsWith('/responses'),
  read(body) {
    const { input, tools = [] } = body as Body
    const isResult = ({ type = '' }: Item) => outputs.has(type)
    const first = input.findIndex(isResult)
    return {
      // Newer models are given their tools, and those they searched for, as items of the conversation.
      tools: [...tools, ...input.flatMap((item) => item.tools ?? [])].flatMap(toShown),
      results: input.filter(isResult).map(({ output, tools: found }) => textOf(output ?? JSON.stringify(found))),
      text: JSON.stringify([tools, first < 0 ? input : input.slice(0, first)]),
    }
  },
  write(response, reply, nth) {
    startEvents(response)
    const id = `resp_${nth}`
    sendEvent(response, 'response.created', { response: { id } })
    sendEvent(response, 'response.output_item.done', { output_index: 0, item: toItem(reply, nth) })
    const usage = { input_tokens: 1, input_tokens_details: null, output_tokens: 1, output_tokens_details: null, total_tokens: 2 }
    sendEvent(response, 'response.completed', { response: { id, usage } })
    response.end()
  },
}

/** A namespace is described as a whole, so it counts once, under its own name. */
const toShown = (tool: Tool): ShownTool[] => [{ name: tool.name ?? tool.type, json: JSON.stringify(tool) }]

function toItem(reply: Reply, nth: number) {
  const call_id = `call_${nth}`
  if ('say' in reply) return { type: 'message', role: 'assistant', id: `msg_${nth}`, content: [{ type: 'output_text', text: reply.say }] }
  if ('search' in reply) return { type: 'tool_search_call', call_id, execution: 'client', arguments: { query: reply.search } }
  if ('freeform' in reply) return { type: 'custom_tool_call', call_id, name: reply.freeform, input: reply.text }
  const { call, namespace, input } = reply
  return { type: 'function_call', call_id, name: call, ...(namespace && { namespace }), arguments: JSON.stringify(input) }
}
