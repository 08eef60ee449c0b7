import { runService } from '../../support/service.ts'
import { heldMemory, openIdleSessions } from '../../support/session-memory.ts'

// node --import ./api/startup/load-tsx.ts test/api/mcp/measure-sessions.ts [sessions]: what idle sessions cost, after garbage collection.

const sessions = Number(process.argv[2] ?? 1000)
const service = await runService({ TRUST_PROXY: '1', SAMPLE_DATA: '0' })
await openIdleSessions(service, 0, 100)
const [before, residentBefore] = [await heldMemory(), process.memoryUsage.rss()]
await openIdleSessions(service, 100, 100 + sessions)
const [after, residentAfter] = [await heldMemory(), process.memoryUsage.rss()]
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
process.stdout.write(
  `${sessions} idle sessions hold ${megabytes(after - before)} (${((after - before) / sessions / 1000).toFixed(1)} KB each); resident memory grew by ${megabytes(residentAfter - residentBefore)}\n`,
)
await service.close()
