import { agoWords } from '../../shared/ui/day-words.ts'
import type { ProductSite } from '../service/product-site.ts'
import { startWatch } from './start-watch.ts'
import type { WatchState } from './watch-state.ts'
import type { WatchedLine } from './watch-storage.ts'

/** `watched` is the last reload that the report includes. */
type Props = { site: ProductSite; state: WatchState; watched: WatchedLine | undefined; isPanel: boolean; now: number }

/** What the report includes of the page in a separate window, or why it doesn’t; a press opens it without running the whole audit again. */
export const WatchCard = ({ site, state, watched, isPanel, now }: Props) => (
  <section class="watch card grid gap-3 pad-3" aria-label="In a separate window">
    <div>
      <h2 class="flat">In a separate window</h2>
      <p class="soft tiny tight">
        {watched
          ? resultWords(watched, now)
          : 'Loads this page without cache, at phone width and in dark mode, then pages such as prices, and tries them out without sending anything.'}
      </p>
      {state.at === 'failed' && <p class="bad tiny tight">{state.message}</p>}
    </div>
    <button type="button" class="sw-button self-left" onClick={() => void startWatch(site, isPanel ? 'panel' : 'popup')}>
      {watched ? 'Reload again' : 'Open and check'}
    </button>
  </section>
)

const resultWords = ({ at, desktop, phone }: WatchedLine, now: number): string => {
  const widths = phone === null ? `${desktop} px` : `${desktop} and ${phone} px`
  return `Reloaded ${agoWords(at, now)} at ${widths}. The findings are in this report.`
}
