import { median, ratioOf } from './rounds.ts'

/** A line of the table. `figure` is what the target speaks of: a ratio of costs, or ours alone. Less is better, but for what `scaled` makes. */
export type Row = {
  id: string
  what: string
  ours: string
  peer: string
  ratio: number | null
  target: string
  isMet: boolean | null
  note?: string
}

export type Unit = 'µs' | 'ms' | 'kB' | 'MB'

export function inUnit(figure: number, unit: Unit): string {
  return `${figure.toFixed(figure < 1 ? 3 : figure < 10 ? 2 : figure < 100 ? 1 : 0)} ${unit}`
}

type Compared = {
  id: string
  what: string
  unit: Unit
  ours: number[]
  theirs: number[]
  peer: string
  atMost: number | null
  note?: string
}

/** A row whose target is a ratio to a peer of the same run. */
export function compare({ unit, ours, theirs, peer, atMost, ...row }: Compared): Row {
  const ratio = ratioOf(ours, theirs)
  return {
    ...row,
    ours: inUnit(median(ours), unit),
    peer: `${inUnit(median(theirs), unit)} ${peer}`,
    ratio,
    target: atMost === null ? 'reported' : `ratio <= ${Number(atMost.toPrecision(3))}`,
    isMet: atMost === null ? null : ratio <= atMost,
  }
}

type Scaled = { id: string; what: string; ours: number[]; theirs: number[]; peer: string; atLeast: number | null; note?: string }

/** A row of answers a second, of which there should be so many times the peer's. */
export function scaled({ ours, theirs, peer, atLeast, ...row }: Scaled): Row {
  const ratio = ratioOf(ours, theirs)
  return {
    ...row,
    ours: `${Math.round(median(ours))} /s`,
    peer: `${Math.round(median(theirs))} /s ${peer}`,
    ratio,
    target: atLeast === null ? 'reported' : `ratio >= ${atLeast}`,
    isMet: atLeast === null ? null : ratio >= atLeast,
  }
}

type Bounded = { id: string; what: string; unit: Unit; ours: number; peer?: string; ratio?: number; atMost: number; note?: string }

/** A row whose target is an absolute figure. */
export const bound = ({ unit, ours, peer = '', ratio, atMost, ...row }: Bounded): Row => ({
  ...row,
  ours: inUnit(ours, unit),
  peer,
  ratio: ratio ?? null,
  target: `<= ${atMost} ${unit}`,
  isMet: ours <= atMost,
})

/** A row of a figure that has a target, or is only reported. */
export const told = ({ atMost, ...row }: Omit<Bounded, 'atMost'> & { atMost: number | null }): Row =>
  atMost === null ? { ...bound({ ...row, atMost: 0 }), target: 'reported', isMet: null } : bound({ ...row, atMost })

type Counted = { id: string; what: string; ours: number; theirs: number; peer: string; note: string }

/** A row of two counts, whose target is not to have the higher one. */
export const counted = ({ ours, theirs, peer, ...row }: Counted): Row => ({
  ...row,
  ours: String(ours),
  peer: `${theirs} ${peer}`,
  ratio: null,
  target: '<= the peer’s',
  isMet: ours <= theirs,
})

/** What a reader needs to tell a stall of ours from one of the machine: ours round by round, those of an idle process at the same time, and what our main thread did. */
export function stallNote(stalls: readonly number[], idle: readonly number[], turns: readonly number[], more = ''): string {
  const list = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1)).join(', ')
  const own = inUnit(Math.max(...turns), 'ms')
  return `By rounds ${list(stalls)} ms; an idle process at the same time ${list(idle)} ms. Our main thread itself worked ${own} at most in one turn. ${more}`.trim()
}

/** A row for what does not happen at all. */
export const missing = (id: string, what: string, target: string, note: string): Row => ({
  id,
  what,
  ours: '-',
  peer: '',
  ratio: null,
  target,
  isMet: false,
  note,
})

/** A row for what this machine cannot measure. */
export const skipped = (id: string, what: string, note: string): Row => ({ ...missing(id, what, 'reported', note), isMet: null })
