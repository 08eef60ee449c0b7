import { toPreviewFacts } from '../../../shared/previews/preview-facts.ts'
import type { Check } from '../../../shared/schemas/readiness.ts'
import { Previews } from '../../../shared/ui/previews/previews.tsx'
import '../../../shared/ui/previews/previews.css'
import type { LocalAudit } from './local-audit.ts'

/** What the manifest’s Content-Security-Policy lets the popup load. */
const sourceOf = (url: string): string | null => (/^(?:https?|data):/.test(url) ? url : null)

/** Link previews of the page in the tab, also on localhost. */
export const TabPreviews = ({ local, checks }: { local: LocalAudit; checks: readonly Check[] }) => (
  <Previews facts={toPreviewFacts(local.facts.page)} checks={checks} sourceOf={sourceOf} />
)
