import { createHash } from 'node:crypto'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { learnMoreOf } from '../../../shared/audit/checks/index.ts'
import type { Report } from './report-table.ts'
import { printableJson } from '../terminal.ts'

const levels = { fail: 'error', warn: 'warning' } as const
const schema = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'

type Audited = {
  report: Report
  /** The page’s file relative to where the command runs, if it is one. */
  file: string | null
  /** What is in that file, empty without one. */
  source: string
}

/** One log with a run for each page. GitHub rejects a whole SARIF upload for one URL with a scheme, so a page on a server is named by host and path. */
export function toSarif(audited: Audited[], version: string): string {
  const log = { $schema: schema, version: '2.1.0', runs: audited.map((one) => toRun(one, version)) }
  return `${printableJson(JSON.stringify(log, null, 2))}\n`
}

function toRun({ report, file, source }: Audited, version: string) {
  const uri = file === null ? addressOf(report.url) : file.split(/[/\\]/).map(encodeURIComponent).join('/')
  const found = report.checks.filter((check): check is Check & { status: 'warn' | 'fail' } => check.status !== 'pass')
  return {
    tool: { driver: { name: 'Slipway', version, rules: report.checks.map(toRule) } },
    automationDetails: { id: `slipway/${uri}` },
    results: found.map(({ id, status, detail, fix }) => ({
      ruleId: id,
      ruleIndex: report.checks.findIndex((check) => check.id === id),
      level: levels[status],
      message: { text: `${detail}\n\n${fix}` },
      locations: [
        {
          physicalLocation: { artifactLocation: { uri }, region: { startLine: lineOf(detail, source) } },
          logicalLocations: [{ fullyQualifiedName: report.url, kind: 'resource' }],
        },
      ],
      partialFingerprints: { primaryLocationLineHash: createHash('sha256').update(`${id} ${uri}`).digest('hex').slice(0, 16) },
    })),
    properties: { score: report.score, limit: report.limit },
  }
}

/** The line where something that a finding quotes stands, if it’s the only one; else the first. */
function lineOf(detail: string, source: string): number {
  for (const [, quoted = ''] of detail.matchAll(/“([^”]{4,})”/g)) {
    const at = source.indexOf(quoted)
    if (at !== -1 && source.indexOf(quoted, at + 1) === -1) return source.slice(0, at).split('\n').length
  }
  return 1
}

function toRule({ id, label }: Check) {
  const helpUri = learnMoreOf(id)
  return { id, name: label, shortDescription: { text: label }, ...(helpUri !== null && { helpUri }) }
}

/** `https://example.org/docs/` as `example.org/docs/index.html`; a port’s colon would read as a scheme. */
function addressOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${encodeURIComponent(host)}${pathname}${pathname.endsWith('/') ? 'index.html' : ''}`
}
