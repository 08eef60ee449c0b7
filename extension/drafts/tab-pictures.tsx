import { useState } from 'preact/hooks'
import { endpoints } from '../../shared/paths/endpoints.ts'
import { ask, readFailure, type AccountResult } from '../account/account-response.ts'
import { readStoredToken } from '../account/account-storage.ts'
import { TextButton } from '../parts/text-button.tsx'
import type { ApiResponse } from '../service/api-response.ts'
import { captureWindow } from '../service/capture-window.ts'
import { fits } from '../service/fits.ts'
import { keepAwake } from '../service/keep-awake.ts'
import { useStored } from '../service/use-stored.ts'
import { picturesItem } from './draft-storage.ts'

const uploadMs = 30_000
/** As many as a submission takes (interface section 4.5). */
const maxScreenshots = 5

/** Screenshots of the tab, taken by a press and handed in at once: the draft is sent with their URLs. */
export function TabPictures({ siteKey }: { siteKey: string }) {
  const item = picturesItem(siteKey)
  const { urls = [] } = useStored(item) ?? {}
  const [says, setSays] = useState('')
  const write = (next: string[]) => item.write({ at: Date.now(), urls: next })

  async function take(): Promise<void> {
    setSays('Adding the screenshot…')
    const result = await upload().catch(() => null)
    if (result === null) return setSays('This page can’t be captured.')
    if (!result.ok) return setSays(result.failure.message)
    await write([...new Set([...urls, result.value])])
    setSays('Screenshot added.')
  }

  return (
    <section class="stack gap-2" aria-label="Screenshots">
      <div class="line between baseline gap-2 soft tiny">
        <span class="ink bold">Screenshots</span>
        <span class="figures">
          {urls.length} / {maxScreenshots}
        </span>
      </div>
      {urls.length > 0 && (
        <ul class="list tab-pictures grid gap-2">
          {urls.map((url, at) => (
            <li key={url}>
              <img class="rounded-small edged" src={url.replace(/\d+\.webp$/, '320.webp')} alt={`Screenshot ${at + 1}`} />
              <TextButton words="Remove" onPress={() => void write(urls.filter((each) => each !== url))} />
            </li>
          ))}
        </ul>
      )}
      {urls.length < maxScreenshots && (
        <button type="button" class="sw-button sw-button--small" onClick={() => void take()}>
          Add screenshot of this tab
        </button>
      )}
      <p class="flat soft tiny" role="status">
        {says}
      </p>
    </section>
  )
}

/** The URL of what the tab shows. Throws if the browser doesn’t capture such a page. */
async function upload(): Promise<AccountResult<string>> {
  const data = await captureWindow({ format: 'png' })
  const token = await readStoredToken()
  return keepAwake((client) => ask(client, { path: endpoints.addPicture(), token, json: { data } }, readPictureResponse), {
    timeoutMs: uploadMs,
  })
}

function readPictureResponse(response: ApiResponse, site: string, now: number): AccountResult<string> {
  const { status, body } = response
  const isOwn = (value: unknown) => typeof value === 'string' && URL.parse(value)?.origin === site
  const isResult = (value: unknown): value is { url: string } => fits(value, { url: isOwn })
  if (status === 200 && isResult(body)) return { ok: true, value: body.url }
  return { ok: false, failure: readFailure(response, site, now) }
}
