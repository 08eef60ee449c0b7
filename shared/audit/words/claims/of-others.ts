import { once } from '../../../once.ts'
import type { TextBlock } from '../../../page/page.ts'
import { anyOf } from '../../../whole-words.ts'
import written from './of-others.json' with { type: 'json' }

const others = once(() => anyOf(written.others))

/** How many texts below a label, such as “Host:”, are of the one that it names. */
const below = 4

/**
 * Whether a text is, from what it says `before` a place, about somebody whom the site works with or answers to, such as its host, whose address and phone French law
 * demands.
 */
export function isOfOthers(blocks: readonly Pick<TextBlock, 'text' | 'heading'>[], at: number, before: string): boolean {
  const heading = blocks[at]?.heading ?? ''
  const labels = blocks
    .slice(Math.max(0, at - below), at)
    .flatMap((one) => (one.heading === heading && one.text.length < 60 ? [one.text] : []))
  const [label] = labels.filter((one) => /[:：]$/.test(one) || others().test(one)).slice(-1)
  return others().test(`${heading} ${label ?? ''} ${before}`)
}
