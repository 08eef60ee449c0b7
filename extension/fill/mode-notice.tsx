import { Notice } from '../popup/notice.tsx'
import type { FillPlan } from './fill-state.ts'

/** Why texts can only be copied on this page, if so. */
export function ModeNotice({ plan: { mode, item }, onAllow }: { plan: FillPlan; onAllow: () => void }) {
  if (mode.is === 'fill' || item === null) return null
  const { name } = item.directory
  if (mode.is === 'refused') {
    return (
      <Notice tone="warn" title={`${name} takes submissions from people only`}>
        {mode.rule !== null && <p>Its rule: “{mode.rule}”</p>}
        <p>Slipway fills nothing here. Copy the texts below.</p>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="Not a page of a directory in your plan">
      <p>Slipway only offers texts to copy here.</p>
      <p>
        <button type="button" class="link" onClick={onAllow}>
          Allow filling on this page once
        </button>
      </p>
    </Notice>
  )
}
