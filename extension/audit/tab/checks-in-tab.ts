import { canRun } from '../../../shared/audit/check.ts'
import { checks } from '../../../shared/audit/checks/index.ts'
import type { AuditFacts } from '../../../shared/audit/facts.ts'
import { inTab } from './tab-facts.ts'

const everyFact = Object.fromEntries(inTab.map((fact) => [fact, {}])) as AuditFacts
const crawlerOnly = new Map(checks.filter((check) => !canRun(check, everyFact)).map((check) => [check.id, check]))

const toVariable = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A plugin for the build of the extension: of checks that only the server can run, it keeps what reports need, but not their logic. */
export const checksInTab = {
  name: 'checks-in-tab',
  load(path: string): string | null {
    const id = /\/shared\/audit\/checks\/\w+\/([\w-]+)\.ts$/.exec(path)?.[1] ?? ''
    const check = crawlerOnly.get(id)
    return check === undefined ? null : `export const ${toVariable(id)} = ${JSON.stringify(check)}`
  },
}
