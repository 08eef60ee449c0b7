import { type Dialect, type Reply, startEvents } from './dialect.ts'

// Google's generateContent API, as Gemini CLI speaks it.

type Part = { functionResponse?: { response: Record<string, unknown> } }
type Body = {
  contents: { parts: Part[] }[]
  systemInstruction?: unknown
  tools?: { functionDeclarations?: { name: string }[] }[]
}

export const generateContent: Dialect = {
  isQuestion: (path) => /:(?:streamG|g)enerateContent$/.test(path),
  read(body) {
    const { contents, systemInstruction, tools = [] } = body as Body
    const isResult = ({ functionResponse }: Part) => functionResponse !== undefined
    const first = contents.findIndex(({ parts }) => parts.some(isResult))
    const results = contents
      .flatMap(({ parts }) => parts)
      .flatMap(({ functionResponse }) => (functionResponse === undefined ? [] : [functionResponse.response]))
    return {
      tools: tools
        .flatMap(({ functionDeclarations = [] }) => functionDeclarations)
        .map((tool) => ({ name: tool.name, json: JSON.stringify(tool) })),
      results: results.map(({ output, error, ...rest }) => {
        const text = output ?? error
        return typeof text === 'string' && Object.keys(rest).length === 0 ? text : JSON.stringify({ output, error, ...rest })
      }),
      text: JSON.stringify([systemInstruction, first < 0 ? contents : contents.slice(0, first)]),
    }
  },
  write(response, reply, nth) {
    const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 }
    const candidates = [{ index: 0, content: { role: 'model', parts: [toPart(reply, nth)] }, finishReason: 'STOP' }]
    startEvents(response)
    response.end(`data: ${JSON.stringify({ candidates, usageMetadata })}\n\n`)
  },
}

function toPart(reply: Reply, nth: number) {
  if ('say' in reply) return { text: reply.say }
  if (!('call' in reply)) throw new Error('Gemini CLI has no such tool.')
  return { functionCall: { id: `call_${nth}`, name: reply.call, args: reply.input } }
}
