import type { ComponentProps } from 'preact'
import { useState } from 'preact/hooks'
import { late } from '../../parts/late.tsx'

const TabPreviews = late(async () => (await import('./tab-previews.tsx')).TabPreviews)

/** Link previews of the page in the tab. Their code and the page’s image and icon load only when the button is pressed. */
export function PreviewSection(props: ComponentProps<typeof TabPreviews>) {
  const [isShown, setShown] = useState(false)
  if (isShown) return <TabPreviews {...props} />
  return (
    <p class="previews-offer flat grid left gap-1">
      <button type="button" class="sw-button" onClick={() => setShown(true)}>
        Show previews
      </button>
      <span class="soft tiny">How Google, X, Slack and others show this page. Loads the page’s image and icon.</span>
    </p>
  )
}
