import { accentContrasts } from '../../../shared/ui/accent.ts'
import type { SiteValues } from '../../domain/settings/site-settings.ts'
import { addScript } from '../document/assets.ts'
import { lookStyles } from '../document/brand.ts'

const script = addScript('browser/preview-look.ts')

/** Both kinds of pages in the site’s color and font. While one is being chosen, a script shows it. */
export const LookPreview = ({ values }: { values: SiteValues }) => (
  <section class="stack gap-3 top" aria-labelledby="preview-title">
    <link rel="stylesheet" href={lookStyles(values)} data-look-styles />
    <script src={script} defer></script>
    <h2 class="large flat" id="preview-title">
      Preview
    </h2>
    {(['light', 'dark'] as const).map((scheme) => {
      const { text, button } = accentContrasts(values.accent, values.accentDark, scheme)
      return (
        <div key={scheme} class={`look-preview__page ink look-preview__page--${scheme} stack gap-3 left pad-5 framed rounded`}>
          <p class="heading look-preview__name">{values.name}</p>
          <p>
            {values.tagline} <span class="look-preview__link">A link</span>
          </p>
          <p class="row center gap-3">
            <span class="sw-button sw-button--primary">Launch</span>
            <span class="look-preview__chip smaller pill">Winner</span>
          </p>
          <p class="soft smaller" data-look-contrast={scheme}>
            Contrast: text {text.toFixed(1)}:1, buttons {button.toFixed(1)}:1
          </p>
        </div>
      )
    })}
  </section>
)
