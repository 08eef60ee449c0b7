import { listingFields } from '../../../../shared/fields/listing-fields.ts'
import { hostOf } from '../../../../shared/hosts.ts'
import { paths } from '../../../../shared/paths.ts'
import { toProduct, type Launch } from '../../../domain/launch/launch.ts'
import { asLive } from '../../launch/as-live.ts'
import type { DraftValues } from './draft-values.ts'
import { launchHead } from '../../launch/launch-head.ts'
import { picturePath } from '../../launch/launch-picture.ts'
import { Picture } from '../../parts/picture.tsx'

type Props = { launch: Launch; values: DraftValues; siteUrl: string; now: Date }

/** The launch as a catalog row and as a shared link. Scripts keep both up to date while typing. */
export function DraftPreview({ launch, values, siteUrl, now }: Props) {
  const { screenshots, logo } = values
  const name = values.name.slice(0, listingFields.name.maxLength)
  const tagline = values.tagline.slice(0, listingFields.tagline.maxLength)
  const description = values.description.slice(0, listingFields.description.maxLength)
  const shown = { name: name || 'Name', tagline: tagline || 'Tagline' }
  const pictures = screenshots.filter((address) => URL.canParse(address, siteUrl))
  const product = toProduct({ ...asLive(launch, now), ...shown, description, logo: '/', screenshots: pictures }, siteUrl)
  const card = launchHead(product, siteUrl)
  return (
    <aside class="draft-preview stack gap-2" aria-labelledby="preview-title" data-preview>
      <h2 class="large" id="preview-title">
        Preview
      </h2>
      <p class="above-3 soft smaller">In the catalog</p>
      <div class="preview-row card grid gap-3 pad-3 tight wraps">
        <Picture address={logo} shape="logo" alt="" />
        <div>
          <p class="preview-row__name" dir="auto" data-shows="name" data-empty="Name">
            {shown.name}
          </p>
          <p dir="auto" data-shows="tagline" data-empty="Tagline">
            {shown.tagline}
          </p>
        </div>
      </div>
      <p class="above-3 soft smaller">When shared</p>
      <div class="social-card edged lit rounded clip" data-social-card>
        <Picture address={picturePath(launch, siteUrl)} shape="screenshot" alt="" />
        <div class="social-card__text pad-3 wraps">
          <p class="soft tiny">{hostOf(siteUrl)}</p>
          <p class="social-card__title bold" dir="auto" data-shows-title>
            {card.title}
          </p>
          <p class="soft smaller" dir="auto" data-shows="description" data-clip="158" data-empty={card.description}>
            {card.description}
          </p>
        </div>
      </div>
      <p class="above-2 small">
        {launch.status === 'live' ? (
          <a href={paths.launch(launch)}>View launch page</a>
        ) : (
          <a href={paths.draftReview(launch)}>Full page preview</a>
        )}
      </p>
    </aside>
  )
}
