import { readDocuments } from '../../service/read-documents.ts'
import type { PageState } from '../tab-state.ts'
import { loadAudit, nextPaint } from './read-tab.ts'

/** Adds what axe-core finds to a page that has been read. The page’s first findings are shown before this starts. */
export async function readAccessibility(tabId: number, page: Extract<PageState, { at: 'read' }>): Promise<PageState> {
  await nextPaint()
  const facts = await readDocuments(tabId)
  const { accessibility: _, ...read } = page
  if (facts === null) return { ...read, accessibility: 'unknown' }
  const { withAccessibility } = await loadAudit()
  return { ...read, local: withAccessibility(page.local, facts) }
}
