import { readdirSync } from 'node:fs'
import type { Page } from 'puppeteer-core'
import { checks } from '../../shared/audit/checks/index.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import type { RenderedFacts } from '../../shared/rendered/rendered.ts'
import type { Check } from '../../shared/schemas/readiness.ts'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import { literalFacts } from '../support/literal-page.ts'

/** The script that the extension runs in a tab, as one expression. */
export async function bundleGather(): Promise<string> {
  const entry = `import { collectRendered } from './shared/rendered/collect-rendered.ts'; export const gather = collectRendered`
  const script = await bundleScript({
    stdin: { contents: entry, resolveDir: `${import.meta.dirname}/../..` },
    format: 'iife',
    globalName: 'rendered',
  })
  return `(() => { ${script}; return rendered.gather(7000) })()`
}

const folder = new URL('../../shared/audit/checks/rendered/', import.meta.url)
const ids = new Set(readdirSync(folder).map((file) => file.replace('.ts', '')))
const definitions = checks.filter(({ id }) => ids.has(id))

/** `findings` are the checks of `all` that don’t pass. */
export type Audited = { facts: RenderedFacts; all: Check[]; findings: Check[]; score: number; ms: number }

/** What the rendered checks find on the page in a tab. */
export async function auditTab(tab: Page, script: string): Promise<Audited> {
  const { facts, ms } = (await tab.evaluate(
    `(async () => { const start = performance.now(); const facts = await ${script}; return { facts, ms: performance.now() - start } })()`,
  )) as { facts: RenderedFacts; ms: number }
  const { checks: found, score } = runAudit({ ...literalFacts(), rendered: facts }, { definitions })
  return { facts, all: found, findings: found.filter(({ status }) => status !== 'pass'), score, ms }
}
