import { hostOf } from '../../../../shared/hosts.ts'
import { Previews } from '../../../../shared/ui/previews/previews.tsx'
import { toProduct, type Launch } from '../../../domain/launch/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import { asLive } from '../../launch/as-live.ts'
import { launchPreviewFacts } from '../../launch/launch-preview-facts.ts'
import { imageUrl } from '../../parts/web-url.ts'

type Props = { launch: Launch; crawl: Crawl | null; siteUrl: string; now: Date; open?: boolean }

/** How networks show a shared link to the launch page, and to the product’s own page as of its last audit. */
export function LaunchPreviews({ launch, crawl, siteUrl, now, open = false }: Props) {
  const shown = { ...asLive(launch, now), name: launch.name || 'Name', tagline: launch.tagline || 'Tagline', logo: '/', screenshots: [] }
  // Our own images are loaded by path, whatever the site’s scheme.
  const sourceOf = (url: string) => imageUrl(url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url)
  return (
    <details class="launch-previews above-6 pad-4 framed rounded" open={open}>
      <summary class="pressable">Link previews</summary>
      <Previews
        name="launch-previews"
        title="Launch page"
        facts={launchPreviewFacts(toProduct(shown, siteUrl), siteUrl)}
        sourceOf={sourceOf}
      />
      {crawl?.previews && (
        <Previews
          name="site-previews"
          title={`Product page on ${hostOf(crawl.previews.url)}`}
          facts={crawl.previews}
          checks={crawl.checks}
          sourceOf={sourceOf}
        />
      )}
    </details>
  )
}
