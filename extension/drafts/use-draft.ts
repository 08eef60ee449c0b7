import { useEffect, useState } from 'preact/hooks'
import { noFields, toSending, toSubmission, type DraftFields, type Sending } from './draft-state.ts'
import { forgetOldestTyped, submissionItem, typedItem } from './draft-storage.ts'
import type { ProductSite } from '../browser/product-site.ts'
import { sendCommand } from '../browser/send-command.ts'
import { useStored } from '../browser/use-stored.ts'

export type Draft = {
  fields: DraftFields
  /** Something was typed, so that the page's own words are no longer in sight. */
  isTyped: boolean
  sending: Sending
  change: (part: Partial<DraftFields>) => void
  startOver: () => void
  send: () => void
}

/** The draft of the product in the tab; null until there is something to show. Every letter is kept, as a popup may close at any time. */
export function useDraft(site: ProductSite | null, suggested: DraftFields | null, now: number): Draft | null {
  const key = site?.key ?? ''
  const [typed, setTyped] = useState<DraftFields | null>()
  const submission = useStored(submissionItem(key))
  useEffect(() => {
    setTyped(undefined)
    void typedItem(key)
      .read()
      .then((kept) => setTyped(kept?.fields ?? null))
  }, [key])
  const fields = typed ?? suggested
  if (site === null || typed === undefined || submission === undefined || fields === null) return null
  return {
    fields,
    isTyped: typed !== null,
    sending: toSending(submission, now),
    change: (part) => {
      const next = { ...noFields, ...fields, ...part }
      if (typed === null) void forgetOldestTyped()
      setTyped(next)
      void typedItem(key).write({ at: Date.now(), fields: next })
    },
    startOver: () => {
      setTyped(null)
      void typedItem(key).remove()
    },
    send: () => void sendCommand({ type: 'send-draft', key, fields: toSubmission(site, fields) }),
  }
}
