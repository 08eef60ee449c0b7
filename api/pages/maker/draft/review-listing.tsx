import { hostOf } from '../../../../shared/hosts.ts'
import { linkRel } from '../../../domain/launch-plan.ts'
import { toProduct, type Launch } from '../../../domain/launch.ts'
import { asLive } from '../../launch/as-live.ts'
import { LaunchFacts } from '../../launch/launch-facts.tsx'
import { Gallery } from '../../launch/launch-gallery.tsx'
import { Logo } from '../../catalog/launch-row.tsx'
import { webUrl } from '../../parts/web-url.ts'

/** A preview of the launch page, made of the same parts. Only the maker's own links work. */
export function ReviewListing({ launch, siteUrl, now }: { launch: Launch; siteUrl: string; now: Date }) {
  const product = toProduct(asLive(launch, now), siteUrl)
  const { slug, name, tagline, url, logo, description, maker, firstComment } = launch
  const address = webUrl(url)
  return (
    <article class="review-frame launch" aria-label="The launch page">
      <header class="launch__head">
        <Logo address={logo} slug={slug} size={88} class="launch__logo" />
        <div class="launch__name">
          <h2 class="review-frame__name">
            <bdi>{name || 'No name yet'}</bdi>
          </h2>
          <p>
            <bdi>{tagline || 'No tagline yet'}</bdi>
          </p>
        </div>
        <div class="launch__actions">
          {address !== null && (
            <a class="sw-button" href={address} rel={linkRel(launch) ?? undefined} target="_blank">
              Visit {hostOf(address)}
            </a>
          )}
        </div>
      </header>
      <div class="launch__body">
        <div class="launch__main">
          <Gallery name={name} screenshots={launch.screenshots} />
          <div class="prose">
            {description === '' ? (
              <p class="soft">No description yet.</p>
            ) : (
              description.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph} dir="auto">
                  {paragraph}
                </p>
              ))
            )}
          </div>
          {firstComment !== null && (
            <div class="comment comment--first">
              <p class="comment__head">
                <b>
                  <bdi>{maker.name}</bdi>
                </b>
                {maker.handle !== null && <span> @{maker.handle}</span>} <span class="sw-chip">Maker</span>
              </p>
              <p class="comment__text" dir="auto">
                {firstComment}
              </p>
            </div>
          )}
        </div>
        <LaunchFacts product={product} />
      </div>
    </article>
  )
}
