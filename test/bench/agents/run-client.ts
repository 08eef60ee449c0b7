import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client, Places, Step } from './clients/client.ts'
import type { Reply } from './model/dialect.ts'
import { startModel } from './model/endpoint.ts'
import { startUser, type OnLink } from './user.ts'

/** A step, and what the model was told after it: what arrived of a tool's result, whole. */
export type Told = { step: Step; result: string }
export type Run = {
  told: Told[]
  /** Characters of Slipway's tools as the model sees them. */
  toolsLength: number
  /** Whether the model was told the server's instructions. */
  hasInstructions: boolean
}

/** A recorded step, or what a person or the world does before the next one. */
export type Recorded = Step | ((told: readonly Told[]) => Promise<void>)

type Options = {
  mcpUrl: string
  prompt: string
  steps: readonly Recorded[]
  /** Puts files into the folder that the client works in. */
  fill?: (work: string) => Promise<void>
  /** Answers the client's prompts, if it has any. Without it, the client runs with nobody there. */
  onLink?: OnLink
}

const longestRun = 180_000

/** Runs a client in an empty home until the recorded steps are over. */
export async function runClient(client: Client, { mcpUrl, prompt, steps, fill, onLink }: Options): Promise<Run> {
  const folder = await mkdtemp(join(tmpdir(), `slipway-${client.id}-`))
  const told: Told[] = []
  const left = [...steps]
  let opening = client.opening
  let openingLength = 0
  let asked: Step | 'opening' | null = null
  const model = await startModel(client.dialect, async ({ results }): Promise<Reply> => {
    const result = results.at(-1) ?? ''
    if (asked === 'opening') openingLength = result.length
    else if (asked !== null) told.push({ step: asked, result })
    asked = null
    if (opening !== null) {
      const reply = opening
      opening = null
      asked = 'opening'
      return reply
    }
    for (;;) {
      const step = left.shift() ?? { say: 'Done.' }
      if (typeof step === 'function') await step(told)
      else {
        if (!('say' in step)) asked = step
        return client.toReply(step, places)
      }
    }
  })
  const user = onLink && (await startUser(onLink))
  const [home, work] = [join(folder, 'home'), join(folder, 'work')]
  const places: Places = { home, work, mcpUrl, modelUrl: model.origin, userUrl: user?.url ?? null }
  try {
    await mkdir(work, { recursive: true })
    for (const [path, text] of Object.entries(client.files(places))) {
      await mkdir(dirname(join(home, path)), { recursive: true })
      await writeFile(join(home, path), text)
    }
    await fill?.(work)
    await runProgram(client, places, prompt)
    if (left.length > 0) throw new Error(`${client.label} stopped with ${left.length} steps left.`)
    const { tools = [], text = '' } = model.asked.at(-1) ?? {}
    const shown = tools.filter(({ name }) => client.isOurs(name)).reduce((sum, { json }) => sum + json.length, 0)
    return { told, toolsLength: shown || openingLength, hasInstructions: text.includes('Slipway is a launch catalog') }
  } finally {
    await model.close()
    await user?.close()
    await rm(folder, { recursive: true, force: true })
  }
}

async function runProgram(client: Client, places: Places, prompt: string): Promise<void> {
  const program = fileURLToPath(new URL(`node_modules/${client.package}/${client.program}`, import.meta.url))
  const child = spawn(process.execPath, [program, ...client.args(places, prompt)], {
    cwd: places.work,
    env: { PATH: process.env['PATH'], HOME: places.home, ...client.env(places) },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestRun,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${client.label} ended with ${String(code)}:\n${output.slice(-2000)}`)
}
