import { hostOf } from '../../../../shared/hosts.ts'
import { Previews } from '../../../../shared/ui/previews/previews.tsx'
import { toProduct, type Launch } from '../../../domain/launch/launch.ts'
import type { Crawl } from '../../../domain/records.ts'
import { asLive } from '../../launch/as-live.ts'
import { launchPreviewFacts } from '../../launch/launch-preview-facts.ts'
import { sourceOn, withStandIns } from './draft-preview.tsx'

type Props = { launch: Launch; crawl: Crawl | null; siteUrl: string; now: Date }

/** How networks show a shared link to the launch page, and to the product’s own page as of its last audit. */
export function LaunchPreviews({ launch, crawl, siteUrl, now }: Props) {
  const shown = { ...asLive(withStandIns(launch), now), logo: '/', screenshots: [] }
  const sourceOf = sourceOn(siteUrl)
  return (
    <details class="launch-previews above-6 pad-4 framed rounded">
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
