import { countEmbed, embedPath, embedSizes, type EmbedLook } from '../../../domain/count-embed.ts'
import type { LiveLaunch } from '../../../domain/launch/launch.ts'
import { CopyLine } from '../../parts/copy-line.tsx'

type Shown = { title: string; ground: 'light' | 'dark' | 'auto'; look: EmbedLook }

const shown: Shown[] = [
  { title: 'Matches the visitor’s system', ground: 'auto', look: { theme: 'auto', size: 'large' } },
  { title: 'For light pages', ground: 'light', look: { theme: 'light', size: 'large' } },
  { title: 'For dark pages', ground: 'dark', look: { theme: 'dark', size: 'large' } },
  { title: 'Small', ground: 'auto', look: { theme: 'auto', size: 'small' } },
]

/** The code that shows the vote count on other sites, each with what it looks like. */
export function CountEmbeds({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) {
  return (
    <>
      <p class="soft small">It always shows the current count, without cookies or scripts.</p>
      <div class="grounds grid">
        {shown.map(({ title, ground, look }) => (
          <figure class="stack top gap-2 flat" key={title}>
            <figcaption class="soft small">{title}</figcaption>
            <div class={`ground__page grid rounded-small edged ground__page--${ground}`}>
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
        Editors that support oEmbed discovery, such as WordPress and Ghost, need no code: paste the link to your launch on a line of its
        own.
      </p>
    </>
  )
}
