import { useState } from 'preact/hooks'
import type { Check } from '../../../shared/schemas/readiness.ts'
import type { LocalAudit } from './local-audit.ts'
import type { TabPreviews } from './tab-previews.tsx'

export type PreviewProps = { local: LocalAudit; checks: readonly Check[] }

/** Link previews of the page in the tab. Their code and the page’s image and icon load only when the button is pressed. */
export function PreviewSection(props: PreviewProps) {
  const [shown, setShown] = useState<{ TabPreviews: typeof TabPreviews } | null>(null)
  if (shown !== null) return <shown.TabPreviews {...props} />
  return (
    <p class="previews-offer flat grid left gap-1">
      <button type="button" class="sw-button" onClick={() => void import('./tab-previews.tsx').then(setShown)}>
        Show previews
      </button>
      <span class="soft tiny">How Google, X, Slack and others show this page. Loads the page’s image and icon.</span>
    </p>
  )
}
