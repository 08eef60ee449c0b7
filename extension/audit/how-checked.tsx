import { isPrivateHost } from '../../shared/hosts.ts'
import { agoWords } from '../../shared/ui/day-words.ts'
import { CopyButton } from '../../shared/ui/copy-button.tsx'
import type { ProductSite } from '../service/product-site.ts'
import { toWatchState } from '../watch/watch-state.ts'
import { WatchCard } from '../watch/watch-card.tsx'
import { ReportPage } from './full/report-page.tsx'
import type { PageState, TabState } from './tab-state.ts'

type Props = { site: ProductSite; state: TabState; server: string; isPanel: boolean; now: number }

/** What the findings are based on. It’s below them, because nobody has to read it to fix something. */
export function HowChecked({ site, state, server, isPanel, now }: Props) {
  const { page, last } = state
  const watch = toWatchState(state.watchJob, now)
  const watched = page.at === 'read' ? page.watched : undefined
  return (
    <section class="stack gap-2" aria-label="How this page was checked">
      {!state.isIncognito && <p class="flat soft tiny">{noteOn(page, last?.at ?? null, now)}</p>}
      {last?.isKept && !state.isIncognito && <ReportPage site={site} tabId={state.tabId} />}
      {page.at === 'read' && watch.at !== 'running' && (last !== null || watch.at === 'failed' || watched) && (
        <WatchCard site={site} state={watch} watched={watched} isPanel={isPanel} now={now} />
      )}
      {site.isPrivate && last === null && !isPrivateHost(new URL(server).hostname) && <LocalNote url={site.url} server={server} />}
    </section>
  )
}

function noteOn(page: PageState, auditedAt: number | null, now: number): string {
  if (auditedAt === null) {
    return 'This tab only. The full audit also opens the page in a separate window, at phone width and in dark mode, and tries it out, which your analytics may count as visits. Your browser asks for permission once. Our crawler checks headers, files, links and duplicates.'
  }
  return `Full audit ${agoWords(auditedAt, now)}${page.at === 'read' ? ', plus this tab now' : ''}.`
}

/** To a remote server, a local URL means its own computer. */
export const LocalNote = ({ url, server }: { url: string; server: string }) => (
  <div class="card stack gap-2 pad-3" data-copy-scope>
    <p class="flat soft tiny">
      {new URL(server).host} can’t reach a page on your computer. For a full audit, run this in your copy of the software:
    </p>
    <pre class="sw-fix__snippet flat wraps sunken framed rounded-small" tabIndex={0} role="region" aria-label="Command" data-copy-text="">
      <code>npm run audit -- {url}</code>
    </pre>
    <p class="sw-fix__actions flat">
      <CopyButton words="Copy command" class="sw-button--small" />
    </p>
  </div>
)
