import { shareUrls, launchPost, withOwnHandles, postLengthOn, postLimits, type PostNetwork } from '../../../domain/sharing.ts'
import { type LiveLaunch, toProduct } from '../../../domain/launch/launch.ts'
import { pictureSize } from '../../../drawing/launch-picture/launch-picture.ts'
import { pictureOfLaunch } from '../../launch/launch-picture.ts'
import { CopyLine } from '../../parts/code-block.tsx'
import { NetworkIcon, NetworkLinks } from '../../parts/share-links.tsx'
import { BadgesToCopy } from '../../launch/badge-to-copy.tsx'
import { paths } from '../../../../shared/paths.ts'
import { dayMs } from '../../../../shared/durations.ts'
import { countEmbed, embedPath, embedSizes, type EmbedLook } from '../../../domain/count-embed.ts'
import { LinkButton } from '../../parts/button.tsx'
import { CopyButton } from '../../../../shared/ui/copy-button.tsx'
import { countWords } from '../../../../shared/plural.ts'

type Props = { launch: LiveLaunch; siteUrl: string; today: string }

/** What a maker shares of a live launch: links, posts, its picture, badges and its vote count. Open on launch day and the week after it. */
export function ShareLaunch({ launch, siteUrl, today }: Props) {
  const { slug, name, tagline, launchDate } = launch
  const url = `${siteUrl}${paths.launch({ slug })}`
  const days = (Date.parse(today) - Date.parse(launchDate)) / dayMs
  return (
    <section
      class={days < 7 ? 'share-launch stack gap-4 share-launch--new lit pad-5 rounded' : 'share-launch stack gap-4'}
      id="share"
      aria-labelledby="share-title"
    >
      <h2 class={days < 7 ? 'heading' : 'large headed'} id="share-title">
        {days < 7 ? 'You’re live! Tell people.' : 'Share your launch'}
      </h2>
      <CopyLine text={url} label="Link to your launch" button="Copy link" />
      <NetworkLinks
        links={shareUrls({ url, text: withOwnHandles(`${name} is live: ${tagline}`, launch), title: `${name}: ${tagline}` })}
        page={{ url, title: name }}
      />
      <details open={days < 7}>
        <summary class="pad-y-10 bold pressable">Ready-made posts</summary>
        <PostsToCopy launch={launch} url={url} />
      </details>
      <details open={days < 7}>
        <summary class="pad-y-10 bold pressable">Social image</summary>
        <CardPicture launch={launch} siteUrl={siteUrl} />
      </details>
      <details>
        <summary class="pad-y-10 bold pressable">Badges</summary>
        <p class="soft small" id="badges">
          Show it on your site or in a README. It links to your launch.
        </p>
        <BadgesToCopy launch={launch} siteUrl={siteUrl} />
      </details>
      <details>
        <summary class="pad-y-10 bold pressable">Embed your vote count</summary>
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
        <LinkButton href={path} download={`${launch.slug}.png`} look="small" words="Download image" />
      </p>
      <p class="soft small">Shown when your launch page is shared. 1200 × 630 pixels.</p>
    </div>
  )
}

type Shown = { title: string; ground: 'light' | 'dark' | 'auto'; look: EmbedLook }

const shown: Shown[] = [
  { title: 'Matches the visitor’s system', ground: 'auto', look: { theme: 'auto', size: 'large' } },
  { title: 'For light pages', ground: 'light', look: { theme: 'light', size: 'large' } },
  { title: 'For dark pages', ground: 'dark', look: { theme: 'dark', size: 'large' } },
  { title: 'Small', ground: 'auto', look: { theme: 'auto', size: 'small' } },
]

const CountEmbeds = ({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) => (
  <>
    <p class="soft small">It always shows the current count, without cookies or scripts.</p>
    <div class="grounds grid">
      {shown.map(({ title, ground, look }) => (
        <figure class="stack top gap-2 flat" key={title}>
          <figcaption class="soft small">{title}</figcaption>
          <div class={`ground__page in-middle grid rounded-small edged ground__page--${ground}`}>
            <iframe
              class={`ground__frame edgeless ground__frame--${look.theme}`}
              src={embedPath(launch, look)}
              title={`Preview: ${title}`}
              {...embedSizes[look.size]}
              loading="lazy"
            ></iframe>
          </div>
          <CopyLine text={countEmbed(launch, siteUrl, look)} label={`Code: ${title}`} button="Copy code" />
        </figure>
      ))}
    </div>
    <p class="soft small">
      Editors that support oEmbed discovery, such as WordPress and Ghost, need no code: paste the link to your launch on a line of its own.
    </p>
  </>
)

/** A post for each network, written from the listing and the first comment. */
export const PostsToCopy = ({ launch, url }: { launch: LiveLaunch; url: string }) => (
  <div class="posts stack gap-2">
    {(Object.keys(postLimits) as PostNetwork[]).map((network, index) => {
      const post = launchPost(launch, url, network)
      return (
        <details class="post lit framed rounded-small" name="post" open={index === 0} key={network}>
          <summary class="row baseline between medium pressable folds">
            <span class="line center gap-2">
              <NetworkIcon network={network} />
              {network}
            </span>
            <span class="soft small light figures">
              {postLengthOn(network, post, url)} of {countWords(postLimits[network])} characters
            </span>
          </summary>
          <div class="pad-3" data-copy-scope>
            <pre class="post__text flat wraps" dir="auto" tabIndex={0} role="region" aria-label={`Post for ${network}`} data-copy-text="">
              {post}
            </pre>
            <p class="only-with-copy above-3">
              <CopyButton words="Copy post" class="sw-button--small" />
            </p>
          </div>
        </details>
      )
    })}
    {launch.firstComment === null && <p class="soft small">These posts include your first comment, once you write one.</p>}
  </div>
)
