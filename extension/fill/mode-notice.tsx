import { Notice } from '../parts/notice.tsx'
import type { FillPlan } from './fill-state.ts'

/** Why texts can only be copied on this page, if so. */
export function ModeNotice({ plan: { mode, item }, onAllow }: { plan: FillPlan; onAllow: () => void }) {
  if (mode.is === 'fill' || item === null) return null
  const { name } = item.directory
  if (mode.is === 'refused') {
    return (
      <Notice tone="warn" title={`${name} only accepts manual submissions`}>
        {mode.rule !== null && <p>Its rule: “{mode.rule}”</p>}
        <p>Slipway won’t fill this form. Copy the texts below.</p>
      </Notice>
    )
  }
  return (
    <Notice tone="info" title="This site isn’t in your plan">
      <p>You can copy your texts here, but Slipway won’t fill the form.</p>
      <p>
        <button type="button" class="link bare edgeless pressable" onClick={onAllow}>
          Allow filling this page once
        </button>
      </p>
    </Notice>
  )
}
