import { openOptions, openTab } from '../service/open-tab.ts'
import { Notice } from '../parts/notice.tsx'
import type { AccountFailure } from './account-response.ts'

/** Fields whose errors the draft form shows itself. */
const formFields = ['name', 'tagline', 'description', 'categories', 'pricing']

/** Why a request on behalf of the account failed. The button at the bottom of the popup tries again. */
export function AccountFailureNotice({ failure, now }: { failure: AccountFailure; now: number }) {
  switch (failure.kind) {
    case 'unconnected':
      return (
        <Notice tone="warn" title="Not connected">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'rate-limited':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="Slow down">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'conflict': {
      const { url } = failure
      return (
        <Notice tone="info" title="Already listed">
          <p>{failure.message}</p>
          {url !== null && (
            <p>
              <button type="button" class="link bare edgeless pressable" onClick={() => void openTab(url)}>
                View launch
              </button>
            </p>
          )}
        </Notice>
      )
    }
    case 'invalid': {
      const others = Object.entries(failure.fieldErrors).filter(([field]) => !formFields.includes(field))
      const words = others.flatMap(([, messages]) => messages).join(' ')
      return (
        <Notice tone="fail" title="Couldn’t create draft">
          <p>{words === '' ? 'Fix the highlighted fields.' : words}</p>
        </Notice>
      )
    }
    case 'no-response':
    case 'service':
      return (
        <Notice tone="fail" title={failure.kind === 'service' ? 'Unexpected server response' : 'No response from the server'}>
          <p>{failure.message}</p>
          <p>
            <button type="button" class="link bare edgeless pressable" onClick={openOptions}>
              Check the server URL in Options
            </button>
          </p>
        </Notice>
      )
  }
}
