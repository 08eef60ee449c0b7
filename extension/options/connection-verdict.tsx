import type { Verdict } from './use-options.ts'
import { Notice } from '../popup/notice.tsx'

const faults = {
  unreachable: {
    title: 'Saved, but nothing answers there',
    text: 'Is the service running, and is the address right? The browser gave no further reason.',
  },
  'not-slipway': {
    title: 'Saved, but that is no Slipway service',
    text: 'Something answers at this address, but not with a launch catalog.',
  },
  refused: { title: 'Saved, and a service answers', text: 'It asks to wait, because it was called too often. That settles by itself.' },
}

/** What was found at the saved address. */
export function ConnectionVerdict({ verdict }: { verdict: Verdict }) {
  if (verdict.at === 'none') return null
  if (verdict.at === 'testing') return <p class="hint">Asking {verdict.site} …</p>
  if (verdict.at === 'invalid') {
    return (
      <Notice tone="fail" title="That is not the address of a site">
        <p>It should look like https://launches.example.org.</p>
      </Notice>
    )
  }
  const { site, allowed, test } = verdict
  const permission = allowed ? null : (
    <p>You did not allow access to {site}. The audit still works where the service lets every site call it.</p>
  )
  if (test.ok) {
    return (
      <Notice tone={allowed ? 'pass' : 'warn'} title={`Slipway answers at ${site}`}>
        <p>The catalog answered in {test.ms} ms.</p>
        {permission}
      </Notice>
    )
  }
  const { title, text } = faults[test.reason]
  return (
    <Notice tone={test.reason === 'refused' ? 'warn' : 'fail'} title={title}>
      <p>
        {text} {test.status !== null && `(${site} answered ${test.status}.)`}
      </p>
      {permission}
    </Notice>
  )
}
