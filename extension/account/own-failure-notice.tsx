import { openOptions, openTab } from '../browser/open-tab.ts'
import type { OwnFailure } from './own-answer.ts'
import { Notice } from '../popup/notice.tsx'

/** Fields that the form shows the fault of itself. */
const shownBeside = ['name', 'tagline', 'description', 'categories', 'pricing']

/** Why a call in the account's name brought nothing. The way on is the button below it. */
export function OwnFailureNotice({ failure, now }: { failure: OwnFailure; now: number }) {
  switch (failure.kind) {
    case 'unconnected':
      return (
        <Notice tone="warn" title="There is no connection">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'rate-limited':
      return failure.until <= now ? null : (
        <Notice tone="warn" title="The service asks to wait">
          <p>{failure.message}</p>
        </Notice>
      )
    case 'conflict': {
      const { url } = failure
      return (
        <Notice tone="info" title="This product is known already">
          <p>{failure.message}</p>
          {url !== null && (
            <p>
              <button type="button" class="link" onClick={() => void openTab(url)}>
                Open its page
              </button>
            </p>
          )}
        </Notice>
      )
    }
    case 'invalid': {
      const elsewhere = Object.entries(failure.fieldErrors).filter(([field]) => !shownBeside.includes(field))
      const said = elsewhere.flatMap(([, messages]) => messages).join(' ')
      return (
        <Notice tone="fail" title="The draft was not created">
          <p>{said === '' ? 'See what is said beside the fields.' : said}</p>
        </Notice>
      )
    }
    case 'service':
      return (
        <Notice tone="fail" title="The service did not answer as it should">
          <p>{failure.message}</p>
          <p>
            <button type="button" class="link" onClick={openOptions}>
              Check its address in the options
            </button>
          </p>
        </Notice>
      )
  }
}
