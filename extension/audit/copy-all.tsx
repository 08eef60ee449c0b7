import { useEffect, useState } from 'preact/hooks'
import type { Check } from '../../shared/schemas/readiness.ts'
import { locale } from '../../shared/locale.ts'

const shownForMs = 1600
const words = { ready: 'Copy all for my agent', copied: 'Copied', failed: 'Couldn’t copy' }

/** All open fixes in order, as one prompt in Markdown: the page’s URL, each finding with its fix, and what to check afterwards. */
export async function allFixes(url: string, score: number, checks: readonly Check[]): Promise<string> {
  const { toAgentPrompt } = await import('../../shared/audit/export/agent-prompt.ts')
  const day = new Date().toLocaleDateString(locale, { dateStyle: 'long' })
  const marker = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return toAgentPrompt({ url, score, checks: [...checks], day, link: null }, marker)
}

/** What was copied last, for a moment. */
export function useCopying() {
  const [state, setState] = useState<keyof typeof words>('ready')
  useEffect(() => {
    if (state === 'ready') return
    const timer = setTimeout(() => setState('ready'), shownForMs)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async (text: string | Promise<string>) => {
    const done = Promise.resolve(text).then((ready) => navigator.clipboard.writeText(ready))
    setState(await done.then(() => 'copied' as const).catch(() => 'failed' as const))
  }
  return { state, copy }
}

/** Copies the fixes of everything that is open and not checked off. */
export function CopyAll({ url, score, checks }: { url: string; score: number; checks: readonly Check[] }) {
  const { state, copy } = useCopying()
  return (
    <button type="button" class="sw-button sw-button--small" onClick={() => void copy(allFixes(url, score, checks))}>
      <span role="status">{words[state]}</span>
    </button>
  )
}
