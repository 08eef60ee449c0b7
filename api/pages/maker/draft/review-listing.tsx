import { hostOf } from '../../../../shared/hosts.ts'
import { linkRel, type Launch } from '../../../domain/launch/launch.ts'
import { asLive } from '../../launch/as-live.ts'
import { Description } from '../../launch/launch-description.tsx'
import { LaunchFacts } from '../../launch/launch-facts.tsx'
import { Gallery } from '../../launch/media/launch-gallery.tsx'
import { LaunchHeader } from '../../launch/launch-header.tsx'
import { Video } from '../../launch/media/launch-video.tsx'
import { webUrl } from '../../parts/web-url.ts'

/** A preview of the launch page, made of the same parts. Only the maker's own links work. */
export function ReviewListing({ launch, now }: { launch: Launch; now: Date }) {
  const { slug, name, tagline, url, logo, description, screenshots, demoVideoUrl, maker, firstComment } = launch
  const address = webUrl(url)
  return (
    <article class="review-frame edged above-4 rounded launch" aria-label="The launch page">
      <LaunchHeader launch={{ slug, logo, name: name || 'No name yet', tagline: tagline || 'No tagline yet' }} title="h2">
        {address !== null && (
          <a class="sw-button launch__visit" href={address} rel={linkRel(launch) ?? undefined} target="_blank">
            Visit {hostOf(address)}
          </a>
        )}
      </LaunchHeader>
      <div class="launch__body grid above-6">
        <div class="launch__main stack top gap-5">
          <Gallery name={name} screenshots={screenshots} />
          <Video name={name} demoVideoUrl={demoVideoUrl} screenshots={screenshots} />
          {description.trim() === '' ? <p class="soft small">No description yet.</p> : <Description text={description} />}
          {firstComment !== null && (
            <div class="comment comment--first card pad-4">
              <p class="comment__head row baseline soft small wraps">
                <b>
                  <bdi>{maker.name}</bdi>
                </b>
                {maker.handle !== null && <span> @{maker.handle}</span>} <span class="sw-chip">Maker</span>
              </p>
              <p class="comment__text above-1 wraps lines" dir="auto">
                {firstComment}
              </p>
            </div>
          )}
        </div>
        <LaunchFacts launch={asLive(launch, now)} />
      </div>
    </article>
  )
}
