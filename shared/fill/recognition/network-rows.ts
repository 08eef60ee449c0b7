import { foldWords } from '../texts/fold-words.ts'
import type { FieldName } from '../fields.ts'
import { around, fieldSelector } from '../page/walk-page.ts'
import { networkOf, networks } from '../values/match-network.ts'
import type { Read } from './read-control.ts'
import type { Recognized } from './recognize-field.ts'

/** Accounts that a listing may have, in the order in which rows take them. */
const accounts: readonly FieldName[] = ['twitter', 'linkedin', 'github']

/** Rows of a select with networks and a box for the address there: each takes one account that no other box asks for. */
export function withNetworks(reads: readonly Read[]): Read[] {
  const left = accounts.filter((account) => !reads.some(({ recognized }) => recognized.field === account))
  const found = new Map<Read, Recognized>()
  for (const [index, select] of reads.entries()) {
    const box = reads[index + 1]
    if (select.type !== 'select' || box === undefined || !isRow(select, box)) continue
    const offered = optionsOf(select)
    const field = left.find((account) => offered.includes(account))
    if (field === undefined) continue
    left.splice(left.indexOf(field), 1)
    const recognized = { field, confidence: 0.85, reason: 'it’s in a row with a list of networks', isGeneric: false } as const
    found.set(select, { ...recognized, part: 'network' }).set(box, recognized)
  }
  return reads.map((read) => {
    const recognized = found.get(read)
    return recognized === undefined ? read : { ...read, recognized, guessed: recognized }
  })
}

const optionsOf = ({ control }: Read): string[] =>
  [...(control as HTMLSelectElement).options].flatMap(({ text }) => networkOf(text) ?? (networks.test(foldWords(text)) ? 'other' : []))

/** “Social links” above the rows */
const ofNetworks = /^(?:social|soziale|reseaux|redes|reti|sociale|sociala) \p{L}+$|^社交/u

/** “How did you hear of us?” has networks, too, and a box beside it: that box asks for no address. */
function isRow(select: Read, box: Read): boolean {
  const [asks, says] = [select, box].map(({ evidence }) =>
    evidence.filter(({ source, meaning, words }) => meaning !== 'other' || (source !== 'name' && !ofNetworks.test(foldWords(words)))),
  )
  if (select.protection !== null || box.protection !== null || asks?.some(({ meaning }) => meaning === 'other')) return false
  const isAddress = box.type === 'url' || (box.type === 'text' && says?.some(({ meaning }) => meaning === 'url') === true)
  if (!isAddress || says?.every(({ meaning, isGeneric }) => meaning === 'url' && isGeneric) !== true) return false
  return optionsOf(select).length > 1 && isBeside(select.control, box.control)
}

/** Whether the nearest box around both holds nothing else to fill in. */
const isBeside = (select: HTMLElement, box: HTMLElement): boolean =>
  [...around(select)].find((element) => element.contains(box))?.querySelectorAll(fieldSelector).length === 2
