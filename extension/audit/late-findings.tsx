import { useRef, useState } from 'preact/hooks'
import { splitDetail } from '../../shared/audit/check.ts'
import { StatusIcon } from '../../shared/ui/status-icon.tsx'
import { TextButton } from '../parts/text-button.tsx'
import type { SiteReport } from './site-report.ts'
import type { TabState } from './tab-state.ts'

type Check = SiteReport['checks'][number]

const isOpen = ({ status }: Check) => status !== 'pass'

/**
 * What the accessibility check has found after the list was drawn: nothing may move under the reader’s pointer, so that waits in a line above the list until
 * it’s pressed. Nothing waits if there was no open finding to move, or if something else has changed meanwhile.
 */
export function useLateFindings(report: SiteReport | null, { page, last }: Pick<TabState, 'page' | 'last'>) {
  const [pressed, setPressed] = useState('')
  const drawn = useRef<{ key: string; ids: Set<string> }>({ key: '', ids: new Set() })
  const key = page.at === 'read' ? [page.local.url, page.loadedAt, page.watched?.at, last?.at].join(' ') : ''
  const open = report?.checks.filter(isOpen) ?? []
  if (page.at === 'read' && page.accessibility === 'checking') drawn.current = { key, ids: new Set(open.map(({ id }) => id)) }
  const { key: at, ids } = drawn.current
  const waits = at === key && ids.size > 0 && pressed !== key && page.at === 'read'
  return { late: waits ? open.filter(({ id }) => !ids.has(id)) : [], onShow: () => setPressed(key) }
}

const words = { checking: 'Checking accessibility…', unknown: 'Accessibility couldn’t be checked on this page.' }
const checked = 'Accessibility checked with axe-core (WCAG 2.2 AA).'

type Props = { page: TabState['page']; late: readonly Check[]; onShow: () => void }

/** The state of the accessibility check, on one line that is there from the start. */
export function AccessibilityLine({ page, late: [worst, ...others], onShow }: Props) {
  const state = page.at === 'read' ? page.accessibility : 'checking'
  return (
    <div class="accessibility-line line center gap-2 tiny" role="status">
      {worst && <StatusIcon status={worst.status} />}
      <p class="accessibility flat clip unbroken shrinks grows soft">
        {worst ? (
          <>
            <span class="sw-hidden">Accessibility checked: </span>
            <b class="ink">{splitDetail(worst.detail).headline}</b>
          </>
        ) : state === undefined ? (
          checked
        ) : (
          words[state]
        )}
      </p>
      {worst && <TextButton words={`Show ${others.length + 1} more`} onPress={onShow} />}
    </div>
  )
}
