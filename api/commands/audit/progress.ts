import { printable } from '../terminal.ts'

/** Shows what the command is doing. On a terminal, each line replaces the last; elsewhere, as in a CI log, nothing is printed. */
export type Progress = { say: (text: string) => void; end: () => void }

export function showProgress(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { say: () => {}, end: () => {} }
  const write = (text: string) => void stream.write(`\r\u001b[K${printable(text).slice(0, stream.columns - 1)}`)
  return { say: write, end: () => write('') }
}
