import { decide } from '../../support/approval.ts'
import { Visitor } from '../../support/visitor.ts'
import { code, declined, fence, fixOf, likelyCategory, link, nextStep, scoreLine, type Fact } from './arrived.ts'
import type { Client, Step } from './clients/client.ts'
import { directories, mistake, ownLaunches, product, readiness, search } from './recorded/results.ts'
import { runClient, type Told } from './run-client.ts'

export type Results = {
  /** Characters of Slipway's tools as the model sees them. */
  tools: number
  hasInstructions: boolean
  /** Characters of each result as it arrived. */
  lengths: Record<string, number>
  /** What arrived of what has to, by result. */
  arrived: Record<string, boolean>
  told: readonly Told[]
}

/** Calls each tool once and writes down what its client told the model. Nobody is there to answer a prompt until the end, when the user declines. */
export async function measureResults(client: Client, service: { origin: string; api: string }, site: string): Promise<Results> {
  const user = await new Visitor(service.origin).signUp(`declines-${client.id}@example.org`, 'Robin')
  const facts: [string, Step, Fact[]][] = [
    ['readiness', readiness(site), [scoreLine, nextStep, fence, fixOf(await firstFix(service.api, site))]],
    ['search', search, [fence]],
    ['product', product, [fence]],
    ['directories', directories, []],
    ['mistake', mistake, [likelyCategory]],
    ['connection', ownLaunches, [link, code]],
  ]
  const mcpUrl = `${service.origin}/mcp/`
  const run = await runClient(client, { mcpUrl, prompt: 'Try every tool.', steps: facts.map(([, step]) => step) })
  const decline = async (told: readonly Told[]) => {
    const [, asked] = /\/connect\/\?code=([A-Z]{4}-[A-Z]{4})/.exec(told.at(-1)?.result ?? '') ?? []
    if (asked !== undefined) await decide(user, asked, 'decline')
  }
  const steps = [ownLaunches, decline, ownLaunches]
  const refused = await runClient(client, { mcpUrl, prompt: 'List my launches.', steps, onLink: async () => 'decline' })
  const told = [...run.told, ...refused.told.slice(-1)]
  const texts = [...facts, ['declined', ownLaunches, [declined]] as const].map(([name, , wanted], at) => ({
    name,
    wanted,
    text: told[at]?.result ?? '',
  }))
  return {
    tools: run.toolsLength,
    hasInstructions: run.hasInstructions,
    lengths: Object.fromEntries(texts.map(({ name, text }) => [name, text.length])),
    arrived: Object.fromEntries(
      texts.flatMap(({ name, wanted, text }) => wanted.map(({ id, isIn }) => [`${name}: ${id}`, isIn(text)] as const)),
    ),
    told,
  }
}

async function firstFix(api: string, url: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch(`${api}/launch-readiness/`, { method: 'POST', headers, body: JSON.stringify({ url }) })
  const { checks }: { checks: { status: string; fix: string | null }[] } = await answer.json()
  return checks.find(({ status }) => status === 'fail')?.fix ?? ''
}
