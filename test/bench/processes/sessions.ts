import { pingStatus } from '../../support/mcp-request.ts'
import { runService } from '../../support/service.ts'
import { heldMemory, openIdleSessions } from '../../support/session-memory.ts'

/** How many agents have begun a session, how many of these are open in the end, and the bytes that each of them holds. */
export type SessionFigures = { agents: number; open: number; held: number }

const agents = 10_000
const asked = 200
/** Each agent has an address of its own: a full process closes the session of a more crowded network, and refuses the most crowded one. */
const perAddress = 1

const service = await runService({ TRUST_PROXY: '1', SAMPLE_DATA: '0' })
const first = await openIdleSessions(service, 0, 100, perAddress) // whatever is made once and kept
const before = await heldMemory()
const sessions = [...first, ...(await openIdleSessions(service, 100, agents, perAddress))]
const after = await heldMemory()
/** A part of them is asked, evenly spread, because asking keeps a session open. */
const sample = Array.from({ length: asked }, (_, at) => sessions[Math.floor((at * agents) / asked)] ?? '')
let alive = 0
for (const id of sample) if ((await pingStatus(service.origin, id)) === 200) alive += 1
const open = Math.round((alive / asked) * agents)
await service.close()
process.send?.({ agents, open, held: (after - before) / (open - first.length) } satisfies SessionFigures)
