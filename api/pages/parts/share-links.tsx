import { countEmbed } from '../../domain/count-embed.ts'
import type { LiveLaunch } from '../../domain/launch/launch.ts'
import { shareUrls, withOwnHandles, type ShareLink } from '../../domain/sharing.ts'
import { CopyLine } from './copy-line.tsx'
import { NetworkIcon } from './network-icon.tsx'
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
