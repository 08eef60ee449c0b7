import { hostOf } from '../../../../shared/hosts.ts'
import { imageUrl } from '../../parts/web-url.ts'
import { videoPlayer } from './video-player.ts'
import { LazyImage } from '../../parts/picture.tsx'

type Props = { name: string; demoVideoUrl: string | null; screenshots: string[] }

/**
 * A poster that the page draws itself, from the first screenshot if there is one. Pressing it loads the player (browser/play-video.ts); without
 * scripts it is a link to the video. Videos elsewhere than on YouTube and Vimeo are a link among the facts.
 */
export function Video({ name, demoVideoUrl, screenshots }: Props) {
  const player = videoPlayer(demoVideoUrl)
  if (player === null || demoVideoUrl === null) return null
  const poster = screenshots.flatMap((address) => imageUrl(address) ?? [])[0]
  return (
    <figure class="video flat" data-video>
      <a
        class="video__poster in-middle no-line anchor clip"
        href={demoVideoUrl}
        rel="nofollow ugc"
        data-player={player.src}
        data-title={`${name}, demo video`}
        aria-describedby="video-source"
      >
        {poster !== undefined && <LazyImage class="whole covers" src={poster} alt="" width={1280} height={720} />}
        <span class="video__play raised pill inline center gap-3 bold">
          <svg viewBox="0 0 12 14" width="14" height="16" aria-hidden="true">
            <path d="M1 1.2v11.6L11 7z" />
          </svg>
          Play demo video
        </span>
      </a>
      <figcaption class="above-2 soft smaller" id="video-source">
        The video is on {player.site}. Nothing is loaded from <span class="unbroken">{hostOf(player.origin)}</span> until you play it.
      </figcaption>
    </figure>
  )
}
