import { shareUrls } from '../../../domain/sharing.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { pictureSize } from '../../../drawing/launch-picture/launch-picture.ts'
import { pictureOfLaunch } from '../../launch/launch-picture.ts'
import { toProduct } from '../../../domain/launch/launch.ts'
import { CopyLine } from '../../parts/copy-line.tsx'
import { NetworkLinks } from '../../parts/share-links.tsx'
import { BadgesToCopy } from '../../launch/badge-to-copy.tsx'
import { CountEmbeds } from './count-embeds.tsx'
import { PostsToCopy } from './posts-to-copy.tsx'
import { paths } from '../../../../shared/paths.ts'
import { dayMs } from '../../../../shared/durations.ts'

type Props = { launch: LiveLaunch; siteUrl: string; today: string }

/** What a maker shares of a live launch: links, posts, its picture, badges and its vote count. Open on launch day and the week after it. */
export function ShareLaunch({ launch, siteUrl, today }: Props) {
  const { slug, name, tagline, launchDate } = launch
  const url = `${siteUrl}${paths.launch({ slug })}`
  const days = (Date.parse(today) - Date.parse(launchDate)) / dayMs
  return (
    <section
      class={days < 7 ? 'share-launch share-launch--new lit pad-5 rounded' : 'share-launch'}
      id="share"
      aria-labelledby="share-title"
    >
      <h2 class="large headed" id="share-title">
        {days < 7 ? 'You’re live! Tell people.' : 'Share your launch'}
      </h2>
      <CopyLine text={url} label="Link to your launch" button="Copy link" />
      <NetworkLinks links={shareUrls({ url, text: `${name} is live: ${tagline}`, title: `${name}: ${tagline}` })} />
      <details open={days < 7}>
        <summary class="bold pressable">Ready-made posts</summary>
        <PostsToCopy launch={launch} url={url} />
      </details>
      <details open={days < 7}>
        <summary class="bold pressable">Social image</summary>
        <CardPicture launch={launch} siteUrl={siteUrl} />
      </details>
      <details>
        <summary class="bold pressable">Badges</summary>
        <p class="soft small" id="badges">
          Show it on your site or in a README. It links to your launch.
        </p>
        <BadgesToCopy launch={launch} siteUrl={siteUrl} />
      </details>
      <details>
        <summary class="bold pressable">Embed your vote count</summary>
        <CountEmbeds launch={launch} siteUrl={siteUrl} />
      </details>
    </section>
  )
}

function CardPicture({ launch, siteUrl }: Omit<Props, 'today'>) {
  const picture = pictureOfLaunch(toProduct(launch, siteUrl), siteUrl)
  const path = picture.url.slice(siteUrl.length)
  return (
    <div class="share-launch__picture grid left gap-3">
      <img
        class="whole framed rounded-small"
        src={path}
        {...{ width: pictureSize.width, height: pictureSize.height }}
        alt={picture.alt}
        loading="lazy"
      />
      <p>
        <a class="sw-button sw-button--small" href={path} download={`${launch.slug}.png`}>
          Download image
        </a>
      </p>
      <p class="soft small">Shown when your launch page is shared. 1200 × 630 pixels.</p>
    </div>
  )
}
