import { Notice } from '../parts/notice.tsx'
import type { Verdict } from './use-server.ts'
import { named, siteName } from '../service/site-name.ts'
import errors from './server-words.json' with { type: 'json' }

export function ServerVerdict({ verdict }: { verdict: Verdict }) {
  if (verdict.at === 'none') return null
  if (verdict.at === 'testing') return <p class="flat soft tiny">Connecting to {verdict.site}…</p>
  if (verdict.at === 'invalid') {
    return <Notice tone="fail" title="Enter a valid URL" says="For example: https://launches.example.org" />
  }
  const { site, saved, test } = verdict
  const denied = saved?.isAllowed === false && <p>Permission for {site} denied. Some features may not work.</p>
  if (test.ok) {
    return (
      <Notice tone={denied ? 'warn' : 'pass'} title={saved ? `Using ${site}` : `Found a ${siteName} server at ${site}`}>
        <p>
          {saved ? '' : 'Save to use it · '}
          {test.ms} ms
        </p>
        {denied}
      </Notice>
    )
  }
  const error = errors[test.reason]
  return (
    <Notice tone={test.reason === 'rate-limited' ? 'warn' : 'fail'} title={named(saved ? error.saved : error.tested)}>
      <p>
        {error.text} {test.status !== null && `(${site} returned ${test.status}.)`}
      </p>
      {denied}
    </Notice>
  )
}
