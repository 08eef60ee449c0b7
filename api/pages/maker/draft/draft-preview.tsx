import { networks } from '../../../../shared/previews/networks/networks.ts'
import { hostOf } from '../../../../shared/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { PreviewCard } from '../../../../shared/ui/previews/preview-card.tsx'
import { linkRel, toProduct, type Launch } from '../../../domain/launch/launch.ts'
import { readListing } from '../../../domain/listing/read-field.ts'
import { LaunchRow } from '../../catalog/launch-row.tsx'
import { asLive } from '../../launch/as-live.ts'
import { LaunchHeader } from '../../launch/launch-header.tsx'
import { launchPreviewFacts } from '../../launch/launch-head.ts'
import { imageUrl, webUrl } from '../../parts/web-url.ts'
import { toListingInput, type DraftValues } from './draft-values.ts'
import { Previews } from '../../../../shared/ui/previews/previews.tsx'
import type { Crawl } from '../../../domain/records.ts'

type Props = { launch: Launch; siteUrl: string; now: Date }

/** The launch as its form has it, but for what can’t be saved. */
export function asTyped(launch: Launch, values: DraftValues): Launch {
  const { listing, errors } = readListing(toListingInput(values), launch)
  const wrong = new Set(errors.map(({ path }) => path[0]))
  return { ...launch, ...Object.fromEntries(Object.entries(listing).filter(([key]) => !wrong.has(key))) }
}

/** A launch without a name or tagline shows where they will be. */
export const withStandIns = (launch: Launch): Launch => ({ ...launch, name: launch.name || 'Name', tagline: launch.tagline || 'Tagline' })

/** Our own images are loaded by path, whatever the site’s scheme. */
export const sourceOn = (siteUrl: string) => (url: string) => imageUrl(url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url)

/** The top of the launch page, with the only link that works in a preview: the maker’s own. */
export function HeadPreview({ launch }: { launch: Launch }) {
  const address = webUrl(launch.url)
  return (
    <LaunchHeader launch={withStandIns(launch)} title="h2">
      {address !== null && (
        <a class="sw-button launch__visit" href={address} rel={linkRel(launch) ?? undefined} target="_blank">
          Visit {hostOf(address)}
        </a>
      )}
    </LaunchHeader>
  )
}

/** The launch as a catalog row and as a shared link, drawn as visitors will see them. */
export function SmallPreviews({ launch, siteUrl, now }: Props) {
  const live = asLive(withStandIns(launch), now)
  const network = networks.find(({ id }) => id === 'x')
  const facts = launchPreviewFacts(toProduct({ ...live, logo: '/', screenshots: [] }, siteUrl), siteUrl)
  return (
    <>
      <p class="soft smaller">In the catalog</p>
      <ul class="list clip preview-row" inert>
        <LaunchRow launch={live} featured={false} upvoted={null} page={paths.launch(live)} showsWeek={false} />
      </ul>
      <p class="soft smaller">When shared</p>
      <ul class="list" inert>
        {network !== undefined && (
          <PreviewCard network={network} preview={network.show(facts)} lang={facts.lang} sourceOf={sourceOn(siteUrl)} />
        )}
      </ul>
    </>
  )
}

/** Beside the form: the launch page’s head, its row and its card. */
export const DraftPreview = ({ launch, ...rest }: Props) => (
  <aside class="draft-preview stack gap-2" aria-labelledby="preview-title" data-slot="preview">
    <h2 class="large" id="preview-title">
      Preview
    </h2>
    <p class="soft smaller">Launch page</p>
    <div class="draft-preview__page card clip launch pad-4" inert>
      <HeadPreview launch={launch} />
    </div>
    <SmallPreviews launch={launch} {...rest} />
  </aside>
)

type LaunchPreviewsProps = { launch: Launch; crawl: Crawl | null; siteUrl: string; now: Date }

/** How networks show a shared link to the launch page, and to the product’s own page as of its last audit. */
export function LaunchPreviews({ launch, crawl, siteUrl, now }: LaunchPreviewsProps) {
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
