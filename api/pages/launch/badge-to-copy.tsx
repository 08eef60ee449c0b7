import { paths } from '../../../shared/paths.ts'
import { badgeEmbed, badgeMarkdown, badgePath } from '../../../shared/audit/snippets.ts'
import type { Launch, LiveLaunch } from '../../domain/launch/launch.ts'
import { CopyLine } from '../parts/code-block.tsx'
import { CopyButton } from '../../../shared/ui/copy-button.tsx'
import { siteName } from '../../domain/settings/current-site.ts'
import { badgeWords } from '../../../shared/ui/launch-words.ts'
import { Section } from '../parts/section.tsx'

type Props = { launch: Pick<Launch, 'slug' | 'name'>; siteUrl: string }

/** The badge, and its HTML with a copy button. Needs a parent with `data-copy-scope`. */
export const BadgeToCopy = ({ launch, siteUrl }: Props) => (
  <>
    <img class="block self-left" src={paths.badge(launch)} width={220} height={48} alt={`Badge: Find us on ${siteName()}`} />
    <pre
      class="sw-fix__snippet flat wraps sunken framed rounded-small"
      tabIndex={0}
      role="region"
      aria-label="Badge HTML"
      data-copy-text=""
    >
      <code>{badgeEmbed(launch, siteUrl)}</code>
    </pre>
    <p class="only-with-copy">
      <CopyButton words="Copy HTML" class="sw-button--small" />
    </p>
  </>
)

const grounds = { light: 'For light pages', dark: 'For dark pages' } as const

/** The badge in light and dark, each on a page like the one it’s for, as HTML and Markdown. */
export const BadgesToCopy = ({ launch, siteUrl }: Props) => (
  <div class="grounds grid">
    {(['light', 'dark'] as const).map((theme) => (
      <figure class="stack top gap-2 flat" key={theme}>
        <figcaption class="soft small">{grounds[theme]}</figcaption>
        <div class={`ground__page in-middle grid rounded-small edged ground__page--${theme}`}>
          <img src={badgePath(launch.slug, theme)} width={220} height={48} alt={`Badge in ${theme} colors`} />
        </div>
        <CopyLine text={badgeEmbed(launch, siteUrl, theme)} label={`HTML for the ${theme} badge`} button="Copy HTML" />
        <CopyLine text={badgeMarkdown(launch, siteUrl, theme)} label={`Markdown for the ${theme} badge`} button="Copy Markdown" />
      </figure>
    ))}
  </div>
)

/** Shown to the maker only: the badge for their website, and whether we found it there. */
export function OwnBadge({ launch, siteUrl }: { launch: LiveLaunch; siteUrl: string }) {
  const { badge } = launch
  return (
    <Section name="badge" class="own-badge card stack gap-3 pad-4 small" data-copy-scope look="large" title="Your badge">
      <p>
        <b>{badgeWords[badge.status]}.</b> {badge.reason}
      </p>
      <BadgeToCopy launch={launch} siteUrl={siteUrl} />
    </Section>
  )
}
