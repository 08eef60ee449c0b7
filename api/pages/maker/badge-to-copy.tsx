import { badgeEmbed } from '../../../shared/audit/snippets.ts'
import type { Launch } from '../../domain/launch.ts'

/** The badge as it looks, and the HTML for the maker's page with a button to copy it; needs `data-copy-scope` around it. */
export function BadgeToCopy({ launch, siteUrl }: { launch: Launch; siteUrl: string }) {
  return (
    <>
      <img src={`/badge/${encodeURIComponent(launch.slug)}.svg`} width={220} height={48} alt="The badge: Find us on Slipway" />
      <pre class="sw-fix__snippet" tabIndex={0} role="region" aria-label="HTML of the badge" data-copy-text="">
        <code>{badgeEmbed(launch, siteUrl)}</code>
      </pre>
      <p class="only-with-copy">
        <button type="button" class="sw-button sw-button--small" data-copy>
          <span data-copy-label>Copy the badge</span>
        </button>
        <span class="sw-hidden" role="status" data-copy-status></span>
      </p>
    </>
  )
}
