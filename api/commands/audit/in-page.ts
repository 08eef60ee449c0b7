import type { DocumentAccessibility } from '../../../shared/rendered/accessibility.ts'
import { collectAccessibility, type Axe } from '../../../shared/rendered/accessibility/collect-accessibility.ts'
import { collectRendered } from '../../../shared/rendered/collect-rendered.ts'
import type { RenderedFacts } from '../../../shared/rendered/rendered.ts'

// Bundled by read-in-browser.ts and run in the page, where the extension runs the same functions.

export type PageFacts = { html: string; contentType: string; rendered: RenderedFacts }

export async function readPage(): Promise<PageFacts> {
  const rendered = await collectRendered(patienceMs)
  return {
    html: `<!doctype html>${document.documentElement?.outerHTML ?? ''}`.slice(0, maxHtmlLength),
    contentType: document.contentType,
    rendered,
  }
}

export const readAccessibility = (axe: Axe): Promise<DocumentAccessibility | null> => collectAccessibility(axe)

/** As in the extension: how long a page that seems to be loading may go on before it’s judged. */
const patienceMs = 7000

/** As in the extension, in UTF-16 units. */
const maxHtmlLength = 2_000_000
