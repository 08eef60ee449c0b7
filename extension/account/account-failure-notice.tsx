import { openOptions, openTab } from '../service/open-tab.ts'
import { Notice } from '../parts/notice.tsx'
import { TextButton } from '../parts/text-button.tsx'
import type { AccountFailure } from './account-response.ts'

/** Fields whose errors the draft form shows itself. */
const formFields = ['name', 'tagline', 'description', 'categories', 'pricing']

/** Why a request on behalf of the account failed. The button at the bottom of the popup tries again. */
export function AccountFailureNotice({ failure, now }: { failure: AccountFailure; now: number }) {
  const { kind, message } = failure
  if (kind === 'unconnected') return <Notice tone="warn" title="Not connected" says={message} />
  if (kind === 'rate-limited') return failure.until <= now ? null : <Notice tone="warn" title="Slow down" says={message} />
  if (kind === 'not-allowed') {
    const { code, connectUrl } = failure.link
    return (
      <Notice tone="info" title="Filling forms needs your submission plans">
        <p>Allow the extension to read them and your prepared texts. The page that opens shows the code {code}.</p>
        <p>
          <TextButton words="Allow access to plans" onPress={() => void openTab(connectUrl)} />
        </p>
      </Notice>
    )
  }
  if (kind === 'conflict') {
    const { url } = failure
    return (
      <Notice tone="info" title="Already listed" says={message}>
        {url !== null && (
          <p>
            <TextButton words="View launch" onPress={() => void openTab(url)} />
          </p>
        )}
      </Notice>
    )
  }
  if (kind === 'invalid') {
    const others = Object.entries(failure.fieldErrors).filter(([field]) => !formFields.includes(field))
    const words = others.flatMap(([, messages]) => messages).join(' ')
    return <Notice tone="fail" title="Couldn’t create draft" says={words === '' ? 'Fix the highlighted fields.' : words} />
  }
  return (
    <Notice tone="fail" title={kind === 'service' ? 'Unexpected server response' : 'No response from the server'} says={message}>
      <p>
        <TextButton words="Check the server URL in Options" onPress={openOptions} />
      </p>
    </Notice>
  )
}
