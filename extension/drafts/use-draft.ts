import { useEffect, useState } from 'preact/hooks'
import { noFields, toSending, toSubmission, type DraftFields, type Sending } from './draft-state.ts'
import { removeOldestEdits, submissionItem, editsItem } from './draft-storage.ts'
import type { ProductSite } from '../service/product-site.ts'
import { sendCommand } from '../service/send-command.ts'
import { useStored } from '../service/use-stored.ts'

export type Draft = {
  fields: DraftFields
  /** Whether the form holds edits instead of the suggestion. */
  isEdited: boolean
  sending: Sending
  change: (part: Partial<DraftFields>) => void
  reset: () => void
  send: () => void
}

/**
 * The draft for the page in the tab; null until there is something to show. Saves every keystroke, because a popup can close at any time, but none in a
 * private window.
 */
export function useDraft(site: ProductSite | null, suggested: DraftFields | null, now: number, isPrivate: boolean): Draft | null {
  const key = site?.key ?? ''
  const [edits, setEdits] = useState<DraftFields | null>()
  const submission = useStored(submissionItem(key))
  useEffect(() => {
    setEdits(undefined)
    void editsItem(key)
      .read()
      .then((stored) => setEdits(stored ? { ...noFields, ...stored.fields } : null))
  }, [key])
  const fields = edits ?? suggested
  if (site === null || edits === undefined || submission === undefined || fields === null) return null
  return {
    fields,
    isEdited: edits !== null,
    sending: toSending(submission, now),
    change: (part) => {
      const next = { ...fields, ...part }
      setEdits(next)
      if (isPrivate) return
      if (edits === null) void removeOldestEdits()
      void editsItem(key).write({ at: Date.now(), fields: next })
    },
    reset: () => {
      setEdits(null)
      void editsItem(key).remove()
    },
    send: () => void sendCommand({ type: 'send-draft', key, fields: toSubmission(site, fields) }),
  }
}
