import { countEmbed } from '../../domain/count-embed.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { shareUrls, withOwnHandles, type ShareLink } from '../../domain/sharing.ts'
import { CopyLine } from './code-block.tsx'
import { fixed } from './fixed.ts'
import { paths } from '../../../shared/paths.ts'

type Props = { launch: Pick<LiveLaunch, 'slug' | 'name' | 'tagline' | 'maker' | 'twitterUsername'>; siteUrl: string }

const summary = fixed(() => (
  <summary class="sw-button inline center gap-2 folds">
    <svg class="drawn" viewBox="0 0 18 18" width="18" height="18" stroke-width="1.6" aria-hidden="true">
      <path d="M9 11.5v-9m0 0L5.7 5.8M9 2.5l3.3 3.3M3 9.5v4.2c0 1 .8 1.8 1.8 1.8h8.4c1 0 1.8-.8 1.8-1.8V9.5" />
    </svg>
    Share
  </summary>
))

/** The Share menu of a launch: its link, the networks, and the code that embeds its vote count. */
export function ShareLinks({ launch, siteUrl }: Props) {
  const { slug, name, tagline } = launch
  const url = `${siteUrl}${paths.launch({ slug })}`
  return (
    <details class="share anchor">
      {summary()}
      <div class="share__menu edged lit stack gap-4 pad-4 rounded">
        <CopyLine text={url} label="Link to this launch" button="Copy link" />
        <NetworkLinks links={shareUrls({ url, text: withOwnHandles(`${name}: ${tagline}`, launch) })} page={{ url, title: name }} />
        <div>
          <p class="below-2 soft small">Embed the vote count</p>
          <CopyLine text={countEmbed(launch, siteUrl)} label="Embed code" button="Copy code" />
        </div>
      </div>
    </details>
  )
}

const networkName = fixed((network: string) => (
  <>
    <NetworkIcon network={network} />
    {network}
  </>
))

/** Plain links: nothing of a network is loaded before one is followed. */
export const NetworkLinks = ({ links, page }: { links: ShareLink[]; page?: { url: string; title: string } }) => (
  <ul class="share__networks grid gap-2">
    {page !== undefined && (
      // Scripts show it where the system has a share sheet.
      <li hidden data-share={page.url} data-share-title={page.title}>
        <button type="button" class="line center gap-2 small framed rounded-small whole pressable">
          Share with…
        </button>
      </li>
    )}
    {links.map(({ network, url }) => (
      <li key={network}>
        <a
          class="line center gap-2 small framed rounded-small no-line"
          href={url}
          target={network === 'Email' ? undefined : '_blank'}
          rel="noopener nofollow"
        >
          {networkName(network)}
        </a>
      </li>
    ))}
  </ul>
)

/** Drawn for a grid of 20 by 20, with strokes; simpler than the networks’ own marks. */
const strokes: Record<string, string> = {
  X: 'M4 4l12 12M16 4 4 16',
  Bluesky:
    'M10 10C8.6 7.2 6 4.6 4 4.3c-1.2 5.2.4 7.2 3.4 7.4-2.6.7-2.8 2.6-1.2 3.8 2 1.4 3.2-.6 3.8-2.2.6 1.6 1.8 3.6 3.8 2.2 1.6-1.2 1.4-3.1-1.2-3.8 3-.2 4.6-2.2 3.4-7.4-2 .3-4.6 2.9-6 5.7z',
  Mastodon: 'M12.5 17c-4 .8-8.5.2-8.5-5V8c0-3 2-4.5 6-4.5s6 1.5 6 4.5v2.5c0 2.5-1.5 3.5-6 3.5M7 11V8.3c0-2 3-2 3 0V10m0-1.7c0-2 3-2 3 0V11',
  LinkedIn: 'M3.5 3.5h13v13h-13zM6.8 9v4.5M6.8 6.5v.1M10 13.5V9m0 2c0-2.6 3.3-2.6 3.3 0v2.5',
  'Hacker News': 'M3.5 3.5h13v13h-13zM7 6.5l3 4.2 3-4.2M10 10.7V14',
  Reddit:
    'M10 7.5c4 0 6.5 1.9 6.5 4.5s-2.5 4.5-6.5 4.5S3.5 14.6 3.5 12 6 7.5 10 7.5zm0 0 .8-4 3.7.9M7.5 11.3v.1m5-.1v.1M7.5 14c1.5 1 3.5 1 5 0',
  Email: 'M3 5h14v10H3zm0 .5 7 5.5 7-5.5',
}

export const NetworkIcon = ({ network }: { network: string }) => (
  <svg class="drawn rigid" viewBox="0 0 20 20" width="18" height="18" stroke-width="1.5" aria-hidden="true">
    <path d={strokes[network]} />
  </svg>
)
