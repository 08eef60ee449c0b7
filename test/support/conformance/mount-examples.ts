import { McpServer } from '@modelcontextprotocol/server'
import { vi } from 'vitest'
import { addExampleContent } from './example-content.ts'
import { addExampleRequests } from './example-requests.ts'
import { addExampleRounds } from './example-rounds.ts'

/** From here on every protocol server of this process has the conformance suite's examples beside its own tools and prompts, behind the same door. */
export function mountExamples(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called for each server below
  const { registerTool } = McpServer.prototype
  const furnished = new WeakSet<McpServer>()
  vi.spyOn(McpServer.prototype, 'registerTool').mockImplementation(function (this: McpServer, ...given) {
    if (!furnished.has(this)) {
      furnished.add(this)
      for (const add of [addExampleContent, addExampleRequests, addExampleRounds]) add(this)
    }
    return registerTool.apply(this, given)
  })
}
