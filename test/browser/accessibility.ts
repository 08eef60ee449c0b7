import type { Page } from 'puppeteer-core'
import { checks } from '../../shared/audit/checks/index.ts'
import { runAudit } from '../../shared/audit/run-audit.ts'
import type { AccessibilityFacts, DocumentAccessibility } from '../../shared/rendered/accessibility.ts'
import { joinDocuments } from '../../shared/rendered/accessibility/join-documents.ts'
import type { Check } from '../../shared/schemas/readiness.ts'
import { bundleScript } from '../../api/workers/bundle-script.ts'
import { literalFacts } from '../support/literal-page.ts'

/** The script that the extension runs in a tab and its frames, as one expression; and axe-core with the same options, which tells its verdicts. */
export async function bundleAccessibility(): Promise<{ gather: string; plainAxe: string }> {
  const entry = `import axe from 'axe-core'
    import { axeOptions, collectAccessibility } from './shared/rendered/accessibility/collect-accessibility.ts'
    export const gather = () => collectAccessibility(axe)
    export const plainAxe = () => axe.run(document, axeOptions).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes.length]))`
  const script = await bundleScript({
    stdin: { contents: entry, resolveDir: `${import.meta.dirname}/../..` },
    minify: true,
    format: 'iife',
    globalName: 'barriers',
  })
  const run = (name: string) => `(() => { ${script}; return barriers.${name}() })()`
  return { gather: run('gather'), plainAxe: run('plainAxe') }
}

export type Judged = { facts: AccessibilityFacts; findings: Check[] }

/** What the accessibility checks find on the page in a tab. Frames of other sites are left out, as the browser leaves them out for the extension. */
export async function judgeTab(tab: Page, gather: string): Promise<Judged> {
  const { origin } = new URL(tab.url())
  const frames = tab.frames().filter((frame) => frame !== tab.mainFrame() && frame.url().startsWith(origin))
  const [page, ...inside] = (await Promise.all(
    [tab.mainFrame(), ...frames].map((frame) => frame.evaluate(gather)),
  )) as DocumentAccessibility[]
  if (page === undefined) throw new Error('The page said nothing.')
  const facts = joinDocuments(
    page,
    inside.filter((frame) => frame !== null),
  )
  const definitions = checks.filter(({ needs, needsOne = [] }) => [...needs, ...needsOne].includes('accessibility'))
  const { checks: found } = runAudit({ ...literalFacts(), accessibility: facts }, { definitions })
  return { facts, findings: found.filter(({ status }) => status !== 'pass') }
}

/** Pastes a finding’s snippet as it is: styles into the head, tags in place of those that they stand for. */
export async function pasteFix(tab: Page, { fix }: Check, { violations }: AccessibilityFacts): Promise<void> {
  const snippet = fix?.slice(fix.indexOf('\n') + 1) ?? ''
  if (!snippet.startsWith('<')) return void (await tab.addStyleTag({ content: snippet }))
  const elements = violations.flatMap((violation) => violation.elements)
  const paths = elements
    .flatMap(({ place, causes }) => (causes.length > 0 && fix?.includes('tab order') ? causes : [place]))
    .map(({ path }) => path)
  await tab.evaluate(
    (paths, tags) => {
      for (const [at, path] of paths.entries()) {
        const template = document.createElement('template')
        template.innerHTML = tags[at] ?? ''
        const [old, fresh] = [document.querySelector(path), template.content.firstElementChild]
        if (old === null || fresh === null) throw new Error(`Nothing at ${path}, or no tag for it.`)
        if (fresh.localName !== old.localName) {
          old.replaceWith(fresh)
          continue
        }
        for (const name of old.getAttributeNames()) if (!fresh.hasAttribute(name)) old.removeAttribute(name)
        for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value)
      }
    },
    paths,
    snippet.split('\n'),
  )
}
