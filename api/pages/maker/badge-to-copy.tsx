import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import type { Launch } from '../../domain/launch.ts'

/** The badge, and its HTML with a copy button. Needs a parent with `data-copy-scope`. */
export function BadgeToCopy({ launch, siteUrl }: { launch: Launch; siteUrl: string }) {
  return (
    <>
      <img src={`/badge/${encodeURIComponent(launch.slug)}.svg`} width={220} height={48} alt="Badge: Find us on Slipway" />
      <pre class="sw-fix__snippet" tabIndex={0} role="region" aria-label="Badge HTML" data-copy-text="">
        <code>{badgeEmbed(launch, siteUrl)}</code>
      </pre>
      <p class="only-with-copy">
        <button type="button" class="sw-button sw-button--small" data-copy>
          <span data-copy-label>Copy HTML</span>
        </button>
        <span class="sw-hidden" role="status" data-copy-status></span>
      </p>
    </>
  )
}
